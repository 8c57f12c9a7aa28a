package import Wording

/// A short written text of one line. Heeds the longest length and the pattern.
package enum TextAnswer: AnswerKind {
  /// `text`
  package static let id = "text"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a short text", group: .text, picture: .text, example: "one line",
    parts: KindParts(with: [.length, .pattern]),
    widget: .text, comparisons: .words,
    formats: KindFormats(xlsForm: .whole, limeSurvey: .whole, queXML: .whole, redcap: .whole))

  /// `a text of up to 20 characters`
  package static func expectation(for question: Question) -> Sentence { TextRules(question).hint }

  /// Takes the text; line breaks become spaces.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    try TextRules(question).value(from: text.onOneLine)
  }

  /// `id`, a text.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    [QuestionVariables(question: question).text(most: question.format.maximumLength)]
  }

  /// The text, or the code of a missing option.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] { [value.plainText] }

  /// The text.
  package static func text(for value: AnswerValue, of question: Question) -> String {
    ChoiceTable(question: question).label(of: value)
  }
}

extension String {
  /// With spaces for line breaks.
  var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
