package import Foundation
import GRDB

/// A copy of the database in `backups/`, made at a save. Nothing ever writes into it again.
package struct DatabaseBackup: Hashable, Sendable {
  /// How many are kept.
  package static let generations = 3

  /// The file.
  package let file: URL
  /// 1 for the newest.
  package let generation: Int

  /// When it was made; `nil` when it is not there.
  package var made: Date? {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
  }

  /// Whether it is what was written, every page and index is as SQLite wants it, and it is a file at all.
  package var isWhole: Bool {
    // a pipe in its place would be waited for
    guard Files.isRegular(file), isAsWritten else { return false }
    return
      (try? read { db in
        try Int32.fetchOne(db, sql: "PRAGMA application_id") == Schema.applicationID
          && String.fetchAll(db, sql: "PRAGMA integrity_check(1)") == ["ok"]
      }) ?? false
  }

  /// Whether it has the digest that was noted when it was made; copies of earlier versions have none. A byte inside a value
  /// that is another one is not found by SQLite.
  var isAsWritten: Bool {
    generation == 0 || DigestList(in: file.deletingLastPathComponent()).holds(file) ?? true
  }

  /// How far it goes; `nil` when that cannot be read.
  var reach: Reach? { Files.isRegular(file) ? try? read(Reach.init) : nil }

  /// Whether it holds this interview; also when it cannot be read.
  func mayHold(_ interview: String) -> Bool {
    guard Files.isRegular(file) else { return true }
    return
      (try? read { db in
        try Int.fetchOne(db, sql: "SELECT 1 FROM interview WHERE id = ?", arguments: [interview]) != nil
      }) ?? true
  }

  private func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    var configuration = Configuration()
    configuration.readonly = true
    let queue = try DatabaseQueue(path: file.path, configuration: configuration)
    defer { try? queue.close() }
    return try queue.read(body)
  }

  /// How much a database holds, to tell whether it has changed: rows are only ever added to `event`, and interviews
  /// deleted as a whole.
  struct Reach: Hashable {
    let interviews: Int
    let events: Int
    let last: Int64

    init(_ db: Database) throws {
      interviews = try Int.fetchOne(db, sql: "SELECT count(*) FROM interview") ?? 0
      events = try Int.fetchOne(db, sql: "SELECT coalesce(sum(events), 0) FROM interview") ?? 0
      last = try Int64.fetchOne(db, sql: "SELECT max(number) FROM event") ?? 0
    }
  }
}
