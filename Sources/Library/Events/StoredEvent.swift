import Foundation
import GRDB
import Interview
import Timeline

/// Events as rows of the table `event`.
enum StoredEvent {
  /// Adds one event.
  ///
  /// - Returns: `false` when its identifier is there already.
  static func insert(_ event: InterviewEvent, _ db: Database) throws -> Bool {
    try db.cachedStatement(
      sql: """
        INSERT INTO event (id, interview, sequence, device, frame, monotonic, wall, kind, body)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING
        """
    ).execute(arguments: [
      event.id, event.interview, event.sequence, event.device, event.frame.index,
      event.monotonic.nanoseconds, event.wall.timeIntervalSinceReferenceDate, event.body.kind,
      try event.body.json(),
    ])
    return db.changesCount > 0
  }

  /// The events of one interview in order of their sequence.
  static func events(of interview: String, _ db: Database) throws -> [InterviewEvent] {
    let statement = try db.cachedStatement(sql: "\(columns) WHERE interview = ? ORDER BY sequence")
    let rows = try GRDB.Row.fetchCursor(statement, arguments: [interview])
    var events: [InterviewEvent] = []
    while let row = try rows.next() { events.append(event(row)) }
    return events
  }

  static let columns =
    "SELECT id, interview, sequence, device, frame, monotonic, wall, kind, body FROM event"

  /// Reads a row with `columns`.
  static func event(_ row: Row) -> InterviewEvent {
    InterviewEvent(
      id: row[0], interview: row[1], device: row[3], sequence: row[2], frame: Frame(row[4]),
      monotonic: MonotonicTime(nanoseconds: row[5]), wall: Date(timeIntervalSinceReferenceDate: row[6]),
      body: EventBody(kind: row[7], json: row[8]))
  }
}
