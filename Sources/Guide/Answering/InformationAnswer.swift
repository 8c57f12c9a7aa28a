package import Wording

/// A text to show or read aloud, with pictures, sounds and films; nothing is answered.
package enum InformationAnswer: AnswerKind {
  /// `info`
  package static let id = "info"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a text to read", group: .talk, picture: .info, example: "“The next questions are about your work.”",
    widget: nil,
    formats: KindFormats(xlsForm: .whole, limeSurvey: .whole, queXML: .elsewhere, redcap: .whole))

  /// None.
  package static let hasValue = false

  /// Nothing to type.
  package static func expectation(for question: Question) -> Sentence { "" }

  /// Always refuses.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    throw AnswerProblem("\(question.id) only informs: there is nothing to answer; write a note instead")
  }

  /// None.
  package static func statistics(for question: Question) -> [StatisticsVariable] { [] }

  /// None.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] { [] }

  /// Empty.
  package static func text(for value: AnswerValue, of question: Question) -> String { "" }
}
