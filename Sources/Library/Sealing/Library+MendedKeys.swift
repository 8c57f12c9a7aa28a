package import Foundation

/// An unlocking that found keys of the library exchanged, and put them right.
package struct MendedKeys: Hashable, Sendable {
  /// Names the entry of the audit log.
  package let id: String
  /// When that was; `nil` when the entry does not say so.
  package let date: Date?
  /// Names of the files in `keys/`.
  package let files: [String]

  init(_ entry: AuditEntry) {
    id = "\(entry.number) \(entry.time)"
    date = try? Date(entry.time, strategy: .iso8601)
    files = (entry.code ?? "").split(separator: ",").map(String.init)
  }
}

extension Library {
  /// All of them, the oldest first, as the audit log knows for good.
  package func mendedKeys() -> [MendedKeys] {
    audit().entries.filter { $0.action == AuditEntry.Action.keysMended.rawValue }.map(MendedKeys.init)
  }

  /// Bytes of the audit log: who has read it need not do so again while they are the same.
  package var auditSize: Int64 { Files.size(folder.appending(path: AuditLog.name)) ?? 0 }
}
