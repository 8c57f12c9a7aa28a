import GRDB
import Guide
import Interview
import Timeline

/// One thing of an interview that can be found by its words, as a row of `search_entry`.
struct SearchEntry: Hashable {
  /// What of the interview an entry is about; at most one entry per key.
  struct Key: Hashable {
    var kind: SearchHit.Kind
    /// The question, or the identifier of the note, mark or visit; `question/word` for a keyword; empty for the title.
    var reference: String
  }

  var key: Key
  var frame: Int64
  var question: String?
  var text: String

  /// Everything that can be found of an interview.
  static func entries(of interview: Interview) -> [SearchEntry] {
    var keys = [Key(kind: .title, reference: "")]
    keys += interview.notes.map { Key(kind: .note, reference: $0.id) }
    keys += interview.marks.map { Key(kind: .mark, reference: $0.id) }
    let questions = Set(interview.visits.map(\.question)).union(interview.answers.keys)
    keys += questions.sorted().map { Key(kind: .question, reference: $0) }
    for (question, words) in interview.keywords.sorted(by: { $0.key < $1.key }) {
      keys += words.map { Key(kind: .keyword, reference: reference(question, $0.word)) }
    }
    keys += interview.transcripts.keys.sorted().map { Key(kind: .transcript, reference: $0) }
    return keys.compactMap { SearchEntry($0, in: interview) }
  }

  /// The reference of a keyword; identifiers of questions hold no slash.
  static func reference(_ question: String, _ word: String) -> String { "\(question)/\(word)" }

  /// The entry for `key`; `nil` when there is nothing (any more) to be found under it.
  init?(_ key: Key, in interview: Interview) {
    self.key = key
    switch key.kind {
    case .title:
      (frame, question, text) = (0, nil, interview.title)
    case .note:
      guard let note = interview.notes.last(where: { $0.id == key.reference }) else { return nil }
      (frame, question, text) = (note.frame.index, note.question, note.text)
    case .mark:
      guard let mark = interview.marks.last(where: { $0.id == key.reference }) else { return nil }
      (frame, question, text) = (mark.frame.index, mark.question, mark.label)
    case .keyword:
      let parts = key.reference.split(separator: "/", maxSplits: 1).map(String.init)
      guard parts.count == 2,
        let keyword = interview.keywords[parts[0]]?.first(where: { $0.word == parts[1] })
      else { return nil }
      (frame, question, text) = (keyword.frame.index, parts[0], keyword.word)
    case .transcript:
      guard let words = interview.transcripts[key.reference],
        let visit = interview.visits.first(where: { $0.id == key.reference })
      else { return nil }
      (frame, question, text) = (visit.start.index, visit.question, words)
    case .question:
      let visit = interview.visits.first { $0.question == key.reference }?.start
      let answer = interview.answers[key.reference].map { ($0.earlier.first ?? $0.current).frame }
      guard let first = [visit, answer].compactMap(\.self).min(),
        let wording = interview.asked(key.reference)?.text
      else { return nil }
      (frame, question, text) = (first.index, key.reference, wording)
    }
    if text.isEmpty { return nil }
  }

  /// Brings the rows of the touched entries up to date.
  static func update(_ touched: TouchedEntries, in interview: Interview, _ db: Database) throws {
    if touched.all {
      try delete(interview.id, db)
      for entry in entries(of: interview) { try entry.upsert(interview.id, db) }
      return
    }
    for key in touched.keys {
      if let entry = SearchEntry(key, in: interview) {
        try entry.upsert(interview.id, db)
      } else {
        try db.cachedStatement(
          sql: "DELETE FROM search_entry WHERE interview = ? AND kind = ? AND reference = ?"
        ).execute(arguments: [interview.id, key.kind.rawValue, key.reference])
      }
    }
  }

  /// Removes all entries of an interview.
  static func delete(_ interview: String, _ db: Database) throws {
    try db.execute(sql: "DELETE FROM search_entry WHERE interview = ?", arguments: [interview])
  }

  /// The entries stored for an interview.
  static func stored(of interview: String, _ db: Database) throws -> Set<SearchEntry> {
    let rows = try GRDB.Row.fetchAll(
      db, sql: "SELECT kind, reference, frame, question, text FROM search_entry WHERE interview = ?",
      arguments: [interview])
    return Set(
      try rows.compactMap { row in
        try SearchHit.Kind(rawValue: row.value(at: 0)).map {
          SearchEntry(
            key: Key(kind: $0, reference: try row.value(at: 1)), frame: try row.value(at: 2),
            question: try row.value(at: 3), text: try row.value(at: 4))
        }
      })
  }

  private init(key: Key, frame: Int64, question: String?, text: String) {
    (self.key, self.frame, self.question, self.text) = (key, frame, question, text)
  }

  private func upsert(_ interview: String, _ db: Database) throws {
    try db.cachedStatement(
      sql: """
        INSERT INTO search_entry (interview, kind, reference, frame, question, text) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (interview, kind, reference) DO UPDATE
        SET frame = excluded.frame, question = excluded.question, text = excluded.text
        """
    ).execute(arguments: [interview, key.kind.rawValue, key.reference, frame, question, text])
  }
}
