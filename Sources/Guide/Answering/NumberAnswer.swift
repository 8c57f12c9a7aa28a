package import Wording

/// A number, with a decimal comma or point. Heeds minimum, maximum, step, decimals and unit.
package enum NumberAnswer: AnswerKind {
  /// `number`
  package static let id = "number"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a number", group: .number, picture: .number, example: "3.5 km",
    parts: KindParts(range: .number, with: [.step, .unit, .decimals]),
    widget: .number, comparisons: .amounts,
    formats: KindFormats(xlsForm: .whole, limeSurvey: .whole, queXML: .whole, redcap: .whole))

  /// `a number 0..500 interviews`
  package static func expectation(for question: Question) -> Sentence {
    NumberRules(question, noun: "a number").hint
  }

  /// Reads a number; the unit may be typed after it.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    try NumberRules(question, noun: "a number").value(from: text)
  }

  /// `id`, a number with two decimals where the guide does not say how many.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    [QuestionVariables(question: question).number()]
  }

  /// The number with a decimal point, or the code of a missing option.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] {
    [value.plainText]
  }

  /// The number with its unit.
  package static func text(for value: AnswerValue, of question: Question) -> String {
    guard case .number = value else { return ChoiceTable(question: question).label(of: value) }
    return [value.plainText, question.format.unit].compactMap(\.self).joined(separator: " ")
  }
}
