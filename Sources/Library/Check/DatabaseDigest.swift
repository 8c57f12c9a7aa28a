import Documents
import Foundation
import Glibc

/// What the database was when it was closed: a line that `sha256sum --check` reads, in `library.sqlite.sha256`, with the time of
/// the database. Every write changes that time, and a disk that gives back other bytes does not.
struct DatabaseDigest {
  /// How the database stands to what it was when it was closed.
  enum State {
    /// It is the same.
    case same
    /// It has other bytes, and nobody wrote them.
    case rotten
    /// It has other bytes, and somebody else wrote them.
    case foreign
    /// Nobody knows: nothing was noted yet, or a program has it open or died over it.
    case unknown
  }

  private let database: URL
  private let file: URL
  /// When the database was written last before it was opened.
  private let found: Time?
  /// Whether there was more to it then than stands in its file.
  private let hadLog: Bool
  /// Whether somebody else had changed it then. What it is now is never noted: looking at damage does not make it right.
  private let isForeign: Bool

  /// The digest of a library's database, which is not open yet in this process. Costs nothing unless the database was written
  /// after it was noted; then it is read whole.
  init(library folder: URL) {
    database = folder.appending(path: Library.databaseName)
    file = Self.file(in: folder)
    found = Self.time(database)
    hadLog = Self.logSize(database) > 0
    let noted = Self.time(file)
    isForeign = !hadLog && found != nil && noted != nil && noted != found && !Self.holds(file, database)
  }

  /// Takes back what was noted, because the database is about to be written: who dies over it leaves nothing wrong.
  func forget() {
    guard !isForeign, Self.logSize(database) > 0 else { return }
    try? FileManager.default.removeItem(at: file)
  }

  /// Takes back what was noted of a database that is not the library's any more.
  static func forget(in folder: URL) {
    try? FileManager.default.removeItem(at: file(in: folder))
  }

  /// Notes what the closed database holds, unless that is noted. Where it cannot be, nobody is told: nothing depends on it
  /// but a later check.
  func note() {
    // what stands in the log belongs to it as well
    guard !isForeign, Self.logSize(database) == 0, let time = Self.time(database), Self.time(file) != time,
      let digest = Self.digest(database), Self.time(database) == time
    else { return }
    let line = "\(digest)  \(database.lastPathComponent)\n"
    guard (try? Files.replace(file, with: Data(line.utf8))) != nil else { return }
    var times = [time.value, time.value]
    utimensat(AT_FDCWD, file.path, &times, 0)
  }

  /// Compares the database with what it was when it was closed, as long as nobody has written into it since it was opened.
  func state() -> State {
    if isForeign { return .foreign }
    guard !hadLog, let time = Self.time(database), time == found, let noted = Self.time(file) else {
      return .unknown
    }
    if Self.holds(file, database) { return .same }
    return noted == time ? .rotten : .unknown
  }

  private static func file(in folder: URL) -> URL {
    folder.appending(path: Library.databaseName + ".sha256")
  }

  /// Whether a database is what a file notes of it.
  private static func holds(_ file: URL, _ database: URL) -> Bool {
    guard let noted = Files.contents(file), let digest = digest(database) else {
      return false
    }
    return String(decoding: noted, as: UTF8.self).hasPrefix(digest)
  }

  private static func logSize(_ database: URL) -> Int64 {
    Files.size(URL(filePath: database.path + "-wal")) ?? 0
  }

  /// When a file was written last.
  private struct Time: Equatable {
    let seconds, nanoseconds: Int

    var value: timespec { timespec(tv_sec: seconds, tv_nsec: nanoseconds) }
  }

  private static func time(_ file: URL) -> Time? {
    var status = stat()
    guard lstat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Time(seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }

  private static func digest(_ file: URL) -> String? {
    guard let bytes = try? FileBytes(opening: file.path) else { return nil }
    var hash = SHA256()
    let isWhole = try? bytes.forEachPiece(of: 0..<bytes.length) { hash.update(Array($0)) }
    return isWhole == true ? hash.hexadecimal() : nil
  }
}
