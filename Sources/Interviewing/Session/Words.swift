import Interview

/// What people type, as it is stored: without control characters, not empty, not endless.
enum Words {
  /// The text, if it can be stored.
  static func clean(_ words: String, _ kind: Refusal.TextKind) throws -> String {
    let limit = kind.limit
    guard words.utf8.count <= limit else { throw SessionError(.longText(kind, limit: limit)) }
    let clean = printable(words)
    guard clean.contains(where: { !$0.isWhitespace }) else { throw SessionError(.emptyText(kind)) }
    return clean
  }

  /// Facts about an interview; an empty one is taken away.
  static func clean(_ facts: EventBody.Metadata) throws -> EventBody.Metadata {
    func fact(_ words: String?) throws -> String? {
      guard let words else { return nil }
      guard words.utf8.count <= Refusal.TextKind.fact.limit else {
        throw SessionError(.longText(.fact, limit: Refusal.TextKind.fact.limit))
      }
      return printable(words)
    }
    return EventBody.Metadata(
      title: try fact(facts.title), participant: try fact(facts.participant), place: try fact(facts.place),
      persons: try fact(facts.persons), language: try fact(facts.language))
  }

  private static func printable(_ words: String) -> String {
    String(words.unicodeScalars.filter { $0 == "\n" || $0 == "\t" || $0.value >= 32 })
  }
}

extension Refusal.TextKind {
  /// The most bytes of UTF-8.
  var limit: Int {
    switch self {
    case .keyword: 200
    case .fact: 10_000
    case .label, .note, .question, .reason: 100_000
    case .transcript: 1_000_000
    }
  }
}
