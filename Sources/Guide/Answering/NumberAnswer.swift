/// A number, with a decimal comma or point. Heeds minimum, maximum, step, decimals and unit.
package enum NumberAnswer: AnswerKind {
  /// `number`
  package static let id = "number"

  /// `a number 0..500 interviews`
  package static func hint(for question: Question) -> String { NumberRules(question, noun: "a number").hint }

  /// Reads a number; the unit may be typed after it.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    try NumberRules(question, noun: "a number").value(from: text)
  }

  /// `id`
  package static func columns(for question: Question) -> [AnswerColumn] {
    [AnswerColumn(name: question.id, label: question.text)]
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
