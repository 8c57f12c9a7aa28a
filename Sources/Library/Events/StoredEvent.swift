import Foundation
import GRDB
import Interview
import Timeline
import Vault
import Wording

/// An event as a row of the table `event`, what it says not opened and not read yet: that takes long, and needs no
/// database.
struct StoredEvent: Sendable {
  private let id, interview, device: String
  private let sequence, frame, monotonic: Int64
  private let wall: Double
  private let kind, body: String

  /// Reads a row with `columns`.
  ///
  /// - Throws: `LibraryError` `.damaged` when a column holds something else than it should.
  init(_ row: Row) throws {
    (id, interview) = (try row.value(at: 0), try row.value(at: 1))
    (sequence, device) = (try row.value(at: 2), try row.value(at: 3))
    (frame, monotonic, wall) = (try row.value(at: 4), try row.value(at: 5), try row.value(at: 6))
    (kind, body) = (try row.value(at: 7), try row.value(at: 8))
  }

  static let columns =
    "SELECT id, interview, sequence, device, frame, monotonic, wall, kind, body FROM event"

  /// Adds one event; in a sealed library `key` seals what it says, not when and of what kind it was.
  ///
  /// - Returns: `false` when its identifier is there already.
  static func insert(_ event: InterviewEvent, _ key: InterviewKey?, _ db: Database) throws -> Bool {
    let json = try event.body.json()
    let body = try key?.seal(Padding.padded(json), for: place(of: event)) ?? json
    try db.cachedStatement(
      sql: """
        INSERT INTO event (id, interview, sequence, device, frame, monotonic, wall, kind, body)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING
        """
    ).execute(arguments: [
      event.id, event.interview, event.sequence, event.device, event.frame.index,
      event.monotonic.nanoseconds, event.wall.timeIntervalSinceReferenceDate, event.body.kind, body,
    ])
    return db.changesCount > 0
  }

  /// The events of one interview in order of their sequence.
  static func events(of interview: String, _ key: InterviewKey?, _ db: Database) throws -> [InterviewEvent] {
    try rows(of: interview, db).map { try $0.event(key) }
  }

  /// The rows of one interview in order of their sequence.
  static func rows(of interview: String, _ db: Database) throws -> [StoredEvent] {
    let statement = try db.cachedStatement(sql: "\(columns) WHERE interview = ? ORDER BY sequence")
    let rows = try GRDB.Row.fetchCursor(statement, arguments: [interview])
    var events: [StoredEvent] = []
    while let row = try rows.next() { events.append(try StoredEvent(row)) }
    return events
  }

  /// The event.
  ///
  /// - Throws: `LibraryError` `.damaged` when a sealed event was changed, or is not sealed with this key.
  func event(_ key: InterviewKey?) throws -> InterviewEvent {
    guard InterviewKey.isSealed(body) == (key != nil) else {
      throw damaged(key == nil ? "it is encrypted and its key is missing" : "it is not encrypted")
    }
    let event: InterviewEvent
    if let key {
      do {
        event = plain(Padding.stripped(try key.open(body, for: Self.place(of: plain("{}")))))
      } catch {
        throw damaged("it was changed")
      }
    } else {
      event = plain(body)
    }
    if let number = event.impossibility { throw damaged("\(number) cannot be") }
    return event
  }

  /// Everything that stands beside a sealed body, so that none of it can be changed without the other.
  static func place(of event: InterviewEvent) -> String {
    [
      "event", event.id, event.interview, "\(event.sequence)", event.device, "\(event.frame.index)",
      "\(event.monotonic.nanoseconds)", "\(event.wall.timeIntervalSinceReferenceDate.bitPattern)",
      event.body.kind,
    ].joined(separator: "|")
  }

  private func damaged(_ why: Sentence) -> LibraryError {
    LibraryError(
      .damaged, "event \(sequence) of the interview \(interview) cannot be read: \(why)",
      hint: "leitfaden library rebuild reads it from the interview's folder")
  }

  private func plain(_ json: String) -> InterviewEvent {
    InterviewEvent(
      id: id, interview: interview, device: device, sequence: sequence, frame: Frame(frame),
      monotonic: MonotonicTime(nanoseconds: monotonic), wall: Date(timeIntervalSinceReferenceDate: wall),
      body: EventBody(kind: kind, json: json))
  }
}
