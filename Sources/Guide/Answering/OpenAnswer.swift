/// Talk only: the answer is on the sound. No value is ever stored for it.
package enum OpenAnswer: AnswerKind {
  /// `open`
  package static let id = "open"

  /// Nothing to type.
  package static func hint(for question: Question) -> String { "" }

  /// Always refuses.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    throw AnswerProblem("\(question.id) is an open question: its answer is the talk; write a note instead")
  }

  /// None.
  package static func columns(for question: Question) -> [AnswerColumn] { [] }

  /// None.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] { [] }

  /// Empty.
  package static func text(for value: AnswerValue, of question: Question) -> String { "" }
}
