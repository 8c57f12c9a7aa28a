import CSndFile
import Documents
import Foundation
import Timeline
import Vault
import Wording

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
  /// Open for libsndfile, which does not close it.
  private let file: FileBytes?
  /// What libsndfile reads through, if not the file itself.
  private let bytes: VirtualFile?

  /// Opens the file and reads its header. Where a sealed one was changed it is silent.
  ///
  /// - Throws: `fileUnreadable`.
  convenience init(_ url: URL, identity: AgeIdentity? = nil) throws(SoundError) {
    if SealedName.isSealed(url.lastPathComponent) {
      guard let source = try SealedSound.open(url, identity: identity, damage: .silence) else {
        throw Self.missing(url)
      }
      try self.init(source, name: url.lastPathComponent)
      return
    }
    var info = SF_INFO()
    // libsndfile would wait for whoever writes into a pipe of that name
    guard let file = try? FileBytes(opening: url.path, followsLinks: false) else {
      guard FileManager.default.fileExists(atPath: url.path) else { throw Self.missing(url) }
      throw Self.unreadable(url.path)
    }
    guard let handle = sf_open_fd(file.descriptor, Int32(SFM_READ), &info, Int32(SF_FALSE)) else {
      throw Self.unreadable(url.path)
    }
    self.init(handle, info, file: file)
  }

  /// Reads the header of what `source` reads.
  ///
  /// - Throws: `fileUnreadable`.
  convenience init(_ source: any ByteSource, name: String) throws(SoundError) {
    var info = SF_INFO()
    let bytes = VirtualFile(source)
    guard let handle = bytes.open(&info) else { throw Self.unreadable(name) }
    self.init(handle, info, bytes: bytes)
  }

  private static func missing(_ url: URL) -> SoundError {
    SoundError(
      .fileUnreadable, "the sound file \(url.path) does not exist", hint: "was it moved out of the library?")
  }

  private static func unreadable(_ name: String) -> SoundError {
    SoundError(
      .fileUnreadable, "the sound file \(name) cannot be read: \(String(cString: sf_strerror(nil)))",
      hint:
        "take it from a backup or from the second copy; `leitfaden library check` finds what else is damaged")
  }

  private init(_ handle: OpaquePointer, _ info: SF_INFO, file: FileBytes? = nil, bytes: VirtualFile? = nil) {
    self.handle = handle
    (self.file, self.bytes) = (file, bytes)
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
