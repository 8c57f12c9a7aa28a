import Foundation
import GRDB
import Guide
import Interview

/// The search of a sealed library: a database in memory with the same tables, so that no word lies readable on disk.
/// Brought up to date before each search with the interviews that have changed since.
struct SealedSearch {
  let database: DatabaseQueue
  /// The sealed words of the rows that are in it, by interview: they change with every change of a row.
  private var known: [String: String] = [:]

  init() throws {
    database = try DatabaseQueue(configuration: Configuration())
    try Schema.migrator.migrate(database)
    try database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA temp_store = MEMORY") }
  }

  /// Takes in what has changed in `library`.
  mutating func refresh(from library: Library) throws {
    let current = try library.read { db in
      let rows = try GRDB.Row.fetchAll(db, sql: "SELECT id, sealed FROM interview")
      return Dictionary(rows.map { ($0.text("id"), $0.text("sealed")) }, uniquingKeysWith: { a, _ in a })
    }
    let changed = current.filter { known[$0.key] != $0.value }.keys.sorted()
    let gone = known.keys.filter { current[$0] == nil }
    guard !changed.isEmpty || !gone.isEmpty else { return }
    let rows = try library.read { db in
      try changed.compactMap { id in
        try GRDB.Row.fetchOne(db, sql: "SELECT * FROM interview WHERE id = ?", arguments: [id])
      }
    }
    // An interview whose key is missing is not found; the check of the library says so.
    let interviews = changed.map { id in try? library.interview(id) }
    try database.write { db in
      for id in gone { try db.execute(sql: "DELETE FROM interview WHERE id = ?", arguments: [id]) }
      for (row, interview) in zip(rows, interviews) {
        if let interview { try Self.take(interview, row, db) }
      }
    }
    // one that could not be read now is tried again
    let opened = Set(interviews.compactMap { $0?.id })
    known = current.filter { opened.contains($0.key) || known[$0.key] == $0.value }
  }

  private static func take(_ interview: Interview, _ row: GRDB.Row, _ db: Database) throws {
    // The row names its guide; its words are not searched.
    try db.execute(
      sql: "INSERT INTO guide (fingerprint, id, title, json) VALUES (?, '', '', '') ON CONFLICT DO NOTHING",
      arguments: [try row.value("guide_fingerprint") as String])
    try db.execute(sql: "DELETE FROM interview WHERE id = ?", arguments: [interview.id])
    let columns = row.columnNames.joined(separator: ", ")
    let places = Array(repeating: "?", count: row.count).joined(separator: ", ")
    try db.execute(
      sql: "INSERT INTO interview (\(columns)) VALUES (\(places))",
      arguments: StatementArguments(row.databaseValues))
    try InterviewRow(interview).update(nil, db)
    var touched = TouchedEntries()
    touched.all = true
    try SearchEntry.update(touched, in: interview, db)
  }
}
