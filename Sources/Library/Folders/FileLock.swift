import Foundation
import Glibc
import Synchronization
import Wording

/// A lock on a file that the kernel lets go of when its holder ends, however it ends.
final class FileLock: Sendable {
  private let descriptor: Mutex<Int32?>

  /// Takes the lock at once.
  ///
  /// - Returns: `nil` when somebody else holds it.
  /// - Throws: `LibraryError` when the file cannot be made.
  init?(_ file: URL, isShared: Bool) throws {
    let descriptor = Glibc.open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Files.failure(Sentence("open", named: "toOpen"), file) }
    guard flock(descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0 else {
      Glibc.close(descriptor)
      return nil
    }
    self.descriptor = Mutex(descriptor)
  }

  deinit { release() }

  /// Lets go of the lock; repeating it does nothing.
  func release() {
    descriptor.withLock { descriptor in
      if let open = descriptor { Glibc.close(open) }
      descriptor = nil
    }
  }

  /// Takes a shared lock for oneself alone; `false` when others share it, who keep it as it was.
  func becomeExclusive() -> Bool {
    descriptor.withLock { descriptor in
      guard let descriptor else { return false }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      // the system lets go of the shared one when the other is refused
      flock(descriptor, LOCK_SH | LOCK_NB)
      return false
    }
  }

  /// Shares it again.
  func becomeShared() { descriptor.withLock { if let open = $0 { flock(open, LOCK_SH) } } }

  /// Replaces the contents of the locked file, for others to read who holds it.
  func note(_ text: String) {
    let bytes = Array(text.utf8)
    descriptor.withLock { descriptor in
      guard let descriptor else { return }
      ftruncate(descriptor, 0)
      _ = pwrite(descriptor, bytes, bytes.count, 0)
    }
  }
}
