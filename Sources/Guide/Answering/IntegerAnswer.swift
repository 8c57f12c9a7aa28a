package import Wording

/// A whole number; otherwise like `number`.
package enum IntegerAnswer: AnswerKind {
  /// `integer`
  package static let id = "integer"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a whole number", group: .number, picture: .number, example: "12 years",
    parts: KindParts(range: .number, with: [.step, .unit]),
    widget: .number, comparisons: .amounts,
    formats: KindFormats(xlsForm: .whole, limeSurvey: .whole, queXML: .whole, redcap: .whole))

  /// `a whole number 0..10`
  package static func expectation(for question: Question) -> Sentence { rules(question).hint }

  /// Reads a whole number; the unit may be typed after it.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    try rules(question).value(from: text)
  }

  /// `id`, a number without decimals.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    [QuestionVariables(question: question).number()]
  }

  /// The number, or the code of a missing option.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] {
    NumberAnswer.cells(for: value, of: question)
  }

  /// The number with its unit.
  package static func text(for value: AnswerValue, of question: Question) -> String {
    NumberAnswer.text(for: value, of: question)
  }

  private static func rules(_ question: Question) -> NumberRules {
    var rules = NumberRules(question, noun: "a whole number")
    rules.decimals = 0
    return rules
  }
}
