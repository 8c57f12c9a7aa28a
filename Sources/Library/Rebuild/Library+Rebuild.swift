package import Foundation
import GRDB
package import Guide
import Interview
package import Vault
import Wording

extension Library {
  /// Makes the database anew from the folders: every `interview.json`, what the old database knows beyond it as far as
  /// it can be read (and where it is damaged, the newest whole copy in `backups/`), and folders of which only the sound is left. The old database is kept beside the new one under a
  /// name with the time. No sound is touched. Stopped at any point, the old database is still in place or the new one is.
  ///
  /// - Parameters:
  ///   - sound: Reads what a sound file says about itself.
  ///   - keys: Those of a sealed library, unlocked.
  ///   - guides: Those of the guide files: an interview whose kept guide was exchanged for another one gets its own back.
  ///   - progress: Called before each interview.
  /// - Throws: `LibraryError` when another program has the library open or the disk refuses.
  package static func rebuild(
    at folder: URL, sound: (URL, AgeIdentity?) throws -> SoundFacts?, keys: KeyRing? = nil,
    guides: [Guide] = [], progress: LibraryProgress.Observer = { _ in }, now: Date = Date()
  ) throws -> RebuildReport {
    let folder = folder.standardizedFileURL
    let keys = try keys ?? KeyRing.read(in: folder)
    if keys?.isLocked == true { throw LibraryError.locked(folder.path) }
    if keys == nil, isOfSealedInterviews(folder) { throw KeyRing.missing(folder) }
    guard Files.isDirectory(folder) else {
      throw LibraryError(
        .cannotOpen, "there is no library at \(folder.path)", hint: "name its folder with --library DIR")
    }
    guard Files.isWritable(folder) else { throw LibraryError.readOnly(folder.path) }
    guard let alone = try FileLock(folder.appending(path: presenceName), isShared: false) else {
      throw LibraryError(
        .inUse, "another program has the library \(folder.path) open",
        hint: "end all programs of Leitfaden that use it, then try again")
    }
    return try withExtendedLifetime(alone) {
      try rebuildAlone(folder, sound: sound, keys: keys, guides: guides, progress: progress, now: now)
    }
  }

  private static func rebuildAlone(
    _ folder: URL, sound: SoundFacts.Reader, keys: KeyRing?, guides: [Guide],
    progress: LibraryProgress.Observer, now: Date
  ) throws -> RebuildReport {
    let database = folder.appending(path: databaseName)
    let fresh = folder.appending(path: ".rebuild.sqlite")
    removeDatabase(fresh)
    let old = OldDatabase(copyOf: database, in: folder, keys: keys)
    defer { old?.discard() }
    if old?.isOfLaterVersion == true {
      throw LibraryError(
        .newerVersion, "the library \(folder.path) was written by a later version of Leitfaden",
        hint:
          "update Leitfaden; to rebuild it as it was in this version, move \(databaseName) out of the folder first"
      )
    }
    let backup =
      old?.isWhole ?? false
      ? nil
      : databaseBackups(at: folder).first(where: \.isWhole).flatMap {
        OldDatabase(copyOf: $0.file, in: folder, keys: keys)
      }
    defer { backup?.discard() }
    let library = try open(at: folder, database: fresh, presence: nil, keys: keys)
    // Nobody relies on the new database before it is complete, on disk and in place: no need to wait at each step.
    try library.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = OFF") }
    var work = RebuildWork(
      library: library, old: old, backup: backup, now: now, genuine: GenuineGuides(guides, library: library))
    do {
      try work.run(sound: sound, progress: progress)
      try library.close()
      guard Files.size(URL(filePath: fresh.path + "-wal")) ?? 0 == 0 else {
        throw LibraryError(.file, "the new database of \(folder.path) could not be completed")
      }
      for suffix in ["-wal", "-shm"] { unlink(fresh.path + suffix) }
      try Files.sync(file: fresh)
    } catch {
      try? library.close()
      removeDatabase(fresh)
      throw error
    }
    work.report.oldDatabase = try moveAside(database, now: now)
    try Files.move(fresh, to: database)
    return work.report
  }

  /// Whether there are sealed interviews and none that anybody can read: it was a sealed library.
  private static func isOfSealedInterviews(_ folder: URL) -> Bool {
    func has(_ name: String) -> Bool {
      Files.names(in: folder).contains {
        Files.size(folder.appending(path: $0).appending(path: name)) != nil
      }
    }
    return has(KeyRing.interviewKeyName) && !has(InterviewDocument.fileName)
  }

  /// The databases that rebuilds have moved aside; they still hold what was deleted since.
  package var oldDatabases: [URL] {
    Files.names(in: folder).filter { $0.hasPrefix("\(Self.databaseName).old-") }.map {
      folder.appending(path: $0)
    }
  }

  private static func moveAside(_ database: URL, now: Date) throws -> URL? {
    guard Files.size(database) != nil else { return nil }
    // it spoke of the database that is moved away
    DatabaseDigest.forget(in: database.deletingLastPathComponent())
    let kept = database.deletingLastPathComponent()
      .appending(path: "\(databaseName).old-\(FolderName.stamp(now))")
    for suffix in ["-wal", "-shm", ""] where Files.size(URL(filePath: database.path + suffix)) != nil {
      try Files.move(URL(filePath: database.path + suffix), to: URL(filePath: kept.path + suffix))
    }
    return kept
  }

  private static func removeDatabase(_ file: URL) {
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(file.path + suffix) }
  }
}
