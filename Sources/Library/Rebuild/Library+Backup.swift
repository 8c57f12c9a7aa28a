package import Foundation
import GRDB
import Interview
import Wording

extension Library {
  /// Copies the library into a folder of its own: the database as one consistent file, guides and every interview's
  /// folder. Files that the backup has with the same size and date are not copied again. Other programs may go on
  /// recording; what they write meanwhile may be missing. On disk when this returns.
  ///
  /// - Parameter target: Made when it is not there; must not lie inside the library.
  /// - Returns: How many files were copied, their size in bytes, and the interviews they belong to. These are in the ledger.
  /// - Throws: `LibraryError` when the target cannot be written to, is full, or lies inside the library.
  package func backup(
    to target: URL, progress: LibraryProgress.Observer = { _ in }
  ) throws -> (files: Int, bytes: Int64, interviews: [String]) {
    let target = target.standardizedFileURL.resolvingSymlinksInPath()
    let own = folder.resolvingSymlinksInPath().path
    guard target.path != own, !target.path.hasPrefix(own + "/") else {
      throw LibraryError(
        .refused, "a backup inside the library would be lost with it", hint: "choose a folder on another disk"
      )
    }
    try Files.makeDirectories(target)
    var copy = BackupCopy(source: folder, target: target)
    var copied: [String] = []
    let outcome = Result { try copyInterviews(with: &copy, &copied, progress) }
    // what lies there has left, also when the medium was pulled in between
    let departure = Departure(
      .backup, withNames: true, withText: true, recipients: isSealed ? ["library"] : [], place: target.path)
    if !copied.isEmpty { try note(.left, copied, departure: departure) }
    try outcome.get()
    try copy.directory(Self.guidesName)
    if isSealed { try copy.directory(KeyRing.folderName) }
    if Files.isDirectory(folder.appending(path: Self.contactsName)) { try copy.directory(Self.contactsName) }
    try copyLog(&copy)
    for name in [Self.retentionName, Self.seriesName, PublicKeys.name] { try copy.file(name) }
    try backupDatabase(to: target, &copy)
    return (copy.files, copy.bytes, copied)
  }

  /// Copies every interview's folder; `copied` are those of which something was copied, also when this throws.
  private func copyInterviews(
    with copy: inout BackupCopy, _ copied: inout [String], _ progress: LibraryProgress.Observer
  ) throws {
    let summaries = try list()
    for (index, summary) in summaries.enumerated() {
      progress(LibraryProgress(done: index, total: summaries.count, name: summary.folder))
      let directory = url(ofFolder: summary.folder)
      guard Files.isDirectory(directory) else { continue }
      // As new as the database: then either half of the backup is enough. A locked library is copied as it is.
      // One that cannot be read is copied as it lies.
      do {
        if !isLocked, try document(of: summary.id).events != savedEvents(directory) {
          try writeDocument(summary.id)
        }
      } catch let error as LibraryError where error.code == .damaged {}
      let before = copy.files
      defer { if copy.files > before { copied.append(summary.id) } }
      try copy.directory(summary.folder)
    }
  }

  /// What was vouched for and the log that names it belong together; the database comes after them and holds at least as much.
  private func copyLog(_ copy: inout BackupCopy) throws {
    func all() throws {
      for name in [VouchedState.name, AuditLog.name, AuditLog.headName] { try copy.file(name) }
    }
    if isSealed { try VouchedState.alone(in: folder, all) } else { try all() }
  }

  /// Last, so that every interview it speaks of is already there.
  private func backupDatabase(to target: URL, _ copy: inout BackupCopy) throws {
    let database = target.appending(path: Self.databaseName)
    let temporary = target.appending(path: ".\(Self.databaseName).new")
    unlink(temporary.path)
    try writeCopy(temporary)
    try Files.sync(file: temporary)
    for suffix in ["-wal", "-shm"] { unlink(database.path + suffix) }
    try Files.move(temporary, to: database)
    copy.files += 1
    copy.bytes += Files.size(database) ?? 0
  }

  private func savedEvents(_ directory: URL) -> [InterviewEvent]? {
    try? InterviewDocument.file(in: directory).map {
      try InterviewDocument.read($0, key: try keys?.key(in: directory))
    }?.events
  }
}
