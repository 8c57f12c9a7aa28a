import GRDB

extension Library {
  /// Interviews that were begun and neither saved nor left: being recorded now, or their recorder died. Reads the
  /// list and one event each.
  ///
  /// - Throws: `LibraryError` when the database cannot be read.
  package func unfinishedInterviews() throws -> [String] {
    try read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT id FROM interview WHERE status = 'open' AND coalesce((
            SELECT kind FROM event WHERE event.interview = interview.id AND kind <> 'edited'
            ORDER BY sequence DESC LIMIT 1), 'left') NOT IN ('left', 'saved')
          """)
    }
  }
}
