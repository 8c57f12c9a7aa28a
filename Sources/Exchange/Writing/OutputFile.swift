import Documents
import Foundation
import Wording

/// A new file being written. Errors come out as sentences; a file that already exists is never touched.
struct OutputFile: ~Copyable {
  private let descriptor: Int32
  let name: String

  /// - Throws: When the file exists or cannot be made.
  init(_ url: URL) throws(ExchangeError) {
    name = url.lastPathComponent
    descriptor = open(url.path(percentEncoded: false), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .inside("cannot make", name) }
  }

  deinit { close(descriptor) }

  /// Makes a file of `data`, on disk when this returns.
  static func write(_ data: Data, to url: URL) throws(ExchangeError) {
    let file = try OutputFile(url)
    try file.append(Array(data))
    try file.synchronize()
  }

  /// Everything that another library wrote into a file is on disk when this returns.
  static func synchronize(_ url: URL) throws(ExchangeError) {
    let descriptor = open(url.path(percentEncoded: false), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system("cannot open", url.lastPathComponent) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw .system("cannot write", url.lastPathComponent) }
  }

  /// Writes at the end.
  func append(_ bytes: [UInt8]) throws(ExchangeError) {
    lseek(descriptor, 0, SEEK_END)
    try put(bytes) { raw, _ in Foundation.write(descriptor, raw.baseAddress, raw.count) }
  }

  /// Writes over what stands at `offset`.
  func overwrite(_ bytes: [UInt8], at offset: Int64) throws(ExchangeError) {
    try put(bytes) { raw, done in pwrite(descriptor, raw.baseAddress, raw.count, off_t(offset) + done) }
  }

  /// Bytes so far.
  func size() throws(ExchangeError) -> Int64 {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system("cannot look at", name) }
    return Int64(status.st_size)
  }

  /// Everything so far is on disk when this returns.
  func synchronize() throws(ExchangeError) {
    guard fsync(descriptor) == 0 else { throw .system("cannot write", name) }
  }

  /// Takes a stretch of a recording to its end. Of a plain one the operating system copies; of a whole file it shares the
  /// blocks where it can (Btrfs, XFS: no time, no room). A sealed one is unsealed on the way.
  ///
  /// - Throws: `ExchangeError`, or what `progress` throws when it wants to stop.
  func take(_ bytes: Range<Int64>, from source: any ByteSource, progress: (Int64) throws -> Void) throws {
    guard let file = source as? FileBytes else { return try unseal(bytes, of: source, progress: progress) }
    let source = file.descriptor
    if bytes.lowerBound == 0, try size() == 0, ioctl(descriptor, Self.shareBlocks, source) == 0 {
      guard ftruncate(descriptor, off_t(bytes.upperBound)) == 0 else {
        throw ExchangeError.system("cannot write", name)
      }
      return try progress(bytes.upperBound)
    }
    var position = off_t(bytes.lowerBound)
    var pace = Pace()
    while position < bytes.upperBound {
      let end = lseek(descriptor, 0, SEEK_END)
      let wanted = Int(min(Self.stride, bytes.upperBound - Int64(position)))
      let sent = sendfile(descriptor, source, &position, wanted)
      if sent < 0 && errno == EINTR { continue }
      guard sent >= 0 else { throw ExchangeError.system("cannot write", name) }
      guard sent > 0 else { throw Self.shorter }
      letGo(of: Int64(sent), from: end, &pace)
      try progress(Int64(sent))
    }
  }

  private func unseal(
    _ bytes: Range<Int64>, of source: any ByteSource, progress: (Int64) throws -> Void
  ) throws {
    var pace = Pace()
    var position = lseek(descriptor, 0, SEEK_END)
    let isWhole: Bool
    do {
      isWhole = try source.forEachPiece(of: bytes) { piece in
        let isDone = isPut(piece) { pwrite(descriptor, $0.baseAddress, $0.count, position + $1) }
        guard isDone else { throw ExchangeError.system("cannot write", name) }
        letGo(of: Int64(piece.count), from: position, &pace)
        position += off_t(piece.count)
        try progress(Int64(piece.count))
      }
    } catch let error as UnreadableBytes {
      throw ExchangeError(
        .soundUnreadable, "an encrypted recording cannot be read: \(error.sentence)",
        hint: ExchangeError.afterDamage)
    }
    guard isWhole else { throw Self.shorter }
  }

  private static var shorter: ExchangeError {
    ExchangeError(.soundUnreadable, "the recording became shorter while it was being copied")
  }

  /// Linux begins to write to the disk what it is told is not needed any more: the wait for all of it at the end becomes
  /// short, and hours of sound do not drive everything else out of memory. From time to time the disk is waited for:
  /// otherwise the end would wait for all of it at once, and neither how far it is nor a wish to stop would count. A quick
  /// disk is waited for seldom, a slow stick often.
  private func letGo(of count: Int64, from start: off_t, _ pace: inout Pace) {
    posix_fadvise(descriptor, start, off_t(count), POSIX_FADV_DONTNEED)
    pace.waiting += count
    guard pace.waiting >= pace.patience else { return }
    let wait = ContinuousClock().measure { fdatasync(descriptor) }
    pace.patience = wait < Self.shortWait ? pace.patience * 2 : max(Self.stride, pace.patience / 2)
    pace.waiting = 0
  }

  /// Bytes that the disk was not waited for yet, and how many they may become.
  private struct Pace {
    var waiting: Int64 = 0
    var patience: Int64 = 64 << 20
  }

  /// The SHA-256 of a stretch, read from the disk and not from memory as far as the system lets go of what it keeps
  /// there. Call `synchronize` first.
  func digest(of bytes: Range<Int64>, progress: () throws -> Void) throws -> String {
    posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED)
    var hash = SHA256()
    try hash.update(FileBytes(descriptor), bytes, progress: progress)
    return hash.hexadecimal()
  }

  // _IOW(0x94, 9, int) of linux/fs.h; the macro does not reach Swift.
  private static let shareBlocks: UInt = 0x4004_9409
  // Small enough that a stop is heeded at once.
  private static let stride: Int64 = 8 << 20
  private static let shortWait = Duration.milliseconds(200)

  private func put(
    _ bytes: [UInt8], with write: (UnsafeRawBufferPointer, Int) -> Int
  ) throws(ExchangeError) {
    guard bytes.withUnsafeBytes({ isPut($0, with: write) }) else { throw .system("cannot write", name) }
  }

  /// Whether all of it could be written; `errno` says why not.
  private func isPut(
    _ bytes: UnsafeRawBufferPointer, with write: (UnsafeRawBufferPointer, Int) -> Int
  ) -> Bool {
    var done = 0
    while done < bytes.count {
      let written = write(UnsafeRawBufferPointer(rebasing: bytes[done...]), done)
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { return false }
      done += written
    }
    return true
  }
}

extension ExchangeError {
  /// What the operating system said about the last call, as a sentence.
  static func system(_ action: Sentence, _ name: String, _ number: Int32 = errno) -> ExchangeError {
    switch number {
    case ENOSPC, EDQUOT:
      ExchangeError(
        .diskFull, "the disk is full: \(name) could not be written, and nothing was left half-written",
        hint: "make room, or choose a folder on another disk")
    case EACCES, EPERM, EROFS:
      ExchangeError(
        .notWritable, "\(action) \(name): this folder is not yours to write in",
        hint: "choose another folder with --to")
    case EIO, ENODEV, ENXIO, ESTALE: gone(action, name)
    default:
      ExchangeError(.notWritable, "\(action) \(name) (\(String(cString: strerror(number))))")
    }
  }

  /// The same for what lies in the folder that was made for this export: if that is not there, its medium is gone.
  static func inside(_ action: Sentence, _ name: String, _ number: Int32 = errno) -> ExchangeError {
    number == ENOENT ? gone(action, name) : system(action, name, number)
  }

  private static func gone(_ action: Sentence, _ name: String) -> ExchangeError {
    ExchangeError(
      .mediumGone, "\(action) \(name): the disk or USB stick is no longer there",
      hint: "plug it in again, then export once more")
  }
}
