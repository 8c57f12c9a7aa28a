import GRDB
import Interview
import Wording

extension Library {
  /// Stores everything an `interview.json` says, in one transaction; the folder is not looked at.
  ///
  /// - Throws: `LibraryError` when the interview or its folder's name is there already, or the events are not its own.
  func adopt(_ document: InterviewDocument) throws {
    if let why = document.impossibility {
      throw LibraryError(.damaged, "the interview in the folder \(document.folder) is damaged: \(why)")
    }
    let guide = try KeptGuide(document.guide)
    let row = NewInterview(
      id: document.id, folder: document.folder, created: document.created, guide: guide,
      title: document.title, participant: document.participant, language: document.language)
    let folds = try write { db in
      let known = try String.fetchOne(
        db, sql: "SELECT folder FROM interview WHERE id = ? OR folder = ?",
        arguments: [document.id, document.folder])
      if let known {
        throw LibraryError(
          .refused,
          "the folder \(document.folder) holds an interview that the library already has in \(known)",
          hint: "if it is a copy, move one of the two out of the library")
      }
      try guide.insert(db)
      try row.insert(try key(ofFolder: document.folder), db)
      return try insert(document.events, db)
    }
    keep(folds)
  }
}
