/// A stretch of the recording: from `start` up to, not including, `end`.
package struct Span: Hashable, Sendable, Codable {
  /// First frame of the stretch.
  package var start: Frame
  /// First frame after the stretch; never before `start`.
  package var end: Frame

  /// Makes a stretch; an `end` before `start` becomes `start`.
  package init(start: Frame, end: Frame) {
    self.start = start
    self.end = max(start, end)
  }

  /// Length in frames.
  package var frames: Int64 { end - start }

  /// Whether `frame` lies inside.
  package func contains(_ frame: Frame) -> Bool { start <= frame && frame < end }
}
