package import Wording

/// A written text of any number of lines, from a sentence to pages. Heeds the longest length and the pattern.
package enum LongTextAnswer: AnswerKind {
  /// `long`
  package static let id = "long"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a long text", group: .text, picture: .long, example: "several lines",
    parts: KindParts(with: [.length]),
    widget: .text, comparisons: .words,
    formats: KindFormats(xlsForm: .whole, limeSurvey: .whole, queXML: .whole, redcap: .whole))

  /// `a text of up to 2000 characters`
  package static func expectation(for question: Question) -> Sentence { TextRules(question).hint }

  /// Takes the text with its line breaks.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return try TextRules(question).value(from: lines.joined(separator: "\n"))
  }

  /// `id`, a text.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    TextAnswer.statistics(for: question)
  }

  /// The text, or the code of a missing option.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] { [value.plainText] }

  /// The text.
  package static func text(for value: AnswerValue, of question: Question) -> String {
    ChoiceTable(question: question).label(of: value)
  }
}
