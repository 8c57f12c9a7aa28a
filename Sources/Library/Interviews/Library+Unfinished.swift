import GRDB

extension Library {
  /// Interviews that were begun and neither saved nor left: being recorded now, or their recorder died. What was
  /// edited afterwards does not count. Reads the list and the latest events of open interviews.
  ///
  /// - Throws: `LibraryError` when the database cannot be read.
  package func unfinishedInterviews() throws -> [String] {
    try read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT id FROM interview WHERE status = 'open' AND coalesce((
            SELECT kind FROM event
            WHERE event.interview = interview.id AND kind IN ('started', 'reopened', 'left', 'saved')
            ORDER BY sequence DESC LIMIT 1), 'left') NOT IN ('left', 'saved')
          """)
    }
  }
}
