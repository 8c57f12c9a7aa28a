package import Interview

extension Library {
  /// Lets through what participants agreed to. Done in spite of that, it is noted in the audit log, on disk when this returns.
  ///
  /// - Parameter despite: Whether somebody said so, for this one time.
  /// - Throws: `ConsentGap`, or `LibraryError` when the note cannot be stored.
  package func demand(_ rule: ConsentRule, of interviews: [Interview], despite: Bool) throws {
    guard let gap = ConsentGap(rule, of: interviews) else { return }
    guard despite else { throw gap }
    try note(.despiteConsent, gap.interviews, code: gap.scopes.map(\.rawValue).joined(separator: ","))
  }
}
