package import Wording

/// Gender, a single choice whose labels the guide may change. The codes `F` and `M` are those of other questionnaire
/// programs.
package enum GenderAnswer: AnswerKind {
  /// `gender`
  package static let id = "gender"

  /// What is known of it.
  package static let sheet = KindSheet(
    "gender", group: .choose, picture: .one, example: "○ female  ○ male  ○ non-binary",
    parts: KindParts(.labels, with: [.menu]),
    widget: .choice, comparisons: .codes,
    formats: KindFormats(
      xlsForm: .kind(SingleAnswer.id), limeSurvey: .kind(SingleAnswer.id), queXML: .kind(SingleAnswer.id),
      redcap: .left))

  /// The codes with their labels.
  package static func expectation(for question: Question) -> Sentence {
    SingleAnswer.expectation(for: question)
  }

  /// Reads a code or a label.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    try SingleAnswer.value(from: text, for: question)
  }

  /// `id`, a text of few signs, since its codes are letters.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    SingleAnswer.statistics(for: question)
  }

  /// The code, and the text beside a choice that asks for one.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] {
    SingleAnswer.cells(for: value, of: question)
  }

  /// The label.
  package static func text(for value: AnswerValue, of question: Question) -> String {
    SingleAnswer.text(for: value, of: question)
  }

  /// The codes with their labels in a language, for guides that say none.
  package static func defaultOptions(_ language: String) -> [AnswerOption] {
    let labels: [Sentence] = ["female", "male", "non-binary"]
    return zip(["F", "M", "X"], labels).map { AnswerOption(code: $0, text: $1.said(in: language)) }
  }
}
