package import Wording

/// A web address. Only http and https, so that no page can be made to run something.
package enum URLAnswer: AnswerKind {
  /// `url`
  package static let id = "url"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a web address", group: .text, picture: .text, example: "https://example.org",
    parts: KindParts(with: [.length, .pattern]),
    widget: .text, comparisons: .words,
    formats: KindFormats(
      xlsForm: .whole, limeSurvey: .kind(TextAnswer.id), queXML: .kind(TextAnswer.id), redcap: .left))

  /// `a web address, as example.org/page`
  package static func expectation(for question: Question) -> Sentence {
    "a web address, as example.org/page\(question.missingHint)"
  }

  /// Takes an address without spaces, at most 2000 bytes; `https://` may be left out.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    if let missing = question.missingChoice(text) { return missing }
    let typed = try TextRules(question).text(from: text, expected: expectation(for: question))
    let folded = typed.lowercased()
    let scheme = ["https://", "http://"].first { folded.hasPrefix($0) } ?? ""
    let host = folded.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    guard typed.utf8.count <= 2000, host.contains("."), !host.hasPrefix("."), !host.hasSuffix("."),
      !host.contains(where: { "@:".contains($0) && scheme.isEmpty }),
      !typed.contains(where: { $0.isWhitespace || "<>\"".contains($0) })
    else {
      throw AnswerProblem("“\(typed.shortened)” is not a web address; type it as example.org/page")
    }
    return .text(typed)
  }

  /// `id`, a text of at most 2000 bytes.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    [StatisticsVariable(name: question.id, label: question.text, form: .text(bytes: 2000), measure: .nominal)]
  }

  /// The address, or the code of a missing option.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] { [value.plainText] }

  /// The address.
  package static func text(for value: AnswerValue, of question: Question) -> String {
    ChoiceTable(question: question).label(of: value)
  }
}
