package import Foundation

/// What an unlocking found that was not as it had been left, as the audit log keeps it.
package struct NotedDoubt: Hashable, Sendable {
  /// Names the entry of the audit log.
  package let id: String
  /// When that was; `nil` when the entry does not say so.
  package let date: Date?
  /// What did not agree; `nil` when the audit log itself was found broken.
  package let doubt: Doubt?
  /// The interview's folder, or its identifier where nothing knows the folder any more; `nil` when it concerns the library.
  package let interview: String?

  init(_ entry: AuditEntry, folders: [String: String]) {
    id = "\(entry.number) \(entry.time)"
    date = try? Date(entry.time, strategy: .iso8601)
    doubt = entry.code.flatMap(Doubt.init)
    interview = entry.interviews.first.map { folders[$0] ?? $0 }
  }
}

extension Library {
  /// What unlockings doubted since somebody last accepted it (`acceptDoubts`), the oldest first; none while a sealed library is
  /// locked, for names of folders are looked up with its key. May block.
  package func notedDoubts() -> [NotedDoubt] {
    let entries = audit().entries
    let accepted = entries.last { $0.action == AuditEntry.Action.doubtsAccepted.rawValue }?.number ?? 0
    let open = entries.filter { $0.action == AuditEntry.Action.doubted.rawValue && $0.number > accepted }
    guard !open.isEmpty else { return [] }
    var folders: [String: String] = [:]
    try? vouching { key in
      guard case .whole(let state) = VouchedState.read(in: folder, key) else { return }
      folders = state.interviews.mapValues(\.folder)
    }
    for row in (try? vouchedRows()) ?? [] { folders[row.id] = row.folder }
    return open.map { NotedDoubt($0, folders: folders) }
  }
}
