package import Foundation
import GRDB
import Interview
import Vault

extension Library {
  /// Writes the interview's `interview.json` anew, to be called at save; `edit` does it by itself. On disk when this
  /// returns; a power cut leaves the old file or the new one.
  ///
  /// - Throws: `LibraryError` when there is no such interview or its folder cannot be written to.
  package func writeDocument(_ id: String) throws {
    let document = try document(of: id)
    let folder = url(ofFolder: document.folder)
    try keys?.keepKey(in: folder)
    try write(document, into: folder, try keys?.key(in: folder))
    vouch(forSaved: document)
  }

  /// Writes a document, sealed when there is a key.
  func write(_ document: InterviewDocument, into folder: URL, _ key: InterviewKey?) throws {
    guard let key else {
      return try Files.replace(
        folder.appending(path: InterviewDocument.fileName), with: try document.data())
    }
    try Files.replace(
      folder.appending(path: InterviewDocument.sealedFileName),
      with: try AgeFile.seal(Padding.padded(try document.data()), to: [key.identity.recipient]))
  }

  /// What must lie beside the sound of an interview for it to be whole: its document, and in a sealed library its key.
  package static func documents(in folder: URL) -> [URL] {
    let key = folder.appending(path: KeyRing.interviewKeyName)
    return [InterviewDocument.file(in: folder), Files.size(key) == nil ? nil : key].compactMap(\.self)
  }

  /// What `interview.json` has to say now.
  func document(of id: String) throws -> InterviewDocument {
    try read { db in
      let guide = try guide(of: id, db)
      let row = try GRDB.Row.fetchOne(db, sql: "SELECT * FROM interview WHERE id = ?", arguments: [id])
      guard let row else { throw LibraryError.noInterview(id) }
      let folder: String = try row.value("folder")
      let key = try key(ofFolder: folder)
      return InterviewDocument(
        id: id, folder: folder, created: Date(timeIntervalSinceReferenceDate: try row.value("created")),
        guide: guide, guideFingerprint: try row.value("guide_fingerprint"),
        title: try SealedWords(row, key).title,
        participant: try row.value("participant"), language: try row.value("language"),
        events: try StoredEvent.events(of: id, key, db))
    }
  }
}
