package import Wording

/// A phone number: at least three digits, with the signs that people put between. Kept as it was typed.
package enum PhoneAnswer: AnswerKind {
  /// `phone`
  package static let id = "phone"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a phone number", group: .text, picture: .text, example: "+43 316 123456",
    parts: KindParts(with: [.length, .pattern]),
    widget: .text, comparisons: .words,
    formats: KindFormats(
      xlsForm: .kind(TextAnswer.id), limeSurvey: .kind(TextAnswer.id), queXML: .kind(TextAnswer.id),
      redcap: .whole))

  /// Yes.
  package static let isPersonal = true

  /// `a phone number, as +43 316 123456`
  package static func expectation(for question: Question) -> Sentence {
    "a phone number, as +43 316 123456\(question.missingHint)"
  }

  /// Takes digits, spaces and `+ - . / ( )`, at most 60 characters.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    if let missing = question.missingChoice(text) { return missing }
    let typed = try TextRules(question).text(from: text, expected: expectation(for: question))
    let isPlain = typed.unicodeScalars.allSatisfy { $0.isDigit || "+-./() ".unicodeScalars.contains($0) }
    guard isPlain, typed.count <= 60, typed.unicodeScalars.count(where: \.isDigit) >= 3,
      !typed.dropFirst().contains("+")
    else {
      throw AnswerProblem("“\(typed.shortened)” is not a phone number; type digits, as +43 316 123456")
    }
    return .text(typed)
  }

  /// `id`, a text of at most 60 bytes.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    [StatisticsVariable(name: question.id, label: question.text, form: .text(bytes: 60), measure: .nominal)]
  }

  /// The number, or the code of a missing option.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] { [value.plainText] }

  /// The number.
  package static func text(for value: AnswerValue, of question: Question) -> String {
    ChoiceTable(question: question).label(of: value)
  }
}
