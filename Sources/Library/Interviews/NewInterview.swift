import Foundation
import GRDB

/// The row of an interview before its first event: what cannot be folded from events.
struct NewInterview {
  var id: String
  var folder: String
  var created: Date
  var guide: KeptGuide
  var title: String
  var participant: String
  var language: String

  /// Adds the row.
  func insert(_ db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO interview
          (id, folder, created, guide_fingerprint, guide, guide_title, title, participant, language)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        id, folder, created.timeIntervalSinceReferenceDate, guide.fingerprint, guide.id, guide.title, title,
        participant, language,
      ])
  }
}
