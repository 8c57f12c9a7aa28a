/// The audit log as it was found.
package struct AuditReport: Sendable {
  /// All entries that can be read, in their order.
  package var entries: [AuditEntry] = []
  /// Where the chain is broken, one sentence each; none when nothing was changed or removed.
  package var problems: [String] = []
  /// Number and hash of the last entry, to be noted somewhere else; `nil` when there is no log.
  package var head: AuditHead?
}
