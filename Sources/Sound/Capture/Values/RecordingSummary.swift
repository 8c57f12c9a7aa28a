package import Timeline

/// What a recording came to, once it is stopped and on disk.
package struct RecordingSummary: Sendable, Equatable {
  /// The files of this sitting, in order; together they cover the time line without hole or overlap.
  package var parts: [RecordedPart]
  /// The stretches of sound that were lost.
  package var gaps: [Gap]
  /// The first frame after the recording.
  package var end: Frame

  /// Makes a summary.
  package init(parts: [RecordedPart], gaps: [Gap], end: Frame) {
    self.parts = parts
    self.gaps = gaps
    self.end = end
  }
}
