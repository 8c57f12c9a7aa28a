import Foundation
import Glibc

/// A file that is read from anywhere, by several threads if need be.
final class RandomAccessFile: Sendable {
  private let descriptor: Int32
  private let url: URL
  /// Bytes of it when it was opened.
  let size: Int64

  /// Opens a regular file.
  ///
  /// - Throws: `LibraryError` when it is not there or is none.
  init(_ file: URL) throws {
    url = file
    descriptor = Glibc.open(file.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Files.failure("open", file) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      Glibc.close(descriptor)
      throw LibraryError(.file, "\(file.path) is no file")
    }
    size = Int64(status.st_size)
  }

  deinit { close(descriptor) }

  /// `count` bytes from `offset`; fewer at the end.
  @Sendable func read(_ offset: Int64, _ count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: max(0, count))
    var done = 0
    while done < bytes.count {
      let now = bytes.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { pread(descriptor, $0 + done, buffer.count - done, off_t(offset) + done) }
          ?? 0
      }
      if now < 0 && errno == EINTR { continue }
      guard now >= 0 else { throw Files.failure("read", url) }
      if now == 0 { break }
      done += now
    }
    return Array(bytes.prefix(done))
  }
}
