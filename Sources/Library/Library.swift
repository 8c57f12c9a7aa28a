package import Foundation
import Dispatch
import GRDB
import Interview
import Synchronization
import Vault

/// The folder that holds interviews: `library.sqlite`, `guides/` and one folder per interview.
///
/// Appending, creating, editing and deleting are on disk when they return. May be used from any thread; one
/// library can be open in several programs at once, but only one of them may record (`lockForRecording`).
package final class Library: Sendable {
  /// The folder, as an absolute path.
  package let folder: URL

  /// A `DatabasePool`, or a single connection (`Access.oneCommand`).
  let pool: any DatabaseWriter
  /// The keys of a sealed library; `nil` when it is plain.
  package var keys: KeyRing? { ring.withLock { $0 } }
  /// A new library may become a sealed one while it is open.
  let ring: Mutex<KeyRing?>
  let folds = Mutex(FoldCache())
  /// What can be searched of a sealed library, in memory only; made at the first search.
  let sealedSearch = Mutex<SealedSearch?>(nil)
  /// Commits wait for the disk; they do it here and not on a thread of Swift's concurrency.
  let commits = DispatchQueue(label: "leitfaden.library.commits")

  private let isClosed = Mutex(false)
  private let roomMaker = Mutex<(@Sendable () -> Bool)?>(nil)

  /// Held while open, so that a rebuild never replaces a database that somebody is writing to.
  let presence: FileLock?

  /// What the database was before it was opened.
  let digest: DatabaseDigest

  init(
    folder: URL, pool: any DatabaseWriter, presence: FileLock?, keys: KeyRing?, digest: DatabaseDigest
  ) {
    self.folder = folder
    self.pool = pool
    self.presence = presence
    self.digest = digest
    ring = Mutex(keys)
  }

  /// Most commands end without closing it.
  deinit {
    digest.forget()
    try? pool.close()
    digest.note()
  }

  /// Name of the database in the folder.
  static let databaseName = "library.sqlite"
  /// Where the bin lies.
  static let trashName = "trash"
  /// Where guide files with their media lie.
  static let guidesName = "guides"

  /// Names in the folder that are never interviews.
  static let ownNames: Set<String> = [
    databaseName, trashName, guidesName, backupsName, contactsName, KeyRing.folderName,
  ]

  /// The folder of guide files with their media.
  package var guidesFolder: URL { Self.guidesFolder(of: folder) }

  /// The same of a library that is not open.
  package static func guidesFolder(of library: URL) -> URL {
    library.appending(path: guidesName, directoryHint: .isDirectory)
  }

  /// What synchronises the folder, which may put older states of the database back; `nil` when nothing speaks for it.
  package var synced: SyncedFolder? { SyncedFolder.holding(folder) }

  /// Whether the library still is where it was opened. A disk that was unplugged may leave the empty folder behind in
  /// which it was mounted, so the database is looked for.
  package var isInPlace: Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: Self.databaseName).path)
  }

  /// Folds the write-ahead log into the database and closes it; everything is then in `library.sqlite` alone.
  /// Not needed for safety: what was acknowledged is on disk before. Does nothing when it is closed.
  ///
  /// - Throws: `LibraryError` when the database is still in use in this process.
  package func close() throws {
    let isFirst = isClosed.withLock { isClosed in
      defer { isClosed = true }
      return !isClosed
    }
    guard isFirst else { return }
    do {
      try putAway()
    } catch {
      isClosed.withLock { $0 = false }
      throw error
    }
  }

  private func putAway() throws {
    try explained(folder) {
      digest.forget()
      // SQLite folds the log by itself only when the last connection to be closed is a writing one. A full disk or
      // another program that reads at this moment keeps it from being folded: no harm.
      _ = try? pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
      try pool.close()
      digest.note()
      presence?.release()
    }
  }

  /// Reads from a consistent state of the database while others may write.
  func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try explained(folder) { try pool.read(body) }
  }

  /// Runs one transaction; on disk when it returns. On a full disk it is tried once more when room can be made.
  func write<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try explained(folder) {
      do {
        return try pool.write(body)
      } catch let error as DatabaseError where error.resultCode == .SQLITE_FULL && makeRoom() {
        return try pool.write(body)
      }
    }
  }

  /// Says how room can be made on a full disk: `body` frees what was set aside for that, and returns whether there was
  /// any. It is called on whatever thread writes.
  package func whenFull(_ body: @escaping @Sendable () -> Bool) { roomMaker.withLock { $0 = body } }

  private func makeRoom() -> Bool { roomMaker.withLock { $0 }?() ?? false }
}
