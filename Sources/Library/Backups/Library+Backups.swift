import Foundation
import GRDB
import Wording

/// Copies of the database in the library itself, for the day on which the database cannot be read: `rebuild` takes from
/// them what stands in no `interview.json` yet. They are no substitute for a copy on another disk (`backup`).
extension Library {
  /// Name of their folder.
  static let backupsName = "backups"

  /// The copies that are there, newest first.
  package var databaseBackups: [DatabaseBackup] { Self.databaseBackups(at: folder) }

  static func databaseBackups(at folder: URL) -> [DatabaseBackup] {
    (1...DatabaseBackup.generations).map { databaseBackup($0, at: folder) }.filter {
      Files.size($0.file) != nil
    }
  }

  /// Copies the database, proves the copy, and only then lets go of the oldest one. To be called at each save; does
  /// nothing when nothing was added since the last copy, or while another program makes one. On disk when this returns;
  /// stopped at any point, at least two whole copies are left.
  ///
  /// - Returns: Whether a copy was made.
  /// - Throws: `LibraryError` when there is no room for it, or it is not the same as the database; the copies made
  ///   before stay.
  @discardableResult
  package func backUpDatabase() throws -> Bool {
    let backups = folder.appending(path: Self.backupsName, directoryHint: .isDirectory)
    try Files.makeDirectories(backups)
    guard let alone = try FileLock(backups.appending(path: ".lock"), isShared: false) else { return false }
    defer { alone.release() }
    let reach = try read(DatabaseBackup.Reach.init)
    if let newest = databaseBackups.first, newest.reach == reach, newest.isAsWritten { return false }
    let fresh = DatabaseBackup(file: backups.appending(path: ".new.sqlite"), generation: 0)
    unlink(fresh.file.path)
    do {
      try writeCopy(fresh.file)
      guard fresh.isWhole, let copied = fresh.reach, copied.last >= reach.last else {
        throw LibraryError(
          .file, "the copy of the database in \(backups.path) is not the same as the database",
          hint: "leitfaden library check says whether the database is whole; check the disk")
      }
      try Files.sync(file: fresh.file)
      guard let digest = DigestList.digest(fresh.file) else {
        throw LibraryError(.file, "the copy of the database in \(backups.path) cannot be read again")
      }
      var list = DigestList(in: backups)
      try list.begin()
      let newest = Self.databaseBackup(1, at: folder).file
      var digests = [newest.lastPathComponent: digest]
      for copy in databaseBackups {
        let next = Self.databaseBackup(copy.generation + 1, at: folder).file.lastPathComponent
        digests[next] = list.digest(of: copy.file.lastPathComponent)
      }
      try list.add(digest, newest.lastPathComponent)
      for generation in (1..<DatabaseBackup.generations).reversed() {
        let older = Self.databaseBackup(generation, at: folder).file
        guard Files.size(older) != nil else { continue }
        try Files.move(older, to: Self.databaseBackup(generation + 1, at: folder).file)
      }
      try Files.move(fresh.file, to: newest)
      try? list.tidy(digests)
    } catch {
      unlink(fresh.file.path)
      throw error
    }
    return true
  }

  /// Removes the copies that hold an interview which was deleted for good, and makes one without it.
  func forget(_ interview: String) throws {
    try replaceBackups { $0.mayHold(interview) }
  }

  /// Removes the copies from before a moment, which hold what was deleted then, and makes a new one.
  func forgetBackups(before moment: Date) throws {
    try replaceBackups { $0.made ?? .distantPast < moment }
  }

  private func replaceBackups(where isOld: (DatabaseBackup) -> Bool) throws {
    let old = databaseBackups.filter(isOld)
    guard !old.isEmpty else { return }
    for backup in old { unlink(backup.file.path) }
    try Files.sync(directory: folder.appending(path: Self.backupsName, directoryHint: .isDirectory))
    try backUpDatabase()
  }

  /// One consistent file for its owner only, whatever others write meanwhile.
  func writeCopy(_ target: URL) throws {
    try Files.create(target)
    do {
      // A reader: whoever records meanwhile goes on committing.
      try pool.unsafeRead {
        try $0.execute(sql: "VACUUM INTO ?", arguments: [target.path])
      }
    } catch let error as DatabaseError {
      unlink(target.path)
      let isFull = error.resultCode == .SQLITE_FULL
      throw LibraryError(error, folder: isFull ? target.deletingLastPathComponent() : folder)
    }
  }

  private static func databaseBackup(_ generation: Int, at folder: URL) -> DatabaseBackup {
    DatabaseBackup(
      file: folder.appending(path: backupsName).appending(path: "library-\(generation).sqlite"),
      generation: generation)
  }
}
