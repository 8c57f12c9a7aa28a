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
  package let message: String
  /// What to do.
  package let hint: String?

  init(_ code: Code, _ message: String, hint: String?) {
    (self.code, self.message, self.hint) = (code, message, hint)
  }
}
