package import Wording

/// An e-mail address: something, an @, and a name with a dot. Whether somebody reads it there nobody can tell.
package enum EmailAnswer: AnswerKind {
  /// `email`
  package static let id = "email"

  /// What is known of it.
  package static let sheet = KindSheet(
    "an e-mail address", group: .text, picture: .text, example: "name@example.org",
    parts: KindParts(with: [.length, .pattern]),
    widget: .text, comparisons: .words,
    formats: KindFormats(
      xlsForm: .kind(TextAnswer.id), limeSurvey: .kind(TextAnswer.id), queXML: .kind(TextAnswer.id),
      redcap: .whole))

  /// Yes.
  package static let isPersonal = true

  /// `an e-mail address, as name@example.org`
  package static func expectation(for question: Question) -> Sentence {
    "an e-mail address, as name@example.org\(question.missingHint)"
  }

  /// Takes an address of at most 254 characters without spaces.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    if let missing = question.missingChoice(text) { return missing }
    let typed = try TextRules(question).text(from: text, expected: expectation(for: question))
    let parts = typed.split(separator: "@", omittingEmptySubsequences: false)
    let domain = parts.last?.split(separator: ".", omittingEmptySubsequences: false) ?? []
    guard typed.utf8.count <= 254, parts.count == 2, !parts[0].isEmpty, domain.count >= 2,
      domain.allSatisfy({ !$0.isEmpty }),
      !typed.contains(where: { $0.isWhitespace || "<>(),;:\\\"[]".contains($0) })
    else {
      throw AnswerProblem("“\(typed.shortened)” is not an e-mail address; type it as name@example.org")
    }
    return .text(typed)
  }

  /// `id`, a text of at most 254 bytes.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    [StatisticsVariable(name: question.id, label: question.text, form: .text(bytes: 254), measure: .nominal)]
  }

  /// The address, or the code of a missing option.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] { [value.plainText] }

  /// The address.
  package static func text(for value: AnswerValue, of question: Question) -> String {
    ChoiceTable(question: question).label(of: value)
  }
}
