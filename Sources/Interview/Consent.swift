/// What a participant agreed to, as it was said at some moment. The last one counts.
package struct Consent: Hashable, Sendable, Codable {
  /// Something that can be agreed to.
  package enum Scope: String, Sendable, Codable, CaseIterable {
    /// The talk is recorded.
    case recording
    /// A machine writes down what was said.
    case transcription
    /// Passages are quoted.
    case quotation
    /// It is kept in an archive.
    case archive
    /// It is handed on to others: exports, downloads, bundles.
    case sharing
  }

  /// How it was given.
  package enum Manner: String, Sendable, Codable, CaseIterable {
    /// Signed.
    case written
    /// Said, as a rule on the recording.
    case spoken
    /// Not yet.
    case none
  }

  /// What was agreed to, in the order of `Scope`.
  package var scopes: [Scope]
  /// How.
  package var manner: Manner
  /// The day, `2026-11-21`; may be empty.
  package var date: String

  /// Makes a consent; scopes are put in order.
  package init(_ scopes: some Sequence<Scope>, _ manner: Manner, date: String = "") {
    let given = Set(scopes)
    self.scopes = manner == .none ? [] : Scope.allCases.filter(given.contains)
    (self.manner, self.date) = (manner, date)
  }

  /// Scopes by their words with commas; `nil` when one is none.
  package static func scopes(_ words: String) -> [Scope]? {
    let words = words.split(separator: ",").map { $0.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
    let scopes = words.compactMap(Scope.init(rawValue:))
    return scopes.count == words.count ? scopes : nil
  }

  /// Whether a text can be the day: empty, or four, two and two digits with hyphens.
  package static func isDay(_ text: String) -> Bool {
    text.isEmpty || text.wholeMatch(of: /\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/) != nil
  }
}
