/// A short written text of one line. Heeds the longest length and the pattern.
package enum TextAnswer: AnswerKind {
  /// `text`
  package static let id = "text"

  /// `a text of up to 20 characters`
  package static func hint(for question: Question) -> String { TextRules(question).hint }

  /// Takes the text; line breaks become spaces.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    try TextRules(question).value(from: text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  /// `id`
  package static func columns(for question: Question) -> [AnswerColumn] {
    [AnswerColumn(name: question.id, label: question.text)]
  }

  /// The text, or the code of a missing option.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] { [value.plainText] }

  /// The text.
  package static func text(for value: AnswerValue, of question: Question) -> String {
    ChoiceTable(question: question).label(of: value)
  }
}
