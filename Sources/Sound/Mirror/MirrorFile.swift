import CALSA
import Foundation
import Glibc

/// An open file of the second copy, or the file it is made of.
final class MirrorFile {
  private let descriptor: Int32
  private let isSource: Bool

  /// Opens a file of the recording, for reading.
  init(reading file: URL) throws(MirrorFailure) {
    descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
    isSource = true
    guard descriptor >= 0 else { throw .source }
  }

  /// Opens its copy, or makes it. A link is not followed.
  init(copy file: URL) throws(MirrorFailure) {
    descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    isSource = false
    guard descriptor >= 0 else { throw MirrorFailure(errno) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Bytes in it now.
  var size: Int64 {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int64(status.st_size) : 0
  }

  /// At most `count` bytes; fewer where it ends.
  func read(upTo count: Int64, at offset: Int64) throws(MirrorFailure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Int(count))
    var done = 0
    while done < bytes.count {
      let left = bytes.count - done
      let got = bytes.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress?.advanced(by: done), left, off_t(offset) + off_t(done))
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw failure(errno) }
      if got == 0 { break }
      done += got
    }
    return Array(bytes.prefix(done))
  }

  /// Exactly `count` bytes.
  func read(_ count: Int64, at offset: Int64) throws(MirrorFailure) -> [UInt8] {
    let bytes = try read(upTo: count, at: offset)
    guard bytes.count == Int(count) else { throw failure(EIO) }
    return bytes
  }

  /// Writes all of `bytes`; not yet safe from a power cut.
  func write(_ bytes: some Collection<UInt8>, at offset: Int64) throws(MirrorFailure) {
    let bytes = Array(bytes)
    var done = 0
    while done < bytes.count {
      let left = bytes.count - done
      let put = bytes.withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress?.advanced(by: done), left, off_t(offset) + off_t(done))
      }
      if put < 0, errno == EINTR { continue }
      guard put > 0 else { throw failure(put < 0 ? errno : EIO) }
      done += put
    }
  }

  /// Cuts it there.
  func truncate(to size: Int64) throws(MirrorFailure) {
    guard ftruncate(descriptor, off_t(size)) == 0 else { throw failure(errno) }
  }

  /// Brings it to the medium; what is read next comes from there and not from memory, as far as the system can do that.
  func sync() throws(MirrorFailure) {
    guard fdatasync(descriptor) == 0 else { throw failure(errno) }
    posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED)
  }

  private func failure(_ reason: Int32) -> MirrorFailure { isSource ? .source : MirrorFailure(reason) }
}
