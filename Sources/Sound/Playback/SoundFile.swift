import CSndFile
import Foundation
import Timeline

/// One open sound file, read as 32-bit samples. Integer sound comes out exactly (shifted to the top bits),
/// floating-point and compressed sound is scaled by 2^31 and clamped.
final class SoundFile {
  let rate: SampleRate
  let channels: Int
  /// Frames in the file.
  let length: Int64
  /// Bits a sample really has: 16, 24 or 32.
  let bits: Int
  private let handle: OpaquePointer
  private let isInteger: Bool
  private var floats: [Float] = []

  /// Opens the file and reads its header.
  ///
  /// - Throws: `fileUnreadable`.
  convenience init(_ url: URL) throws(SoundError) {
    var info = SF_INFO()
    guard let handle = sf_open(url.path, Int32(SFM_READ), &info) else {
      let exists = FileManager.default.fileExists(atPath: url.path)
      throw SoundError(
        .fileUnreadable,
        exists
          ? "the sound file \(url.path) cannot be read: \(String(cString: sf_strerror(nil)))"
          : "the sound file \(url.path) does not exist",
        hint: exists ? "`leitfaden library check` repairs damaged files" : "was it moved out of the library?")
    }
    self.init(handle, info)
  }

  /// Reads the header of an open file, whose file position is then moved by each read. It stays the caller's to
  /// close, after this object has gone.
  ///
  /// - Throws: `fileUnreadable`.
  convenience init(descriptor: Int32, name: String) throws(SoundError) {
    var info = SF_INFO()
    guard let handle = sf_open_fd(descriptor, Int32(SFM_READ), &info, 0) else {
      throw SoundError(
        .fileUnreadable, "the sound file \(name) cannot be read: \(String(cString: sf_strerror(nil)))",
        hint: "`leitfaden library check` repairs damaged files")
    }
    self.init(handle, info)
  }

  private init(_ handle: OpaquePointer, _ info: SF_INFO) {
    self.handle = handle
    rate = SampleRate(Int(info.samplerate))
    channels = Int(info.channels)
    length = max(0, Int64(info.frames))
    switch Int(info.format) & Int(SF_FORMAT_SUBMASK) {
    case Int(SF_FORMAT_PCM_S8), Int(SF_FORMAT_PCM_U8), Int(SF_FORMAT_PCM_16): (isInteger, bits) = (true, 16)
    case Int(SF_FORMAT_PCM_24): (isInteger, bits) = (true, 24)
    case Int(SF_FORMAT_PCM_32): (isInteger, bits) = (true, 32)
    case Int(SF_FORMAT_FLOAT), Int(SF_FORMAT_DOUBLE): (isInteger, bits) = (false, 24)
    default: (isInteger, bits) = (false, 16)
    }
  }

  deinit { sf_close(handle) }

  /// Makes `frame` the next one read; cost does not depend on the file's length for PCM.
  ///
  /// - Returns: Whether the file allowed it.
  func seek(to frame: Int64) -> Bool {
    sf_seek(handle, sf_count_t(frame), Int32(SEEK_SET)) == sf_count_t(frame)
  }

  /// Appends up to `frames` frames, interleaved, to `samples`.
  ///
  /// - Returns: The number of frames read; 0 at the end.
  func read(_ frames: Int, into samples: inout [Int32]) -> Int {
    let start = samples.count
    samples.append(contentsOf: repeatElement(0, count: frames * channels))
    let got = isInteger ? readIntegers(frames, &samples, start) : readFloats(frames, &samples, start)
    samples.removeLast((frames - got) * channels)
    return got
  }

  private func readIntegers(_ frames: Int, _ samples: inout [Int32], _ start: Int) -> Int {
    samples.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return 0 }
      return max(0, Int(sf_readf_int(handle, base + start, sf_count_t(frames))))
    }
  }

  // sf_readf_int would cast floats to -1, 0 and 1, and its scaling option reads the whole file first.
  private func readFloats(_ frames: Int, _ samples: inout [Int32], _ start: Int) -> Int {
    if floats.count < frames * channels { floats = [Float](repeating: 0, count: frames * channels) }
    let got = floats.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return 0 }
      return max(0, Int(sf_readf_float(handle, base, sf_count_t(frames))))
    }
    for index in 0..<(got * channels) { samples[start + index] = Self.integer(floats[index]) }
    return got
  }

  private static func integer(_ value: Float) -> Int32 {
    guard value.isFinite else { return 0 }
    let scaled = Double(value) * 2_147_483_648
    return Int32(min(max(scaled.rounded(), -2_147_483_648), 2_147_483_647))
  }
}
