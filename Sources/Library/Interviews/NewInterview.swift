import Foundation
import GRDB
import Vault

/// The row of an interview before its first event: what cannot be folded from events.
struct NewInterview {
  var id: String
  var folder: String
  var created: Date
  var guide: KeptGuide
  var title: String
  var participant: String
  var language: String

  /// Adds the row; in a sealed library `key` seals its words.
  func insert(_ key: InterviewKey?, _ db: Database) throws {
    let words = SealedWords(title: title)
    try db.execute(
      sql: """
        INSERT INTO interview
          (id, folder, created, guide_fingerprint, guide, guide_title, title, participant, language, sealed)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        id, folder, created.timeIntervalSinceReferenceDate, guide.fingerprint, guide.id, guide.title,
        key == nil ? title : "", participant, language, try words.sealed(id, lastSequence: 0, key),
      ])
  }
}
