package import Wording

/// Talk only: the answer is on the sound. No value is ever stored for it.
package enum OpenAnswer: AnswerKind {
  /// `open`
  package static let id = "open"

  /// What is known of it.
  package static let sheet = KindSheet(
    "talk", group: .talk, picture: .talk, example: "“Tell me how it began.”",
    widget: nil,
    formats: KindFormats(
      xlsForm: .kind(InformationAnswer.id), limeSurvey: .kind(LongTextAnswer.id),
      queXML: .kind(LongTextAnswer.id), redcap: .left))

  /// None.
  package static let hasValue = false

  /// Nothing to type.
  package static func expectation(for question: Question) -> Sentence { "" }

  /// Always refuses.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    throw AnswerProblem("\(question.id) is an open question: its answer is the talk; write a note instead")
  }

  /// None.
  package static func statistics(for question: Question) -> [StatisticsVariable] { [] }

  /// None.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] { [] }

  /// Empty.
  package static func text(for value: AnswerValue, of question: Question) -> String { "" }
}
