/// A text to show or read aloud; nothing is answered.
package enum InformationAnswer: AnswerKind {
  /// `info`
  package static let id = "info"

  /// Nothing to type.
  package static func hint(for question: Question) -> String { "" }

  /// Always refuses.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    throw AnswerProblem("\(question.id) only informs: there is nothing to answer; write a note instead")
  }

  /// None.
  package static func columns(for question: Question) -> [AnswerColumn] { [] }

  /// None.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] { [] }

  /// Empty.
  package static func text(for value: AnswerValue, of question: Question) -> String { "" }
}
