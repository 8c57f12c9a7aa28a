import Foundation
import GRDB
import Interview
import Timeline
import Vault

/// What the table `interview` says about an interview, taken from its fold; compared by `check` with a fresh one.
struct InterviewRow: Equatable {
  var title: String
  var participant: String
  var place: String
  var persons: String
  var language: String
  var status: String
  var started: Double?
  var ended: Double?
  var sampleRate: Int
  var channels: Int
  var bits: Int
  var frames: Int64
  var counts: [Int]
  var events: Int
  var lastSequence: Int64
  let id: String

  /// What the row of `interview` has to say.
  init(_ interview: Interview) {
    id = interview.id
    title = interview.title
    participant = interview.participant
    place = interview.place
    persons = interview.persons
    language = interview.language
    status = interview.status.rawValue
    started = interview.startedAt?.timeIntervalSinceReferenceDate
    ended = interview.endedAt?.timeIntervalSinceReferenceDate
    sampleRate = interview.sampleRate.hertz
    channels = interview.beginning?.channels ?? 1
    bits = interview.beginning?.bits ?? 16
    frames = interview.soundEnd.index
    counts = [
      interview.parts.count, interview.visits.count, interview.marks.count, interview.filledNotes.count,
      interview.answers.values.count(where: \.isGiven), interview.gaps.count,
    ]
    events = interview.events.count
    lastSequence = interview.events.last?.sequence ?? 0
  }

  /// Reads the row of the interview; `nil` when there is none.
  init?(_ id: String, _ key: InterviewKey?, _ db: Database) throws {
    guard let row = try GRDB.Row.fetchOne(db, sql: "SELECT * FROM interview WHERE id = ?", arguments: [id])
    else {
      return nil
    }
    self.id = id
    let words = try SealedWords(row, key)
    title = words.title
    participant = try row.value("participant")
    place = words.place
    persons = words.persons
    language = try row.value("language")
    status = try row.value("status")
    started = try row.value("started")
    ended = try row.value("ended")
    sampleRate = try row.value("sample_rate")
    channels = try row.value("channels")
    bits = try row.value("bits")
    frames = try row.value("frames")
    counts = try ["parts", "visits", "marks", "notes", "answers", "gaps"].map { try row.value($0) }
    events = try row.value("events")
    lastSequence = try row.value("last_sequence")
  }

  /// Writes it into the row that is there; in a sealed library `key` seals its words.
  func update(_ key: InterviewKey?, _ db: Database) throws {
    let words = SealedWords(title: title, place: place, persons: persons)
    let shown = key == nil ? words : SealedWords()
    try db.cachedStatement(
      sql: """
        UPDATE interview SET title = ?, participant = ?, place = ?, persons = ?, language = ?, status = ?,
          started = ?, ended = ?, sample_rate = ?, channels = ?, bits = ?, frames = ?, parts = ?, visits = ?,
          marks = ?, notes = ?, answers = ?, gaps = ?, events = ?, last_sequence = ?, sealed = ?
        WHERE id = ?
        """
    ).execute(
      arguments: [
        shown.title, participant, shown.place, shown.persons, language, status, started, ended, sampleRate,
        channels, bits,
      ]
        + [frames] + StatementArguments(counts) + [
          events, lastSequence, try words.sealed(id, lastSequence: lastSequence, key), id,
        ])
  }
}
