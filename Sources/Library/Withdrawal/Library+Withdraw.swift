package import Foundation
import GRDB
import Glibc
import Interview
import Synchronization
import Wording

extension Library {
  /// Removes an interview for good because its participant wishes so: first its key, then sound, answers, notes, files
  /// and exports with its folder, also from the bin, its rows, what searches know of it, downloads that are still there,
  /// and databases from before a rebuild. What stays is an entry of the audit log: identifier, time, reason. On disk when
  /// this returns; safe to repeat, also after it was interrupted.
  ///
  /// Beyond reach are backups, snapshots and what a worn flash cell remembers; of a sealed library only the key's few
  /// bytes have to be gone there.
  ///
  /// - Parameters:
  ///   - id: Identifier of an interview in the library or in its bin, or of one that was withdrawn before.
  ///   - reason: A word of letters, digits and hyphens; it stays.
  /// - Throws: `LibraryError` when there is no such interview, it is being recorded, or the disk refuses.
  package func withdraw(_ id: String, reason: String = "participant") throws -> Withdrawal {
    guard Self.isReason(reason) else {
      throw LibraryError(
        .refused,
        "“\(reason)” cannot be the reason: it stays in the log, so it must be one word that names nobody",
        hint: "use letters, digits and hyphens, at most 40")
    }
    let summary = try? summary(id)
    if let summary { try refuseWhileRecording(summary) }
    let folders = summary.map { [url(ofFolder: $0.folder)] } ?? []
    let binned = binned(id)
    let wasNoted = audit().entries.contains { $0.isWithdrawal(of: id) }
    guard summary != nil || !binned.isEmpty || wasNoted else { throw LibraryError.noInterview(id) }
    if !wasNoted { try note(.withdrawn, [id], code: reason) }
    stopVouching(for: id)
    // The keys first: whatever interrupts what follows, the rest of a sealed interview is noise from here on.
    let all = (folders + binned).filter(Files.isDirectory)
    let participant = try summary?.participant ?? binned.compactMap(participant).first
    for folder in all { try removeKey(in: folder) }
    if let participant { try note(participant: participant) }
    if let participant { try forgetContact(of: participant, besides: id) }
    for folder in all { try remove(folder) }
    try write { try $0.execute(sql: "DELETE FROM interview WHERE id = ?", arguments: [id]) }
    try forget(id)
    let databases = try cleanUp()
    return Withdrawal(interview: id, ledger: ledger(of: id), removedDatabases: databases)
  }

  /// Whether a word may stay in the log.
  static func isReason(_ word: String) -> Bool {
    !word.isEmpty && word.count <= 40
      && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }

  /// Folders in the bin that hold the interview.
  private func binned(_ id: String) -> [URL] {
    let trash = folder.appending(path: Self.trashName, directoryHint: .isDirectory)
    return Files.names(in: trash).map { trash.appending(path: $0, directoryHint: .isDirectory) }.filter {
      guard let file = InterviewDocument.file(in: $0) else { return false }
      if let document = try? InterviewDocument.read(file, key: try keys?.key(in: $0)) {
        return document.id == id
      }
      // a sealed one whose key is not there any more: its folder's name ends in the beginning of the identifier
      let end = $0.lastPathComponent.split(separator: "_").last.map(String.init) ?? ""
      return end.count >= 4 && id.hasPrefix(end)
    }
  }

  /// Whose interview a folder in the bin holds; `nil` when it cannot be read any more.
  private func participant(in directory: URL) throws -> String? {
    guard let file = InterviewDocument.file(in: directory) else { return nil }
    return try? InterviewDocument.read(file, key: try keys?.key(in: directory)).participant
  }

  private func removeKey(in directory: URL) throws {
    let file = directory.appending(path: KeyRing.interviewKeyName)
    keys?.forget(directory)
    guard Files.size(file) != nil else { return }
    guard unlink(file.path) == 0 else { throw Files.failure("remove", file) }
    try Files.sync(directory: directory)
  }

  private func remove(_ directory: URL) throws {
    do {
      try FileManager.default.removeItem(at: directory)
    } catch {
      throw LibraryError(.file, "\(directory.path) could not be removed: \(error.localizedDescription)")
    }
    try Files.sync(directory: directory.deletingLastPathComponent())
  }

  /// Leaves nothing of deleted rows in the database, in memory, in old databases, in downloads.
  ///
  /// - Returns: Names of old databases that were removed.
  private func cleanUp() throws -> [String] {
    folds.withLock { $0 = FoldCache() }
    sealedSearch.withLock { $0 = nil }
    // FTS5 keeps deleted words in its older segments until they are merged; SQLite keeps free pages until VACUUM.
    try write { db in
      try db.execute(sql: "INSERT INTO search_text (search_text) VALUES ('optimize')")
      try db.execute(
        sql: "DELETE FROM guide WHERE fingerprint NOT IN (SELECT guide_fingerprint FROM interview)")
    }
    try explained(folder) {
      try pool.writeWithoutTransaction { db in
        try db.execute(sql: "VACUUM")
        try db.checkpoint(.truncate)
      }
    }
    let left = Files.names(in: folder).filter { $0 == Self.downloadsName || $0.hasPrefix(".rebuild") }
    for name in left { try remove(folder.appending(path: name)) }
    // what a copy left that was interrupted
    unlink(folder.appending(path: Self.backupsName).appending(path: ".new.sqlite").path)
    let databases = oldDatabases
    for file in databases { try remove(file) }
    return databases.map(\.lastPathComponent)
  }

  /// Where the web app keeps what a browser fetches.
  package static let downloadsName = ".downloads"

  /// The same for this process in a sealed library, where nobody else's is touched; gone with `removeLeftOvers` when it is killed.
  package var downloads: URL {
    folder.appending(path: "\(Self.downloadsName)/\(getpid())", directoryHint: .isDirectory)
  }
}

extension AuditEntry {
  /// Whether it is the tombstone of this interview.
  func isWithdrawal(of id: String) -> Bool {
    action == Action.withdrawn.rawValue && interviews.contains(id)
  }
}
