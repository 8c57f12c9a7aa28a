/// A written text of any number of lines. Heeds the longest length and the pattern.
package enum LongTextAnswer: AnswerKind {
  /// `long`
  package static let id = "long"

  /// `a text of up to 2000 characters`
  package static func hint(for question: Question) -> String { TextRules(question).hint }

  /// Takes the text with its line breaks.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return try TextRules(question).value(from: lines.joined(separator: "\n"))
  }

  /// `id`
  package static func columns(for question: Question) -> [AnswerColumn] { TextAnswer.columns(for: question) }

  /// The text, or the code of a missing option.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] { [value.plainText] }

  /// The text.
  package static func text(for value: AnswerValue, of question: Question) -> String {
    ChoiceTable(question: question).label(of: value)
  }
}
