import Glibc
import Wording

/// The bytes of an open file, as they stand in it. Its file position is neither used nor moved.
package final class FileBytes: ByteSource {
  /// What the file is open as.
  package let descriptor: Int32
  private let isOwned: Bool

  /// For an open file; with `isOwned` it is closed when nobody reads it any more.
  package init(_ descriptor: Int32, isOwned: Bool = false) {
    (self.descriptor, self.isOwned) = (descriptor, isOwned)
  }

  /// Opens a regular file.
  ///
  /// - Parameter followsLinks: Whether a link may lead to it: where people name the file, and not where it is looked for in a
  ///   folder that somebody else may have filled.
  /// - Throws: When it is not there, may not be read, or is something else.
  package convenience init(opening path: String, followsLinks: Bool = true) throws(UnreadableBytes) {
    self.init(try Self.descriptor(opening: path, followsLinks: followsLinks), isOwned: true)
  }

  /// The descriptor of a regular file opened for reading, to be closed by the caller.
  ///
  /// - Throws: Likewise.
  package static func descriptor(
    opening path: String, followsLinks: Bool
  ) throws(UnreadableBytes) -> Int32 {
    // a pipe in its place would be waited for
    let descriptor = Glibc.open(
      path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW))
    guard descriptor >= 0 else {
      if errno == ELOOP, !followsLinks { throw UnreadableBytes("it is a link, not a file") }
      throw UnreadableBytes("it cannot be opened: \(String(cString: strerror(errno)).lowercased())")
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      Glibc.close(descriptor)
      throw UnreadableBytes("it is not a file")
    }
    return descriptor
  }

  deinit { if isOwned { close(descriptor) } }

  /// As long as the file is now; 0 when the disk does not say.
  package var length: Int64 {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int64(status.st_size) : 0
  }

  /// Fills `room` from the file.
  package func read(
    at offset: Int64, into room: UnsafeMutableRawBufferPointer
  ) throws(UnreadableBytes) -> Int {
    var filled = 0
    while filled < room.count {
      let got = pread(
        descriptor, room.baseAddress.map { $0 + filled }, room.count - filled, off_t(offset) + off_t(filled))
      if got < 0 && errno == EINTR { continue }
      guard got >= 0 else {
        throw UnreadableBytes("the disk cannot read it: \(String(cString: strerror(errno)).lowercased())")
      }
      if got == 0 { break }
      filled += got
    }
    return filled
  }
}
