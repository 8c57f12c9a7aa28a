/// What a withdrawal did, and what it could not reach.
package struct Withdrawal: Sendable {
  /// The interview's identifier; it stays known, so that a bundle does not bring the interview back.
  package var interview: String
  /// What had left the library with this interview in it: whoever got it has to be told.
  package var ledger: [AuditEntry]
  /// Databases from before a rebuild that were removed because they still held it.
  package var removedDatabases: [String]
}
