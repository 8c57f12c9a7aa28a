import Foundation
import Glibc
import Wording

/// Copies folders of a library into a backup and counts what it copied.
struct BackupCopy {
  let source: URL
  let target: URL
  /// Files copied so far.
  var files = 0
  /// Their size.
  var bytes: Int64 = 0

  init(source: URL, target: URL) { (self.source, self.target) = (source, target) }

  /// Copies the folder `path` (relative to both) with all below it, except hidden files and symbolic links.
  mutating func directory(_ path: String) throws {
    let (from, to) = (source.appending(path: path), target.appending(path: path))
    try Files.makeDirectories(to)
    for name in Files.names(in: from) where !name.hasPrefix(".") {
      var status = stat()
      guard lstat(from.appending(path: name).path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: try directory("\(path)/\(name)")
      case S_IFREG: try file("\(path)/\(name)", status)
      default: break
      }
    }
    try Files.sync(directory: to)
  }

  /// Copies one file; nothing when it is not there.
  mutating func file(_ path: String) throws {
    var status = stat()
    guard lstat(source.appending(path: path).path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return
    }
    try file(path, status)
  }

  private mutating func file(_ path: String, _ status: stat) throws {
    let (from, to) = (source.appending(path: path), target.appending(path: path))
    var old = stat()
    if stat(to.path, &old) == 0, old.st_size == status.st_size,
      old.st_mtim.tv_sec == status.st_mtim.tv_sec, old.st_mtim.tv_nsec == status.st_mtim.tv_nsec
    {
      return
    }
    let temporary = to.deletingLastPathComponent().appending(path: ".\(to.lastPathComponent).new")
    unlink(temporary.path)
    do {
      try FileManager.default.copyItem(at: from, to: temporary)
    } catch {
      unlink(temporary.path)
      throw LibraryError(
        .file, "\(from.path) could not be copied to \(to.path): \(error.localizedDescription)",
        hint: "check that there is enough space on the disk of the backup")
    }
    chmod(temporary.path, 0o600)
    var times = [status.st_atim, status.st_mtim]
    utimensat(AT_FDCWD, temporary.path, &times, 0)
    try Files.sync(file: temporary)
    try Files.move(temporary, to: to)
    files += 1
    bytes += Int64(status.st_size)
  }
}
