import Documents
import Foundation
import Glibc

/// What the database was when it was closed: a line that `sha256sum --check` reads, in `library.sqlite.sha256`. It counts as
/// long as it has the time of the database, which every write changes and a disk that gives back other bytes does not.
struct DatabaseDigest {
  private let database: URL
  private let file: URL

  /// The digest of a library's database.
  init(library folder: URL) {
    database = folder.appending(path: Library.databaseName)
    file = folder.appending(path: Library.databaseName + ".sha256")
  }

  /// Notes what the closed database holds, unless that is noted. Where it cannot be, nobody is told: nothing depends on it
  /// but a later check.
  func note() {
    // what stands in the log belongs to it as well
    let log = URL(filePath: database.path + "-wal")
    guard Files.size(log) ?? 0 == 0, let time = Self.time(database), Self.time(file) != time,
      let digest = Self.digest(database), Self.time(database) == time
    else { return }
    let line = "\(digest)  \(database.lastPathComponent)\n"
    guard (try? Files.replace(file, with: Data(line.utf8))) != nil else { return }
    var times = [time.value, time.value]
    utimensat(AT_FDCWD, file.path, &times, 0)
  }

  /// Whether the database holds other bytes than when it was closed; false where nobody knows.
  func isBroken() -> Bool {
    guard let time = Self.time(database), Self.time(file) == time,
      let known = FileManager.default.contents(atPath: file.path),
      let digest = Self.digest(database), Self.time(database) == time
    else { return false }
    return !String(decoding: known, as: UTF8.self).hasPrefix(digest)
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
