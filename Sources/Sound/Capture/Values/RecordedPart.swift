package import Timeline

/// One file of a recording.
package struct RecordedPart: Codable, Sendable, Equatable {
  /// Counted from 1 over all sittings of an interview.
  package var number: Int
  /// The file's name inside the interview's folder.
  package var file: String
  /// Where on the time line the file's first frame lies.
  package var firstFrame: Frame
  /// Length in frames.
  package var frames: Int64

  /// Makes a part.
  package init(number: Int, file: String, firstFrame: Frame, frames: Int64) {
    self.number = number
    self.file = file
    self.firstFrame = firstFrame
    self.frames = frames
  }
}
