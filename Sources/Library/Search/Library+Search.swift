import Foundation
import GRDB
import Synchronization

extension Library {
  /// Above this many places they are not ranked: that reads every one of them (1 µs each), and for a word that is
  /// everywhere the newest are as good as the best.
  static let rankLimit = 5000

  /// Finds words in titles, notes, labels of marks, keywords, transcripts and wordings of asked questions. All words
  /// must occur; each may be the beginning of a longer one; case and diacritics do not matter. The best come first; when more than 5000
  /// places fit, the latest.
  ///
  /// - Parameters:
  ///   - words: What was typed; any characters are allowed, none has a special meaning.
  ///   - limit: At most this many places.
  /// - Returns: Nothing when `words` holds neither letter nor digit.
  /// - Throws: `LibraryError` when the database cannot be read.
  package func search(_ words: String, limit: Int = 200) throws -> [SearchHit] {
    guard let pattern = Self.pattern(words) else { return [] }
    return try searched { db in
      let places = try Int.fetchOne(
        db, sql: "SELECT count(*) FROM (SELECT 1 FROM search_text WHERE search_text MATCH ? LIMIT ?)",
        arguments: [pattern, Self.rankLimit + 1])
      let isRanked = places ?? 0 <= Self.rankLimit
      // FTS5 sorts by itself as long as `rank` or `rowid` is the only term of ORDER BY.
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT entry.kind, entry.frame, entry.question, found.snippet, interview.*
          FROM (SELECT rowid AS number, \(isRanked ? "rank" : "-rowid") AS place,
                  snippet(search_text, 0, '«', '»', '…', 16) AS snippet
                FROM search_text WHERE search_text MATCH ?
                ORDER BY \(isRanked ? "rank" : "rowid DESC") LIMIT ?) AS found
          JOIN search_entry AS entry ON entry.number = found.number
          JOIN interview ON interview.id = entry.interview
          ORDER BY found.place, interview.created DESC, entry.frame
          """, arguments: [pattern, max(0, limit)])
      let columns = rows.first.map(SummaryColumns.init)
      return try rows.compactMap { row in
        try SearchHit.Kind(rawValue: row.value(at: 0)).map {
          SearchHit(
            interview: InterviewSummary(row, columns), kind: $0, frame: try row.value(at: 1),
            question: try row.value(at: 2), snippet: try row.value(at: 3))
        }
      }
    }
  }

  /// Reads where words are searched: in the database, or, of a sealed library, in memory.
  private func searched<Value>(_ body: (Database) throws -> Value) throws -> Value {
    guard isSealed else { return try read(body) }
    if isLocked { throw LibraryError.locked(folder.path) }
    return try explained(folder) {
      let database = try sealedSearch.withLock { search in
        var current = try search ?? SealedSearch()
        try current.refresh(from: self)
        search = current
        return current.database
      }
      return try database.read(body)
    }
  }

  /// An FTS5 query: every word as a quoted prefix, so that nothing typed is taken for an operator.
  static func pattern(_ words: String) -> String? {
    let tokens = words.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return tokens.isEmpty ? nil : tokens.map { "\"\($0)\"*" }.joined(separator: " ")
  }
}
