import Documents
package import Foundation
import Glibc
import Timeline
import Vault

/// Makes the waveform of an interview, or takes it from the file it was kept in.
package enum PeaksMaker {
  /// The name of the file in the interview's folder in which the waveform is kept; it can be thrown away.
  package static let fileName = PeaksFile.name

  /// Bytes read at a time.
  private static let pieceBytes = 1 << 20
  /// A growing recording is not written again for less than this.
  private static let secondsWorthKeeping: Int64 = 10

  /// The waveform of all parts on the one time line.
  ///
  /// Sound that was looked at before is not read again: what is kept in `peaks.lfpk` counts as far as the parts are as
  /// they were (name, place, size, time of last change), and a last part that has grown is read from where it ended.
  /// Of sealed sound the waveform is sealed as well, in `peaks.lfpk.age`.
  /// The file is then written anew, mode 0600, by a rename; where that is not possible the waveform is given back all
  /// the same. Takes about 0.2 s for 2 hours that are read for the first time; for a thread that may be kept busy.
  ///
  /// - Parameters:
  ///   - parts: The sound, in any order; what cannot be read is silence, see `Peaks.missingParts`.
  ///   - folder: The interview's folder; only regular files directly in it are opened, no links.
  ///   - reusing: Off to read all sound again.
  ///   - progress: Called about every MiB with the share that is done, 0 to 1; never when nothing has to be read.
  ///   - isCancelled: Asked as often; by default whether the current task is cancelled.
  /// - Throws: `CancellationError`; `SoundError`: `fileUnreadable` when not one part can be read or the disk fails,
  ///   `badRequest` for positions that no recording can have.
  package static func peaks(
    of parts: [PlayablePart], in folder: URL, reusing: Bool = true, progress: (Double) -> Void = { _ in },
    isCancelled: () -> Bool = { Task.isCancelled }
  ) throws -> Peaks {
    let folder = try TrustedFolder(folder)
    let line = try PartLine(parts, in: folder)
    let identity = parts.lazy.compactMap(\.identity).first
    let stamps = PartStamp.stamps(of: line)
    let kept = reusing ? read(in: folder, identity).flatMap { $0.rate == line.rate ? $0 : nil } : nil
    if let kept, kept.stamps == stamps, kept.frames == line.length {
      return Peaks(rate: kept.rate, frames: kept.frames, levels: kept.levels, missingParts: line.missing)
    }
    let block = Int64(Peaks.blockFrames(at: line.rate))
    let unchanged = kept.map { min(PartStamp.unchanged($0.stamps, stamps), $0.frames) } ?? 0
    let blocks = Int(unchanged / block)
    var scan = PeakScan(
      blockFrames: Int(block), channels: line.channels,
      after: kept.map { Array($0.levels[0].prefix(2 * blocks)) } ?? [])
    try read(line, from: Int64(blocks) * block, into: &scan, progress: progress, isCancelled: isCancelled)
    let peaks = Peaks(
      rate: line.rate, frames: line.length, finest: scan.finish(), missingParts: line.missing)
    let hasOnlyGrown = kept.map { unchanged == $0.frames && $0.stamps.count == stamps.count } ?? false
    if !hasOnlyGrown || line.length - unchanged >= secondsWorthKeeping * Int64(line.rate.hertz) {
      keep(PeaksFile(peaks, stamps).bytes, in: folder, identity)
    }
    return peaks
  }

  private static func read(
    _ line: PartLine, from start: Int64, into scan: inout PeakScan, progress: (Double) -> Void,
    isCancelled: () -> Bool
  ) throws {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceBytes, alignment: 64)
    defer { buffer.deallocate() }
    var done: Int64 = 0
    for piece in line.pieces(of: start..<max(start, line.length)) {
      guard let part = piece.part else {
        scan.silence(piece.frames)
        done += piece.frames
        continue
      }
      var position: Int64 = 0
      while position < piece.frames {
        if isCancelled() { throw CancellationError() }
        let frames = min(piece.frames - position, Int64(pieceBytes / part.frameBytes))
        let bytes = UnsafeMutableRawBufferPointer(rebasing: buffer[..<(Int(frames) * part.frameBytes)])
        try part.read(from: piece.fileFrame + position, into: bytes)
        scan.take(
          UnsafeRawBufferPointer(bytes), sampleBytes: part.sampleBytes, isBigEndian: part.isBigEndian)
        position += frames
        progress(Double(done + position) / Double(line.length - start))
      }
      done += piece.frames
    }
  }

  private static func name(_ identity: AgeIdentity?) -> String {
    PeaksFile.name + (identity == nil ? "" : SealedName.ending)
  }

  private static func read(in folder: TrustedFolder, _ identity: AgeIdentity?) -> PeaksFile? {
    let source = try? PartBytes.open(name(identity), identity: identity) { folder.open($0) }
    // 240 hours have 230 MB
    guard let source, source.length < 1 << 28 else { return nil }
    return source.bytes(at: 0, count: Int(source.length)).flatMap { PeaksFile($0) }
  }

  /// Keeps a waveform where it can be kept; it can be made again.
  private static func keep(_ bytes: [UInt8], in folder: TrustedFolder, _ identity: AgeIdentity?) {
    var kept = bytes
    if let identity {
      guard let sealed = try? AgeFile.seal(Data(bytes), to: [identity.recipient]) else { return }
      kept = Array(sealed)
    }
    _ = folder.replace(name(identity), with: kept)
  }
}
