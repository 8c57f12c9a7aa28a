import Documents
import Timeline
import Wording

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
  /// Bytes of the file, unsealed, when it was opened.
  let fileBytes: Int64
  /// When the file was written last, in nanoseconds since 1970.
  let modified: Int64

  private let source: any ByteSource
  private let dataOffset: Int64
  private let decoder: PartDecoder?

  /// Reads the header; nil when there is no sound in what `source` reads, which was written last at `modified`.
  init?(_ source: any ByteSource, name: String, modified: Int64) {
    self.source = source
    self.modified = modified
    fileBytes = source.length
    if let layout = SampleLayout(source) {
      (rate, channels, sampleBytes) = (layout.rate, layout.channels, layout.sampleBytes)
      (isBigEndian, frames, dataOffset) = (layout.isBigEndian, layout.frames, layout.dataOffset)
      decoder = nil
    } else if let file = try? SoundFile(source, name: name) {
      (rate, channels, sampleBytes) = (file.rate, file.channels, file.bits / 8)
      (isBigEndian, frames, dataOffset) = (false, file.length, 0)
      decoder = PartDecoder(file)
    } else {
      return nil
    }
  }

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
    let filled: Int
    do throws(UnreadableBytes) {
      filled = try source.read(at: start, into: buffer)
    } catch {
      throw SoundError(
        .fileUnreadable, "a sound file cannot be read: \(error.message)", hint: "check the disk")
    }
    return filled - filled % frameBytes
  }
}
