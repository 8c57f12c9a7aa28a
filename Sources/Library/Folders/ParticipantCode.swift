package import Wording

/// What may stand for a participant: a pseudonym code such as `P-07`, because it becomes part of a folder's name
/// and of every export.
package enum ParticipantCode {
  /// What is wrong with a code.
  package enum Verdict: Hashable, Sendable {
    /// Nothing.
    case fine
    /// It can be used, but the sentence should be shown.
    case warning(Sentence)
    /// It cannot be used; the sentence says why.
    case refusal(Sentence)
  }

  /// Longest code, in characters.
  package static let maximumLength = 40

  /// Judges a code. An empty one is fine: the interview then has no participant yet.
  package static func check(_ code: String) -> Verdict {
    if code.count > maximumLength {
      return .refusal(
        "a participant code has at most \(maximumLength) characters; this one has \(code.count)")
    }
    if code.contains(where: { $0 == "/" || $0 == "\\" }) {
      return .refusal("a participant code cannot contain slashes: “\(code)”")
    }
    if code.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return .refusal("a participant code cannot contain line breaks or other control characters")
    }
    if code.hasPrefix(".") { return .refusal("a participant code cannot begin with a full stop: “\(code)”") }
    if !code.isEmpty && code.allSatisfy(\.isWhitespace) {
      return .refusal("a participant code cannot consist of spaces only")
    }
    if looksLikeName(code) {
      return .warning(
        "“\(code)” looks like a person's name; a code such as P-07 keeps the interview pseudonymous")
    }
    return .fine
  }

  private static func looksLikeName(_ code: String) -> Bool {
    let words = code.split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == "_" })
    let names = words.filter { word in
      word.count > 1 && word.first?.isUppercase == true
        && word.allSatisfy { $0.isLetter || $0 == "-" || $0 == "'" || $0 == "." }
        && word.contains(where: \.isLowercase)
    }
    return names.count >= 2
  }
}
