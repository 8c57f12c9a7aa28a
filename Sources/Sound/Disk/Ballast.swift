import CALSA
package import Foundation
import Glibc
import Synchronization

/// A file of 32 MB in the library's folder that is deleted when the disk is full, so that the last sound, the last
/// events and a message still fit. Made again when there is room.
package final class Ballast: Sendable {
  /// How much is set aside.
  package static let bytes: Int64 = 33_554_432
  /// The file's name; hidden, because people have no use for it.
  package static let fileName = ".ballast"

  private let file: URL
  private let lock = Mutex(())

  /// A ballast in `folder`; touches nothing yet.
  package init(in folder: URL) { file = folder.appending(path: Self.fileName) }

  /// Sets the space aside, unless it is already or the disk has less than four times as much. A courtesy: where a file
  /// system refuses there is none.
  package func make() {
    lock.withLock { _ in
      guard !isThere, let free = DiskSpace.free(at: file.deletingLastPathComponent()), free >= 4 * Self.bytes
      else { return }
      let descriptor = open(file.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return }
      defer { close(descriptor) }
      if posix_fallocate(descriptor, 0, off_t(Self.bytes)) != 0 { unlink(file.path) }
    }
  }

  /// Gives the space back.
  ///
  /// - Returns: Whether there was any.
  package func release() -> Bool {
    lock.withLock { _ in
      guard isThere else { return false }
      return unlink(file.path) == 0
    }
  }

  /// Whether the file is there and whole; a half-made one counts for nothing.
  private var isThere: Bool {
    var status = stat()
    return stat(file.path, &status) == 0 && status.st_size >= off_t(Self.bytes)
  }
}
