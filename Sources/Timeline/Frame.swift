/// A position on the sound of an interview: whole frames (one sample per channel) since the recording began,
/// counted over all its parts.
///
/// Everything that happens in an interview is placed by a `Frame`. Seconds and time codes are made at the
/// edges; wall-clock time is a label and never used for arithmetic.
package struct Frame: Hashable, Comparable, Sendable {
  /// Frames since the start of the recording; never negative in a stored interview.
  package var index: Int64

  /// The start of the recording.
  package static let zero = Frame(0)

  /// Makes the position `index` frames after the start.
  package init(_ index: Int64) { self.index = index }

  /// Orders positions in time.
  package static func < (left: Frame, right: Frame) -> Bool { left.index < right.index }

  /// The position `frames` later.
  package static func + (left: Frame, frames: Int64) -> Frame { Frame(left.index + frames) }

  /// The position `frames` earlier; may lie before the start.
  package static func - (left: Frame, frames: Int64) -> Frame { Frame(left.index - frames) }

  /// The number of frames from `right` to `left`.
  package static func - (left: Frame, right: Frame) -> Int64 { left.index - right.index }

  /// This position as seconds, for display and for formats that know only seconds.
  package func seconds(at rate: SampleRate) -> Double { rate.seconds(frames: index) }
}

extension Frame: Codable {
  /// Reads a bare integer.
  package init(from decoder: any Decoder) throws {
    index = try decoder.singleValueContainer().decode(Int64.self)
  }

  /// Writes a bare integer.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(index)
  }
}
