import CALSA
import Foundation
import Glibc
import Vault

/// One growing file and its copy on the second medium. For one thread.
final class MirroredFile {
  private static let piece = 262_144
  /// Files up to this size may be written anew as a whole; they are compared from their beginning each time.
  private static let small: Int64 = 262_144

  let name: String
  /// Bytes at the beginning that may change after they were written: the header of a sound file; the tail of a sealed
  /// part as a whole.
  private let head: Int64
  private let source: Int32
  private let target: Int32
  /// Bytes that were given to the copy.
  private var copied: Int64 = 0
  /// Bytes that were read back from the medium and are the same.
  private var verified: Int64 = 0
  private var writtenHead: [UInt8] = []
  /// Whether the head was written since it was last compared.
  private var isHeadOpen = false

  /// Opens both; a copy that is there already is compared from its beginning before it is trusted.
  init(_ name: String, from folder: URL, to place: MirrorPlace) throws(MirrorFailure) {
    self.name = name
    head = SealedName.isTail(name) ? 1 << 20 : 4096
    source = open(folder.appending(path: name).path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw .source }
    target = open(place.folder.appending(path: name).path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard target >= 0 else {
      let reason = errno
      close(source)
      throw MirrorFailure(reason)
    }
    // a copy that is longer holds what is no longer true, behind the end
    if Self.size(target) > Self.size(source) { ftruncate(target, off_t(Self.size(source))) }
    copied = min(Self.size(target), Self.size(source))
  }

  deinit {
    close(source)
    close(target)
  }

  /// Brings the copy level with the file, to the medium, and compares what was read back from there.
  ///
  /// - Parameter progress: Called after each piece.
  func follow(_ progress: () -> Void) throws(MirrorFailure) {
    let size = Self.size(source)
    if size < copied {
      guard ftruncate(target, off_t(size)) == 0 else { throw MirrorFailure(errno) }
      (copied, verified) = (size, min(verified, size))
    }
    if size <= Self.small { verified = 0 }
    while copied < size {
      let bytes = try read(source, at: copied, count: min(Int64(Self.piece), size - copied))
      try write(bytes, at: copied)
      copied += Int64(bytes.count)
      progress()
    }
    let now = try read(source, at: 0, count: min(head, size))
    if now != writtenHead {
      try write(now, at: 0)
      writtenHead = now
      isHeadOpen = true
    }
    guard fdatasync(target) == 0 else { throw MirrorFailure(errno) }
    try compare(progress)
  }

  /// Reads back what was not yet, and the head; the first difference is written anew once.
  private func compare(_ progress: () -> Void) throws(MirrorFailure) {
    // Asks for the medium's own bytes and not those that the computer still has in memory.
    posix_fadvise(target, 0, 0, POSIX_FADV_DONTNEED)
    // The recorder may be changing the head at this very moment, so what was written is what is wanted.
    if isHeadOpen, try read(target, at: 0, count: Int64(writtenHead.count)) != writtenHead { throw .differs }
    isHeadOpen = false
    while verified < copied {
      let at = max(verified, Int64(writtenHead.count))
      let count = min(Int64(Self.piece), copied - at)
      guard count > 0 else { break }
      let wanted = try read(source, at: at, count: count)
      if try read(target, at: at, count: count) != wanted {
        try write(wanted, at: at)
        guard fdatasync(target) == 0 else { throw MirrorFailure(errno) }
        posix_fadvise(target, 0, 0, POSIX_FADV_DONTNEED)
        guard try read(target, at: at, count: count) == wanted else { throw .differs }
      }
      verified = at + count
      progress()
    }
    verified = copied
  }

  private func read(_ file: Int32, at offset: Int64, count: Int64) throws(MirrorFailure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Int(count))
    var done = 0
    while done < bytes.count {
      let left = bytes.count - done
      let got = bytes.withUnsafeMutableBytes {
        pread(file, $0.baseAddress?.advanced(by: done), left, off_t(offset) + off_t(done))
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { throw file == source ? .source : MirrorFailure(got < 0 ? errno : EIO) }
      done += got
    }
    return bytes
  }

  private func write(_ bytes: [UInt8], at offset: Int64) throws(MirrorFailure) {
    var done = 0
    while done < bytes.count {
      let left = bytes.count - done
      let put = bytes.withUnsafeBytes {
        pwrite(target, $0.baseAddress?.advanced(by: done), left, off_t(offset) + off_t(done))
      }
      if put < 0, errno == EINTR { continue }
      guard put > 0 else { throw MirrorFailure(put < 0 ? errno : EIO) }
      done += put
    }
  }

  private static func size(_ file: Int32) -> Int64 {
    var status = stat()
    return fstat(file, &status) == 0 ? Int64(status.st_size) : 0
  }
}
