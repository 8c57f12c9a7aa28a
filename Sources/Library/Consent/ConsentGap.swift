package import Interview

/// Something was asked for that participants did not agree to; nothing of it was done.
package struct ConsentGap: Error, Hashable, Sendable {
  /// Identifiers of the interviews, in the order in which they were asked for.
  package let interviews: [String]
  /// What is lacking in any of them, in the order of `Scope`.
  package let scopes: [Consent.Scope]
}
