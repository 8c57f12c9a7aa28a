import Foundation
import GRDB
import Interview

extension Library {
  /// Writes the interview's `interview.json` anew, to be called at save; `edit` does it by itself. On disk when this
  /// returns; a power cut leaves the old file or the new one.
  ///
  /// - Throws: `LibraryError` when there is no such interview or its folder cannot be written to.
  package func writeDocument(_ id: String) throws {
    let document = try document(of: id)
    let file = url(ofFolder: document.folder).appending(path: InterviewDocument.fileName)
    try Files.replace(file, with: try document.data())
  }

  /// What `interview.json` has to say now.
  func document(of id: String) throws -> InterviewDocument {
    try read { db in
      let guide = try guide(of: id, db)
      let row = try GRDB.Row.fetchOne(db, sql: "SELECT * FROM interview WHERE id = ?", arguments: [id])
      guard let row else { throw LibraryError.noInterview(id) }
      return InterviewDocument(
        id: id, folder: row["folder"], created: Date(timeIntervalSinceReferenceDate: row["created"]),
        guide: guide, guideFingerprint: row["guide_fingerprint"], title: row["title"],
        participant: row["participant"], language: row["language"],
        events: try StoredEvent.events(of: id, db))
    }
  }
}
