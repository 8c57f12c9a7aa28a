package import Interview

/// Something was asked for that participants did not agree to; nothing of it was done.
package struct ConsentGap: Error, Hashable, Sendable {
  /// Identifiers of the interviews, in the order in which they were asked for.
  package let interviews: [String]
  /// What is lacking in any of them, in the order of `Scope`.
  package let scopes: [Consent.Scope]
  /// Those of `interviews` of which nobody can say any more what was agreed to: a damaged file has lost it.
  package let lost: [String]

  /// What lacks for `rule`; `nil` when nothing stands in the way.
  package init?(_ rule: ConsentRule, of interviews: [Interview]) {
    let lacking = interviews.filter { !rule.lacking(in: $0.consent).isEmpty }
    guard !lacking.isEmpty else { return nil }
    let missing = Set(lacking.flatMap { rule.lacking(in: $0.consent) })
    self.interviews = lacking.map(\.id)
    lost = lacking.filter { $0.consent?.isLost == true }.map(\.id)
    scopes = Consent.Scope.allCases.filter(missing.contains)
  }
}
