/// The audit log as it was found.
package struct AuditReport: Sendable {
  /// All entries that can be read, in their order.
  package var entries: [AuditEntry] = []
  /// Where the chain is broken, one sentence each; none when nothing was changed or removed.
  package var problems: [String] = []
  /// Number and hash of the last entry, to be noted somewhere else; `nil` when there is no log.
  package var head: AuditHead?
}

/// The last entry, remembered in a second file so that a log that was cut off is found out.
package struct AuditHead: Hashable, Sendable, Codable {
  /// Number of the last entry; 0 before the first.
  package var number = 0
  /// Its hash: SHA-256, 64 hexadecimal digits.
  package var hash = ""
  /// Length of the log in bytes.
  package var size = 0
}
