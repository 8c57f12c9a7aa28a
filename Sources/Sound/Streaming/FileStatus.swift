// `stat` comes in by way of ALSA's headers as well; an optimised build takes it for theirs.
import CALSA
import Glibc

/// What the file system knows about a file.
struct FileStatus {
  /// Size in bytes.
  let bytes: Int64
  /// When it was written last, in nanoseconds since 1970.
  let modified: Int64
  /// Whether it is a plain file: no folder, link, pipe or device.
  let isRegular: Bool

  /// Asks about an open file; nil when that fails.
  init?(_ descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Asks about a name in an open folder, without following a link; nil when there is none.
  init?(_ name: String, in folder: Int32) {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    bytes = Int64(status.st_size)
    modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
    isRegular = status.st_mode & S_IFMT == S_IFREG
  }
}
