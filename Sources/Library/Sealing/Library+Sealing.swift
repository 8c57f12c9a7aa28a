package import Foundation
import GRDB
import Synchronization
package import Vault
import Wording

extension Library {
  /// Whether what is recorded here is encrypted.
  package var isSealed: Bool { keys != nil }

  /// Whether the passphrase is needed before interviews can be read.
  package var isLocked: Bool { keys?.isLocked ?? false }

  /// Makes a new library sealed: its keys are made before anything is in it.
  ///
  /// - Returns: The recovery key, which is stored nowhere.
  /// - Throws: `LibraryError` `.refused` when there are interviews already or it is sealed; nothing is changed then.
  package static func seal(at folder: URL, passphrase: AgePassphrase) throws -> AgeIdentity {
    let library = try open(at: folder, for: .oneCommand)
    defer { try? library.close() }
    return try library.seal(with: passphrase)
  }

  /// Makes this library sealed, and unlocked, while it is open here and in no other program. Takes about a second.
  ///
  /// - Parameter recovery: The recovery key, when somebody has written it down already.
  /// - Returns: The recovery key, which is stored nowhere.
  /// - Throws: `LibraryError` `.refused` when there are interviews already or it is sealed; nothing is changed then.
  @discardableResult
  package func seal(
    with passphrase: AgePassphrase, recovery: AgeIdentity = AgeIdentity()
  ) throws -> AgeIdentity {
    guard keys == nil, try KeyRing.read(in: folder) == nil else {
      throw LibraryError(
        .refused, "the library \(folder.path) is already encrypted",
        hint: "leitfaden library passphrase gives it another passphrase")
    }
    guard try hasNeverHeldInterviews() else {
      throw LibraryError(
        .refused, "the library \(folder.path) already holds interviews that are not encrypted",
        hint:
          "seal a new library with leitfaden library seal --library DIR; leitfaden bundle make --all and bundle open bring the interviews into it"
      )
    }
    // whoever else has it open would go on writing without keys
    guard presence?.becomeExclusive() ?? true else {
      throw LibraryError(
        .inUse, "another program has the library \(folder.path) open",
        hint: "end all programs of Leitfaden that use it, then try again")
    }
    defer { presence?.becomeShared() }
    let keys = try KeyRing.make(in: folder, passphrase: passphrase, recovery: recovery)
    ring.withLock { $0 = keys }
    return recovery
  }

  /// Whether there is no interview in it, and none in its trash.
  package func hasNeverHeldInterviews() throws -> Bool {
    let trash = folder.appending(path: Self.trashName, directoryHint: .isDirectory)
    return try list().isEmpty && Files.names(in: trash).isEmpty && interviewFolderNames().isEmpty
  }

  /// Forgets the keys of a sealed library and all that was opened with them; what is recorded goes on.
  package func lock() {
    guard let keys else { return }
    keys.lock()
    folds.withLock { $0 = FoldCache() }
    sealedSearch.withLock { $0 = nil }
  }

  /// Takes the key of one interview, which is being recorded, so that it can be put in order and goes on while the library is
  /// locked.
  ///
  /// - Throws: `AgeError` when it is no key; `LibraryError` when there is no such interview.
  package func takeKey(_ text: String, of id: String) throws {
    guard let keys else { return }
    keys.take(try AgeIdentity(text), of: try interviewFolder(id).url)
  }

  /// The key of an interview; `nil` in a plain library.
  ///
  /// - Throws: `LibraryError` `.locked`, `.damaged`, or `.unknown` when there is no such interview.
  package func key(of id: String) throws -> InterviewKey? {
    guard let keys else { return nil }
    return try keys.key(in: try interviewFolder(id).url)
  }

  /// The same, within a transaction.
  func key(of id: String, _ db: Database) throws -> InterviewKey? {
    guard keys != nil else { return nil }
    let folder = try String.fetchOne(
      db.cachedStatement(sql: "SELECT folder FROM interview WHERE id = ?"), arguments: [id])
    guard let folder else { throw LibraryError.noInterview(id) }
    return try key(ofFolder: folder)
  }

  /// The same, by the folder's name.
  func key(ofFolder name: String) throws -> InterviewKey? { try keys?.key(in: url(ofFolder: name)) }

  /// What lists show of a row of `interview`. Of a locked or damaged interview the words are missing.
  func summary(_ row: Row, _ columns: SummaryColumns? = nil) -> InterviewSummary {
    var summary = InterviewSummary(row, columns)
    if keys != nil, let key = try? key(ofFolder: summary.folder), let words = try? SealedWords(row, key) {
      summary.title = words.title
    }
    return summary
  }
}
