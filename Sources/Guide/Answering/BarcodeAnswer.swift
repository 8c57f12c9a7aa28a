package import Wording

/// What a barcode says, scanned with a reader that types like a keyboard, or typed. Heeds the longest length and the
/// pattern.
package enum BarcodeAnswer: AnswerKind {
  /// `barcode`
  package static let id = "barcode"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a barcode", group: .text, picture: .barcode, example: "4006381333931",
    parts: KindParts(with: [.length, .pattern]),
    widget: .text, comparisons: .words,
    formats: KindFormats(
      xlsForm: .whole, limeSurvey: .kind(TextAnswer.id), queXML: .kind(TextAnswer.id), redcap: .left))

  /// `the code as a text`
  package static func expectation(for question: Question) -> Sentence {
    "the code as a text\(question.missingHint)"
  }

  /// Takes the text; the line break that readers send at the end goes.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    if let missing = question.missingChoice(text) { return missing }
    return .text(try TextRules(question).text(from: text.onOneLine, expected: expectation(for: question)))
  }

  /// `id`, a text; leading zeros stay.
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
