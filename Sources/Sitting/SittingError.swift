package import Wording

/// Why a sitting cannot begin.
package struct SittingError: Error, Hashable, Sendable {
  /// What it is about.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// The disk has room for a few minutes only.
    case shortDisk
    /// An interview that was never begun cannot go on.
    case neverBegun
    /// The participant did not agree to being recorded.
    case consentRefused
  }

  /// For programs.
  package let code: Code
  /// What happened, to what: one sentence without a full stop.
  package let sentence: Sentence
  /// What to do.
  package let advice: Sentence?

  /// The sentence in English.
  package var message: String { sentence.english }
  /// What to do, in English.
  package var hint: String? { advice?.english }

  init(_ code: Code, _ sentence: Sentence, hint: Sentence?) {
    (self.code, self.sentence, advice) = (code, sentence, hint)
  }
}
