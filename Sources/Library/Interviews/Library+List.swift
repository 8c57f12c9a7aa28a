import GRDB
import Guide
package import Interview
import Synchronization

extension Library {
  /// The interviews that pass `filter`, newest first. Reads one table; 10 000 interviews take some 20 ms.
  ///
  /// - Throws: `LibraryError` when the database cannot be read.
  package func list(_ filter: InterviewFilter = InterviewFilter()) throws -> [InterviewSummary] {
    var conditions: [String] = []
    var arguments = StatementArguments()
    if let guide = filter.guide {
      conditions.append("(guide = ? COLLATE NOCASE OR guide_title = ? COLLATE NOCASE)")
      arguments += [guide, guide]
    }
    if let status = filter.status {
      conditions.append("status = ?")
      arguments += [status.rawValue]
    }
    if let participant = filter.participant {
      conditions.append("participant = ? COLLATE NOCASE")
      arguments += [participant]
    }
    let condition = conditions.isEmpty ? "" : "WHERE \(conditions.joined(separator: " AND "))"
    arguments += [filter.limit ?? -1]
    return try read { db in
      let rows = try Row.fetchCursor(
        db, sql: "SELECT * FROM interview \(condition) ORDER BY created DESC, rowid DESC LIMIT ?",
        arguments: arguments)
      var summaries: [InterviewSummary] = []
      var columns: SummaryColumns?
      while let row = try rows.next() {
        columns = columns ?? SummaryColumns(row)
        // one whose row is past reading is a finding of `check`, and no reason to show none
        let summary = summary(row, columns)
        if summary.isReadable { summaries.append(summary) }
      }
      return summaries
    }
  }

  /// Loads an interview: its guide and all its events, folded.
  ///
  /// - Complexity: O(events of this interview), some 20 µs each.
  /// - Throws: `LibraryError` when there is no such interview or the database cannot be read.
  package func interview(_ id: String) throws -> Interview {
    try read { db in
      Interview(
        id: id, guide: try guide(of: id, db), events: try StoredEvent.events(of: id, try key(of: id, db), db))
    }
  }

  /// Loads several interviews in this order. A guide that they share is read once.
  ///
  /// - Throws: `LibraryError` when one of them is not there or the database cannot be read.
  package func interviews(_ ids: [String]) throws -> [Interview] {
    // Reading takes little, making values of it much: that is done outside of `read`, in which a library with one
    // connection lets only one thread be at a time.
    let groups = stride(from: 0, to: ids.count, by: 50).map { Array(ids[$0..<min($0 + 50, ids.count)]) }
    let runs = Mutex([String: GuideRun]())
    return try groups.concurrentMap { ids in
      let stored = try read { db in
        try ids.map { id in
          (
            id: id, run: try run(of: id, db, runs), key: try key(of: id, db),
            rows: try StoredEvent.rows(of: id, db)
          )
        }
      }
      return try stored.map { stored in
        Interview(id: stored.id, run: stored.run, events: try stored.rows.map { try $0.event(stored.key) })
      }
    }.flatMap(\.self)
  }

  /// What lists show of one interview.
  ///
  /// - Throws: `LibraryError` when there is no such interview.
  package func summary(_ id: String) throws -> InterviewSummary {
    let row = try read { try Row.fetchOne($0, sql: "SELECT * FROM interview WHERE id = ?", arguments: [id]) }
    guard let row else { throw LibraryError.noInterview(id) }
    let summary = summary(row)
    guard summary.isReadable else { throw LibraryError.unreadableRow(id) }
    return summary
  }
}
