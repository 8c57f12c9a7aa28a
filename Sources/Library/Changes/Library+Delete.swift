package import Foundation
import GRDB
import Interview
import Wording

extension Library {
  /// How many days a deleted interview stays in the trash.
  package static let trashDays = 30

  /// Deletes an interview: its rows go, its folder moves to `trash/`, where it stays for `trashDays` days. Older
  /// things in the trash go for good at this occasion.
  ///
  /// - Parameter forGood: Removes the folder as well and wipes the words from the search. What a disk, its
  ///   snapshots, backups and exports still hold is beyond this.
  /// - Returns: The folder in the trash; `nil` when nothing is left.
  /// - Throws: `LibraryError` when there is no such interview, it is being recorded, or the disk refuses. Safe to repeat.
  @discardableResult
  package func delete(_ id: String, forGood: Bool = false, date: Date = Date()) throws -> URL? {
    let summary = try summary(id)
    try refuseWhileRecording(summary)
    let source = url(ofFolder: summary.folder)
    let target = trash.appending(
      path: "\(FolderName.stamp(date))_\(summary.folder)", directoryHint: .isDirectory)
    try note(participant: summary.participant)
    // The folder first: whatever happens after it, a second attempt completes the deletion.
    let isThere = Files.isDirectory(source)
    if isThere {
      // what cannot be read any more goes as it lies: this is how people get rid of it
      do { try writeDocument(id) } catch let error as LibraryError where error.code == .damaged {}
      try Files.makeDirectories(trash)
      try Files.move(source, to: target)
      keys?.forget(source)
    }
    stopVouching(for: id)
    try write { try $0.execute(sql: "DELETE FROM interview WHERE id = ?", arguments: [id]) }
    if forGood {
      // FTS5 of SQLite 3.40 keeps deleted words in its older segments until they are merged.
      try write { try $0.execute(sql: "INSERT INTO search_text (search_text) VALUES ('optimize')") }
      _ = try explained(folder) { try pool.writeWithoutTransaction { try $0.checkpoint(.truncate) } }
      if isThere { try remove(target) }
      try forget(id)
    }
    try emptyTrash(date)
    try note(.deleted, [id], code: forGood ? "forGood" : nil)
    return isThere && !forGood ? target : nil
  }

  /// Takes an interview back out of the trash.
  ///
  /// - Parameter reference: As for `find`; also the name of its folder with the time stamp in front.
  /// - Throws: `LibraryError` when the bin holds no such interview, several, or the library already has it.
  package func restore(_ reference: String) throws -> InterviewSummary {
    let found = try binned(called: reference).place
    let source = trash.appending(path: found, directoryHint: .isDirectory)
    let file = InterviewDocument.file(in: source) ?? source.appending(path: InterviewDocument.fileName)
    var document = try InterviewDocument.read(file, key: try keys?.key(in: source))
    document.folder = String(found.dropFirst(Self.stampLength))
    let target = url(ofFolder: document.folder)
    guard Files.size(target) == nil else {
      throw LibraryError(.refused, "there is already a folder \(document.folder) in the library")
    }
    try Files.move(source, to: target)
    keys?.forget(source)
    do {
      try adopt(document)
    } catch {
      try Files.move(target, to: source)
      throw error
    }
    vouch(forSaved: document)
    try note(.restored, [document.id])
    return try summary(document.id)
  }

  /// Removes what has lain in the bin for longer than 30 days, for good.
  ///
  /// - Throws: `LibraryError`.
  package func emptyTrash(_ date: Date = Date()) throws {
    let limit = date.addingTimeInterval(-Double(Self.trashDays) * 86_400)
    let stamp = FolderName.stamp(limit)
    let outdated = Files.names(in: trash).filter { $0.count > Self.stampLength && $0 < stamp }
    for name in outdated { try remove(trash.appending(path: name, directoryHint: .isDirectory)) }
    if !outdated.isEmpty { try forgetBackups(before: limit) }
  }

  private func remove(_ directory: URL) throws {
    do {
      try FileManager.default.removeItem(at: directory)
    } catch {
      throw LibraryError(.file, "\(directory.path) could not be removed: \(error.localizedDescription)")
    }
    try Files.sync(directory: trash)
  }
}
