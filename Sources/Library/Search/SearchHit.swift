/// A place that was found by its words.
package struct SearchHit: Hashable, Sendable {
  /// What was found.
  package enum Kind: String, Sendable, Codable, CaseIterable {
    /// The wording of a question that was visited or answered.
    case question
    /// A note.
    case note
    /// The label of a mark.
    case mark
    /// A keyword that stands for a question.
    case keyword
    /// What was said during a visit.
    case transcript
    /// The title of an interview.
    case title
  }

  /// The interview it was found in.
  package var interview: InterviewSummary
  /// What was found.
  package var kind: Kind
  /// Where on the sound it lies: the own frame of a note, mark or keyword, a question's first visit, the
  /// beginning of a transcribed visit; 0 for a title.
  package var frame: Int64
  /// The question it belongs to, if any.
  package var question: String?
  /// A piece of the text around the words found, which stand between « and ».
  package var snippet: String
}
