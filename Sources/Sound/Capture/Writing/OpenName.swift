import CALSA
import Documents
import Foundation
import Glibc

/// The name of a file that is being written. A file that is deleted while it is open lives on without one, until it is closed.
struct OpenName {
  let descriptor: Int32
  let url: URL

  /// Whether nothing lies under the name any more: the file was deleted, or moved with its folder. A file that went with the whole
  /// library, or with its disk, counts as there: nothing could take its place, and as long as it is open it loses nothing.
  var isGone: Bool {
    var (own, status) = (stat(), stat())
    if fstat(descriptor, &own) == 0, own.st_nlink == 0 { return true }
    guard stat(url.path, &status) != 0, errno == ENOENT || errno == ENOTDIR else { return false }
    let library = url.deletingLastPathComponent().deletingLastPathComponent()
    return stat(library.path, &status) == 0 && status.st_dev == own.st_dev
  }

  /// The same file, to be used after this descriptor is closed.
  func kept() -> OpenName { OpenName(descriptor: fcntl(descriptor, F_DUPFD_CLOEXEC, 0), url: url) }

  /// Gives the file its name again: by a link to where it was moved, else by a copy of what it holds. Closes the descriptor; on
  /// disk when this returns.
  ///
  /// - Returns: The system's error number when that is not possible; else 0.
  func putBack() -> Int32 {
    guard descriptor >= 0 else { return EBADF }
    defer { close(descriptor) }
    guard isGone else { return 0 }
    let folder = url.deletingLastPathComponent()
    let made = makeFolder(folder)
    guard made == 0 else { return made }
    if linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, url.path, AT_SYMLINK_FOLLOW) != 0 {
      let reason = copy()
      guard reason == 0 else { return reason }
    }
    let directory = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { return errno }
    defer { close(directory) }
    return fsync(directory) == 0 ? 0 : errno
  }

  /// On the disk that the file is on and nowhere else: where a medium was pulled, its place belongs to another one.
  private func makeFolder(_ folder: URL) -> Int32 {
    var (own, above) = (stat(), stat())
    guard stat(folder.path, &above) != 0 else { return 0 }
    guard fstat(descriptor, &own) == 0, stat(folder.deletingLastPathComponent().path, &above) == 0 else {
      return errno
    }
    guard own.st_dev == above.st_dev else { return ENOENT }
    return mkdir(folder.path, 0o700) == 0 ? 0 : errno
  }

  private func copy() -> Int32 {
    let target = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard target >= 0 else { return errno }
    defer { close(target) }
    var (position, buffer) = (Int64(0), [UInt8](repeating: 0, count: 1 << 20))
    while true {
      let count = pread(descriptor, &buffer, buffer.count, off_t(position))
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return errno }
      if count == 0 { return fsync(target) == 0 ? 0 : errno }
      var written = 0
      while written < count {
        let step = buffer.withUnsafeBytes {
          Glibc.write(target, $0.baseAddress.map { $0 + written }, count - written)
        }
        if step < 0 && errno == EINTR { continue }
        guard step > 0 else { return errno }
        written += step
      }
      position += Int64(count)
    }
  }
}
