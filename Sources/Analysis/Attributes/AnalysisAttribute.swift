/// Something by which interviews can be told apart: facts about the interview, or the answer to a standardised
/// question.
package enum AnalysisAttribute: Hashable, Sendable {
  /// `planned`, `open` or `saved`.
  case status
  /// BCP 47 tag of the talk's language.
  case language
  /// Where it took place, as text.
  case place
  /// The guide's version label.
  case guideVersion
  /// Who is interviewed, by code.
  case participant
  /// The answer to the question with this identifier.
  case question(String)

  private static let facts: [(String, AnalysisAttribute)] = [
    ("status", .status), ("language", .language), ("place", .place), ("guide-version", .guideVersion),
    ("participant", .participant),
  ]
  private static let prefix = "question."

  /// The facts that are no questions, in the order in which they are offered.
  package static var allFacts: [AnalysisAttribute] { facts.map(\.1) }

  /// The word in addresses and JSON: `status`, `guide-version`, `question.age`.
  package var word: String {
    if case .question(let id) = self { return Self.prefix + id }
    return Self.facts.first { $0.1 == self }?.0 ?? ""
  }

  /// Reads such a word.
  package init?(word: String) {
    if word.hasPrefix(Self.prefix), word.count > Self.prefix.count {
      self = .question(String(word.dropFirst(Self.prefix.count)))
    } else if let fact = Self.facts.first(where: { $0.0 == word }) {
      self = fact.1
    } else {
      return nil
    }
  }
}

extension AnalysisAttribute: Encodable {
  /// Writes the word.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(word)
  }
}
