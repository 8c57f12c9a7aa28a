/// The last entry, remembered in a second file so that a log that was cut off is found out.
package struct AuditHead: Hashable, Sendable, Codable {
  /// Number of the last entry; 0 before the first.
  package var number = 0
  /// Its hash: SHA-256, 64 hexadecimal digits.
  package var hash = ""
  /// Length of the log in bytes.
  package var size = 0
}
