package import Timeline

/// A stretch during which the interviewee had the device and answered the questions of one section alone.
package struct Handover: Hashable, Sendable, Codable {
  /// Identifier of the event that began it.
  package var id: String
  /// The section.
  package var section: String
  /// Where it began.
  package var since: Frame
  /// Where the interviewer had the device again, or the sitting ended; `nil` while it lasts.
  package var end: Frame?
  /// Whether the interviewee reached the end of the section.
  package var isFinished = false
}

/// A word of the interviewer's own that was touched while a question was answered.
package struct Keyword: Hashable, Sendable, Codable {
  /// Identifier of the event that set it.
  package var id: String
  /// The word.
  package var word: String
  /// When it was touched.
  package var frame: Frame
}
