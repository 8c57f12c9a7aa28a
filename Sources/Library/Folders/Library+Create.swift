package import Foundation
import GRDB
package import Guide
import Interview
import Wording

extension Library {
  /// Makes a new, planned interview: its folder, its row, the guide as it is now, and a first `interview.json`, so
  /// that a lost database never loses the guide. All on disk when this returns.
  ///
  /// - Parameters:
  ///   - guide: Kept as it is, under its fingerprint.
  ///   - participant: A code that `ParticipantCode.check` does not refuse; may be empty.
  ///   - title: What the interview is called; may be empty.
  ///   - language: BCP 47 tag of the talk, or empty.
  ///   - id: UUID text in lower case; made when left out.
  ///   - date: The day in the folder's name.
  /// - Throws: `LibraryError`; then nothing of it remains.
  package func createInterview(
    guide: Guide, participant: String = "", title: String = "", language: String = "", id: String? = nil,
    date: Date = Date()
  ) throws -> InterviewFolder {
    if case .refusal(let sentence) = ParticipantCode.check(participant) {
      throw LibraryError(.refused, sentence)
    }
    let codeInName = Self.codeInName(participant)
    let id = id ?? Identifier.fresh()
    guard !id.isEmpty, id.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else {
      throw LibraryError(.refused, "“\(id)” cannot be the identifier of an interview")
    }
    let created = Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
    let url = try makeInterviewFolder(id: id, participant: codeInName, date: date)
    do {
      let key = try keys?.makeKey(in: url)
      let kept = try KeptGuide(guide)
      let row = NewInterview(
        id: id, folder: url.lastPathComponent, created: created, guide: kept, title: title,
        participant: participant, language: language)
      try write { db in
        try kept.insert(db)
        try row.insert(key, db)
      }
      try note(participant: participant)
      try writeDocument(id)
      return InterviewFolder(id: id, url: url, guideFingerprint: kept.fingerprint)
    } catch {
      try? write { try $0.execute(sql: "DELETE FROM interview WHERE id = ?", arguments: [id]) }
      try? FileManager.default.removeItem(at: url)
      keys?.forget(url)
      throw error
    }
  }

  /// The folder of an interview. Costs one look-up; the folder itself may be missing (see `check`).
  ///
  /// - Throws: `LibraryError` when there is no such interview.
  package func interviewFolder(_ id: String) throws -> InterviewFolder {
    let row = try read {
      try Row.fetchOne(
        $0, sql: "SELECT folder, guide_fingerprint FROM interview WHERE id = ?", arguments: [id])
    }
    guard let row else { throw LibraryError.noInterview(id) }
    return InterviewFolder(
      id: id, url: url(ofFolder: try row.value(at: 0)), guideFingerprint: try row.value(at: 1))
  }

  /// Folder names go into every export: what looks like a person's name stays out of them.
  static func codeInName(_ participant: String) -> String {
    if case .fine = ParticipantCode.check(participant) { participant } else { "" }
  }

  /// Where the folder lies. A database that was edited leads nowhere else: what cannot be a name is a folder that is not there.
  func url(ofFolder name: String) -> URL {
    folder.appending(path: Self.isFolderName(name) ? name : ".no-name", directoryHint: .isDirectory)
  }

  /// Whether it can be the name of a folder in the library.
  static func isFolderName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && name.utf8.count <= 255
      && !name.utf8.contains { $0 == 0x2f || $0 == 0 }
  }

  private func makeInterviewFolder(id: String, participant: String, date: Date) throws -> URL {
    for length in [4, 6, 8, 13, id.count] {
      let name = FolderName.name(date: date, participant: participant, id: id, idLength: length)
      let directory = url(ofFolder: name)
      if try Files.makeNewDirectory(directory) {
        try Files.sync(directory: folder)
        return directory
      }
    }
    throw LibraryError(.refused, "there is already a folder for the interview \(id)")
  }
}

extension LibraryError {
  /// There is no interview with this identifier.
  static func noInterview(_ id: String) -> LibraryError {
    LibraryError(
      .unknown, "there is no interview \(id) in this library", hint: "leitfaden list shows all interviews")
  }
}
