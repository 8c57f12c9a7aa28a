import Foundation
import Timeline
import Wording

/// All parts of an interview, held open, on the one time line. A hole between two parts is silence, an overlap
/// belongs to the later part, as in the player; other than there a part that cannot be read becomes silence too.
struct PartLine: Sendable {
  /// The frames from `firstFrame` up to, not including, `end` are taken from `part`.
  struct Entry: Sendable {
    /// The file's name.
    let name: String
    /// nil where the file cannot be read, or has another rate or number of channels than the first one.
    let part: OpenPart?
    let firstFrame: Int64
    let end: Int64
  }

  /// Frames that lie side by side in one file, or in none.
  struct Piece {
    let part: OpenPart?
    /// The first of them, counted in the file.
    let fileFrame: Int64
    let frames: Int64
  }

  let entries: [Entry]
  let rate: SampleRate
  let channels: Int
  /// Most bytes of a sample in any part.
  let sampleBytes: Int
  /// Frames up to the end of the last part.
  let length: Int64

  /// Names of the files that are silence here although they should be sound.
  var missing: [String] { entries.filter { $0.part == nil }.map(\.name) }

  // Ten days: a firstFrame beyond it is damage, and would fill memory with the waveform of nothing.
  private static let mostSeconds: Int64 = 864_000

  /// Opens every part of `folder`.
  ///
  /// - Throws: `fileUnreadable` when not one of them can be read, `badRequest` for impossible positions.
  init(_ parts: [PlayablePart], in folder: TrustedFolder) throws(SoundError) {
    let parts = parts.sorted { $0.firstFrame < $1.firstFrame }
    var failure: SoundError?
    var opened = parts.map { part in
      do throws(SoundError) {
        return try folder.open(part)
      } catch {
        failure = failure ?? error
        return nil
      }
    }
    guard let shape = opened.lazy.compactMap({ $0 }).first else {
      throw failure
        ?? SoundError(
          .fileUnreadable,
          parts.isEmpty ? "the interview has no sound" : "none of the interview's sound files can be read",
          hint: parts.isEmpty ? nil : "`leitfaden library check` says what is missing")
    }
    for index in opened.indices
    where opened[index]?.rate != shape.rate || opened[index]?.channels != shape.channels {
      opened[index] = nil
    }
    let most = Self.mostSeconds * Int64(shape.rate.hertz)
    var entries: [Entry] = []
    for (index, part) in parts.enumerated() {
      let first = part.firstFrame.index
      let frames = opened[index]?.frames ?? max(0, part.frames ?? 0)
      let next = index + 1 < parts.count ? parts[index + 1].firstFrame.index : .max
      guard (0...most).contains(first), frames <= most - first else {
        throw SoundError(.badRequest, "\(part.url.lastPathComponent) cannot lie at frame \(first)")
      }
      entries.append(
        Entry(
          name: part.url.lastPathComponent, part: opened[index], firstFrame: first,
          end: min(first + frames, next)))
    }
    self.entries = entries
    (rate, channels) = (shape.rate, shape.channels)
    sampleBytes = opened.compactMap { $0?.sampleBytes }.max() ?? shape.sampleBytes
    length = entries.last?.end ?? 0
  }

  /// What `range` of the time line is made of, in order and without a hole; nothing beyond the end.
  func pieces(of range: Range<Int64>) -> [Piece] {
    var pieces: [Piece] = []
    var position = max(0, range.lowerBound)
    let end = min(range.upperBound, length)
    for entry in entries where position < end && position < entry.end {
      if position < entry.firstFrame {
        let hole = min(entry.firstFrame, end) - position
        pieces.append(Piece(part: nil, fileFrame: 0, frames: hole))
        position += hole
      }
      let frames = min(entry.end, end) - position
      guard frames > 0 else { continue }
      pieces.append(Piece(part: entry.part, fileFrame: position - entry.firstFrame, frames: frames))
      position += frames
    }
    return pieces
  }
}
