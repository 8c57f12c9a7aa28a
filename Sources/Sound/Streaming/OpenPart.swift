import Foundation
import Glibc
import Timeline

/// One sound file, held open and read at any place, by any number of threads at once.
///
/// Whole-number WAV and CAF files are read as they are; anything else goes through libsndfile, one thread at a time.
final class OpenPart: Sendable {
  let rate: SampleRate
  let channels: Int
  /// Bytes of a sample as `read` delivers it.
  let sampleBytes: Int
  /// Whether `read` delivers a sample's most significant byte first.
  let isBigEndian: Bool
  /// Frames in the file when it was opened.
  let frames: Int64
  /// Bytes of the file when it was opened.
  let fileBytes: Int64
  /// When the file was written last, in nanoseconds since 1970.
  let modified: Int64

  private let descriptor: Int32
  private let dataOffset: Int64
  private let decoder: PartDecoder?

  /// Takes `descriptor` over and reads the header; nil when there is no sound behind it.
  init?(_ descriptor: Int32, name: String) {
    guard let status = FileStatus(descriptor) else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    (fileBytes, modified) = (status.bytes, status.modified)
    if let layout = SampleLayout(descriptor) {
      (rate, channels, sampleBytes) = (layout.rate, layout.channels, layout.sampleBytes)
      (isBigEndian, frames, dataOffset) = (layout.isBigEndian, layout.frames, layout.dataOffset)
      decoder = nil
    } else if let file = try? SoundFile(descriptor: descriptor, name: name) {
      (rate, channels, sampleBytes) = (file.rate, file.channels, file.bits / 8)
      (isBigEndian, frames, dataOffset) = (false, file.length, 0)
      decoder = PartDecoder(file)
    } else {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }

  /// Bytes of a frame as `read` delivers it.
  var frameBytes: Int { channels * sampleBytes }

  /// Fills `buffer`, a whole number of frames, with the sound from `frame` on. What is not in the file (any more)
  /// becomes silence, so that a part that was cut short meanwhile shifts nothing.
  ///
  /// - Throws: `fileUnreadable` when the disk fails.
  func read(from frame: Int64, into buffer: UnsafeMutableRawBufferPointer) throws(SoundError) {
    let filled = if let decoder { decoder.read(from: frame, into: buffer) } else { try copy(frame, buffer) }
    UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]).initializeMemory(as: UInt8.self, repeating: 0)
  }

  private func copy(_ frame: Int64, _ buffer: UnsafeMutableRawBufferPointer) throws(SoundError) -> Int {
    let start = dataOffset + frame * Int64(frameBytes)
    var filled = 0
    while filled < buffer.count {
      let got = pread(
        descriptor, buffer.baseAddress.map { $0 + filled }, buffer.count - filled,
        off_t(start) + off_t(filled))
      if got < 0 && errno == EINTR { continue }
      guard got >= 0 else {
        throw SoundError(
          .fileUnreadable, "a sound file cannot be read: \(String(cString: strerror(errno)).lowercased())",
          hint: "check the disk")
      }
      if got == 0 { break }
      filled += got
    }
    return filled - filled % frameBytes
  }
}
