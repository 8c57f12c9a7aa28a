package import Wording

/// A value that the expression in the attribute `calculate` gives; nobody is asked for it.
package enum CalculatedAnswer: AnswerKind {
  /// `calculated`
  package static let id = "calculated"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a calculated value", group: .number, picture: .sum, example: "hours × 5, calculated",
    parts: KindParts(with: [.expression, .decimals, .unit]),
    widget: .calculated, comparisons: .amounts,
    formats: KindFormats(xlsForm: .whole, limeSurvey: .whole, queXML: .left, redcap: .left))

  /// `nothing: it is calculated`
  package static func expectation(for question: Question) -> Sentence { "nothing: it is calculated" }

  /// Takes a calculated value as it is stored: a number, otherwise a text.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    let typed = text.trimmingSpaces
    if typed.isPlainNumber, let number = NumberReading.number(typed) { return .number(number) }
    return .text(try TextRules(question).text(from: typed, expected: expectation(for: question)))
  }

  /// `id`; a number with two decimals where the guide says so by `decimals`, otherwise a text.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    let variables = QuestionVariables(question: question)
    return [question.format.decimals == nil ? variables.text() : variables.number()]
  }

  /// The number or the text.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] { [value.plainText] }

  /// The number with its unit, or the text.
  package static func text(for value: AnswerValue, of question: Question) -> String {
    NumberAnswer.text(for: value, of: question)
  }
}
