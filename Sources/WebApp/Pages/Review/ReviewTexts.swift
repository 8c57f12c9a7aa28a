import Wording

/// Texts of review: of listening, of editing, of one question in all interviews.
enum ReviewTexts {
  /// The tables, none of which has a key of another.
  static let tables = [
    ReviewTextsOfListening.phrases, ReviewTextsOfEditing.phrases, ReviewTextsOfWithdrawal.phrases,
    ReviewTextsOfConsent.phrases, ReviewTextsOfContact.phrases,
  ]

  /// By the keys that scripts use.
  static let plain = tables.reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// By the keys that templates use, which belong to this page alone: `rvPlay` for `play`.
  static let phrases: [String: Sentence] = {
    var phrases: [String: Sentence] = [:]
    for (key, phrase) in plain { phrases["rv" + key.prefix(1).uppercased() + key.dropFirst()] = phrase }
    return phrases
  }()
}
