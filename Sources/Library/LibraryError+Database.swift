import Foundation
import GRDB
import Wording

extension LibraryError {
  /// Turns what SQLite reports about the database in `folder` into a sentence and a next step.
  init(_ error: DatabaseError, folder: URL) {
    let path = folder.path
    switch error.resultCode {
    case .SQLITE_FULL:
      self = .diskFull(path)
    case .SQLITE_READONLY, .SQLITE_PERM:
      self = .readOnly(path)
    case .SQLITE_CORRUPT, .SQLITE_NOTADB:
      self.init(
        .damaged, "the database of the library \(path) is damaged",
        hint: "leitfaden library rebuild makes a new one from the interview folders; no sound is touched")
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      self.init(
        .inUse, "another program kept the library \(path) busy for more than five seconds",
        hint: "close other programs that have library.sqlite open, then try again")
    case .SQLITE_CANTOPEN:
      self.init(
        .cannotOpen, "the database of the library \(path) cannot be opened",
        hint: "check that the folder is there and that you may write to it")
    case .SQLITE_IOERR:
      self.init(
        .file, "the disk reported an error while the library \(path) was used",
        hint: "check the disk and its cable; leitfaden library check says what is still whole")
    default:
      let reason: Sentence = error.message.map { "\($0)" } ?? "no reason given"
      self.init(.file, "the database of the library \(path) refused: \(reason)")
    }
  }

  /// The disk that holds `path` is full.
  static func diskFull(_ path: String) -> LibraryError {
    LibraryError(
      .diskFull, "the disk that holds \(path) is full",
      hint: "free some space, or choose a library on another disk with --library DIR")
  }

  /// The row of this interview holds something else than it should.
  static func unreadableRow(_ id: String) -> LibraryError {
    LibraryError(
      .damaged, "the row of the interview \(id) in the database cannot be read",
      hint: "leitfaden library rebuild makes a new database from the interview folders; no sound is touched")
  }

  /// The library at `path` is sealed and its passphrase was not given.
  static func locked(_ path: String) -> LibraryError {
    LibraryError(
      .locked, "the library \(path) is locked",
      hint: "unlock it with its passphrase; new interviews can be recorded without")
  }

  /// Nothing can be written to `path`.
  static func readOnly(_ path: String) -> LibraryError {
    LibraryError(
      .readOnly, "the library \(path) cannot be written to",
      hint:
        "check its permissions and that the disk is not mounted read-only, or copy the folder and open the copy: what was recorded can be read there"
    )
  }
}

/// Runs `body` and turns errors of SQLite into sentences about the library in `folder`.
func explained<Result>(_ folder: URL, _ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch let error as DatabaseError {
    throw LibraryError(error, folder: folder)
  }
}
