package import Foundation
package import Timeline

/// The whole interview as one WAV file that is nowhere on disk: what a browser plays and seeks in by byte ranges.
///
/// The files are opened once and held; `byteCount` and every byte are those of that moment, also while the last part
/// is still growing (make a new one to hear more). Frame N of the time line lies at `dataOffset + N * bytesPerFrame`,
/// always: holes between parts and parts that cannot be read are silence. Little-endian, with as many bits as the
/// deepest part has. May be read by any number of threads at once.
package struct SoundStream: Sendable {
  /// Bytes of the whole file.
  package let byteCount: Int64
  /// Bytes in front of the first frame: 44 for 16 bits and one or two channels, more for others.
  package let dataOffset: Int64
  /// Bytes of a frame.
  package let bytesPerFrame: Int
  /// Frames on the time line.
  package let frames: Int64
  /// Frames per second.
  package let rate: SampleRate
  /// Channels.
  package let channels: Int
  /// A strong HTTP entity tag, quotes included: another one as soon as a file was written to.
  package let etag: String
  /// Names of the files that are silence because they are missing, damaged, outside of the folder, or of another
  /// rate or number of channels than the first readable one.
  package let missingParts: [String]
  /// What HTTP calls it.
  package let contentType = "audio/wav"

  private let line: PartLine
  private let header: [UInt8]

  /// Opens the parts; cost does not depend on their lengths.
  ///
  /// - Parameters:
  ///   - parts: The sound, in any order. A missing one is as long as its `frames` says, or reaches to the next.
  ///   - folder: The interview's folder; only regular files directly in it are opened, no links.
  /// - Throws: `SoundError`: `fileUnreadable` when none of them can be read, `badRequest` for positions that no
  ///   recording can have.
  package init(parts: [PlayablePart], in folder: URL) throws {
    let line = try PartLine(parts, in: TrustedFolder(folder))
    let header = WaveHeader(
      rate: line.rate, channels: line.channels, sampleBytes: line.sampleBytes, frames: line.length)
    self.line = line
    self.header = header.bytes
    bytesPerFrame = line.channels * line.sampleBytes
    (frames, rate, channels) = (line.length, line.rate, line.channels)
    dataOffset = Int64(header.bytes.count)
    byteCount = dataOffset + frames * Int64(bytesPerFrame) + header.padding
    missingParts = line.missing
    var hash = WordHash()
    hash.add(header.bytes)
    for stamp in PartStamp.stamps(of: line) { hash.add(stamp.bytes) }
    etag = "\"\(String(hash.value, radix: 16))\""
  }

  /// The bytes of `range`, as far as there are any: at most `range.count`, fewer only behind the end. Reads no more
  /// of the files than that, so large ranges are best asked for in pieces of some 100 KiB.
  ///
  /// - Throws: `SoundError` `fileUnreadable` when the disk fails. A file that was cut short since is silence.
  package func read(_ range: Range<Int64>) throws -> [UInt8] {
    let range = range.clamped(to: 0..<byteCount)
    guard !range.isEmpty else { return [] }
    var bytes: [UInt8] = []
    if range.lowerBound < dataOffset {
      bytes += header[Int(range.lowerBound)..<Int(min(range.upperBound, dataOffset))]
    }
    let size = Int64(bytesPerFrame)
    let sound =
      max(0, range.lowerBound - dataOffset)..<max(0, min(range.upperBound - dataOffset, frames * size))
    if !sound.isEmpty {
      let first = sound.lowerBound / size
      let all = try self.sound(first..<(sound.upperBound + size - 1) / size)
      let skipped = Int(sound.lowerBound - first * size)
      if bytes.isEmpty && skipped == 0 && all.count == sound.count {
        bytes = all
      } else {
        bytes += all[skipped..<skipped + sound.count]
      }
    }
    if bytes.count < range.count { bytes.append(0) }
    return bytes
  }

  private func sound(_ range: Range<Int64>) throws -> [UInt8] {
    let count = range.count * bytesPerFrame
    return try [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      let target = UnsafeMutableRawBufferPointer(buffer)
      for piece in line.pieces(of: range) {
        let size = Int(piece.frames) * bytesPerFrame
        let place = UnsafeMutableRawBufferPointer(rebasing: target[initialized..<initialized + size])
        if let part = piece.part {
          try SampleWidth.fill(place, from: part, at: piece.fileFrame, sampleBytes: line.sampleBytes)
        } else {
          place.initializeMemory(as: UInt8.self, repeating: 0)
        }
        initialized += size
      }
    }
  }
}
