import Foundation
import GRDB
import Interview
import Timeline
import Vault

/// Events as rows of the table `event`.
enum StoredEvent {
  /// Adds one event; in a sealed library `key` seals what it says, not when and of what kind it was.
  ///
  /// - Returns: `false` when its identifier is there already.
  static func insert(_ event: InterviewEvent, _ key: InterviewKey?, _ db: Database) throws -> Bool {
    let json = try event.body.json()
    let body = try key?.seal(json, for: place(of: event)) ?? json
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
    let statement = try db.cachedStatement(sql: "\(columns) WHERE interview = ? ORDER BY sequence")
    let rows = try GRDB.Row.fetchCursor(statement, arguments: [interview])
    var events: [InterviewEvent] = []
    while let row = try rows.next() { events.append(try event(row, key)) }
    return events
  }

  static let columns =
    "SELECT id, interview, sequence, device, frame, monotonic, wall, kind, body FROM event"

  /// Everything that stands beside a sealed body, so that none of it can be changed without the other.
  private static func place(of event: InterviewEvent) -> String {
    [
      "event", event.id, event.interview, "\(event.sequence)", event.device, "\(event.frame.index)",
      "\(event.monotonic.nanoseconds)", "\(event.wall.timeIntervalSinceReferenceDate.bitPattern)",
      event.body.kind,
    ].joined(separator: "|")
  }

  /// Reads a row with `columns`.
  ///
  /// - Throws: `LibraryError` `.damaged` when a sealed event was changed, or is not sealed with this key.
  static func event(_ row: Row, _ key: InterviewKey?) throws -> InterviewEvent {
    guard InterviewKey.isSealed(row[8]) == (key != nil) else {
      throw damaged(row, key == nil ? "it is sealed and its key is missing" : "it is not sealed")
    }
    guard let key else { return plain(row, json: row[8]) }
    do {
      return plain(row, json: try key.open(row[8], for: place(of: plain(row, json: "{}"))))
    } catch {
      throw damaged(row, "it was changed")
    }
  }

  private static func damaged(_ row: Row, _ why: String) -> LibraryError {
    LibraryError(
      .damaged, "event \(row[2] as Int64) of the interview \(row[1] as String) cannot be read: \(why)",
      hint: "leitfaden library rebuild reads it from the interview's folder")
  }

  private static func plain(_ row: Row, json: String) -> InterviewEvent {
    InterviewEvent(
      id: row[0], interview: row[1], device: row[3], sequence: row[2], frame: Frame(row[4]),
      monotonic: MonotonicTime(nanoseconds: row[5]), wall: Date(timeIntervalSinceReferenceDate: row[6]),
      body: EventBody(kind: row[7], json: json))
  }
}
