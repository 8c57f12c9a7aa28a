import Foundation
import GRDB
import Interview
import Timeline

/// An event as a row of the table `event`, its body not read yet: that takes long, and needs no database.
struct StoredEvent: Sendable {
  private let id, interview, device: String
  private let sequence, frame, monotonic: Int64
  private let wall: Double
  private let kind, json: String

  /// Reads a row with `columns`.
  private init(_ row: Row) {
    (id, interview, sequence, device) = (row[0], row[1], row[2], row[3])
    (frame, monotonic, wall, kind, json) = (row[4], row[5], row[6], row[7], row[8])
  }

  /// The event.
  var event: InterviewEvent {
    InterviewEvent(
      id: id, interview: interview, device: device, sequence: sequence, frame: Frame(frame),
      monotonic: MonotonicTime(nanoseconds: monotonic), wall: Date(timeIntervalSinceReferenceDate: wall),
      body: EventBody(kind: kind, json: json))
  }

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
    try rows(of: interview, db).map(\.event)
  }

  /// The rows of one interview in order of their sequence.
  static func rows(of interview: String, _ db: Database) throws -> [StoredEvent] {
    let statement = try db.cachedStatement(sql: "\(columns) WHERE interview = ? ORDER BY sequence")
    let rows = try GRDB.Row.fetchCursor(statement, arguments: [interview])
    var events: [StoredEvent] = []
    while let row = try rows.next() { events.append(StoredEvent(row)) }
    return events
  }

  static let columns =
    "SELECT id, interview, sequence, device, frame, monotonic, wall, kind, body FROM event"

  /// Reads a row with `columns`.
  static func event(_ row: Row) -> InterviewEvent { StoredEvent(row).event }
}
