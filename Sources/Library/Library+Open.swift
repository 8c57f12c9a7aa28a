package import Foundation
import GRDB
import Interview
import Vault
import Wording

extension Library {
  /// The keys of the library in `folder`, locked; `nil` when it is not sealed or not there.
  ///
  /// - Throws: `LibraryError` when its keys are damaged.
  package static func keys(at folder: URL) throws -> KeyRing? {
    try KeyRing.read(in: folder.standardizedFileURL)
  }

  /// Opens the library in `folder` and makes it first when it is not there. Costs a few milliseconds whatever
  /// its size: nothing is checked (see `check`).
  ///
  /// - Parameter keys: Those of a sealed library when they were read, and perhaps unlocked, before.
  /// - Throws: `LibraryError` when the folder cannot be made or written to, the disk is full, the database is
  ///   damaged, was written by a later version, or belongs to another program.
  package static func open(
    at folder: URL, for purpose: Access = .manyReaders, keys: KeyRing? = nil
  ) throws -> Library {
    let folder = folder.standardizedFileURL
    let isNew = try makeFolder(folder)
    guard let presence = try FileLock(folder.appending(path: presenceName), isShared: true) else {
      throw LibraryError(
        .inUse, "the library \(folder.path) is being rebuilt at this moment", hint: "wait until that is done")
    }
    let library = try open(
      at: folder, database: folder.appending(path: databaseName), presence: presence,
      keys: try keys ?? KeyRing.read(in: folder), for: purpose)
    if isNew { try Files.sync(directory: folder) }
    return library
  }

  /// Opens with a database that lies elsewhere: a rebuild writes beside the old one first.
  static func open(
    at folder: URL, database: URL, presence: FileLock?, keys: KeyRing?, for access: Access = .manyReaders
  ) throws -> Library {
    // SQLite would create the file for group and others to read, and gives its companions the same mode.
    let digest = DatabaseDigest(library: folder)
    try Files.create(database)
    return try explained(folder) {
      let pool = try connection(to: database, for: access)
      try refuseForeign(pool, folder)
      let migrator = Schema.migrator
      guard try !pool.read(migrator.hasBeenSuperseded) else {
        throw LibraryError(
          .newerVersion, "the library \(folder.path) was written by a later version of Leitfaden",
          hint: "update Leitfaden, or choose another library with --library DIR; \(folderHint(keys))"
        )
      }
      if try !pool.read(migrator.hasCompletedMigrations) { try migrator.migrate(pool) }
      if keys == nil, try pool.read(hasSealedRows) { throw KeyRing.missing(folder) }
      // GRDB lowers the writer to NORMAL when it turns on WAL, after every hook of the configuration: with NORMAL a
      // power cut may take back an acknowledged commit. Not allowed inside a transaction.
      try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      return Library(folder: folder, pool: pool, presence: presence, keys: keys, digest: digest)
    }
  }

  /// What there is without the database.
  static func folderHint(_ keys: KeyRing?) -> String {
    keys == nil
      ? "until then the sound of each interview lies in its folder"
      : "until then the program age opens the sound of each interview (docs/security.md)"
  }

  private static func hasSealedRows(_ db: Database) throws -> Bool {
    try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT 1 FROM interview WHERE sealed LIKE ?)",
      arguments: ["\(InterviewKey.mark)%"]) ?? false
  }

  /// What a library is opened for.
  package enum Access: Sendable {
    /// Reading in parallel with writing, for as long as a program runs.
    case manyReaders
    /// One command after which the program ends: one connection, and nothing is written for a reader. (A pool
    /// creates and drops a table when it opens, which costs two waits for the disk.)
    case oneCommand
  }

  private static func connection(to database: URL, for access: Access) throws -> any DatabaseWriter {
    guard access == .oneCommand else {
      return try DatabasePool(path: database.path, configuration: configuration)
    }
    let queue = try DatabaseQueue(path: database.path, configuration: configuration)
    try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
    return queue
  }

  /// Locked by everybody who has the library open.
  static let presenceName = "library.lock"

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "leitfaden.library"
    configuration.busyMode = .timeout(5)
    configuration.foreignKeysEnabled = true
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA cell_size_check = ON") }
    return configuration
  }

  private static func refuseForeign(_ pool: any DatabaseWriter, _ folder: URL) throws {
    let id = try pool.read { try Int32.fetchOne($0, sql: "PRAGMA application_id") ?? 0 }
    guard id != Schema.applicationID else { return }
    // A first start that was cut short leaves the list of migrations alone.
    let tables = try pool.read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM sqlite_schema WHERE tbl_name <> 'grdb_migrations'") ?? 0
    }
    guard tables == 0 else {
      throw LibraryError(
        .damaged, "\(folder.path)/\(databaseName) is a database, but not one of Leitfaden",
        hint: "choose another folder with --library DIR")
    }
  }

  private static func makeFolder(_ folder: URL) throws -> Bool {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isDirectory)
    guard !exists || isDirectory.boolValue else {
      throw LibraryError(
        .cannotOpen, "\(folder.path) is a file, not a library", hint: "choose a folder with --library DIR")
    }
    let database = folder.appending(path: databaseName)
    let isNew = !FileManager.default.fileExists(atPath: database.path)
    if isNew, !lacksDatabase(at: folder), let synced = SyncedFolder.holding(folder) {
      throw LibraryError(
        .refused,
        "no library can be made in \(folder.path), because \(synced.program) synchronises \(synced.folder.path)",
        hint:
          "choose a folder outside of it with --library DIR; copies for it are made by leitfaden library backup"
      )
    }
    if !exists { try Files.makeDirectories(folder) }
    guard Files.isWritable(folder) else { throw LibraryError.readOnly(folder.path) }
    guard isNew || Files.isWritable(database) else { throw LibraryError.readOnly(folder.path) }
    try Files.makeDirectories(folder.appending(path: guidesName))
    return isNew
  }

  /// Whether a folder holds interviews but no database, so that `rebuild` is needed before they can be seen.
  package static func lacksDatabase(at folder: URL) -> Bool {
    let manager = FileManager.default
    guard !manager.fileExists(atPath: folder.appending(path: databaseName).path),
      let names = try? manager.contentsOfDirectory(atPath: folder.path)
    else { return false }
    return names.contains { InterviewDocument.file(in: folder.appending(path: $0)) != nil }
  }
}
