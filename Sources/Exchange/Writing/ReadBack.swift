import Documents
package import Foundation
import Glibc
import Wording

/// Compares what lies on a medium with what was written to it. A stick that lies about its size or wears out takes
/// everything without complaint; only reading tells.
package struct ReadBack {
  /// Reads one file back from its medium that has just been written whole.
  ///
  /// - Parameter progress: Told of the bytes of every stretch; throws to stop.
  /// - Throws: `ExchangeError` when it is not what was written.
  package static func compare(_ file: URL, progress: (Int64) throws -> Void = { _ in }) throws {
    var back = ReadBack()
    try back.note(file)
    try synchronize([file.deletingLastPathComponent()])
    try back.compare(progress: progress)
  }

  private var written: [(file: URL, digest: String)] = []
  /// Bytes to read back.
  private(set) var bytes: Int64 = 0

  /// Notes what a file holds that has just been written, as the memory of the machine has it.
  mutating func note(_ file: URL) throws {
    var hash = SHA256()
    let descriptor = try Self.open(file, O_RDONLY)
    defer { close(descriptor) }
    try Self.read(descriptor, file) { piece in
      hash.update(piece)
      bytes += Int64(piece.count)
    }
    written.append((file, hash.hexadecimal()))
  }

  /// Reads every file from the medium itself and compares.
  ///
  /// - Parameter progress: Told of the bytes of every stretch; throws to stop.
  /// - Throws: `ExchangeError` for the first file that is not what it was.
  func compare(progress: (Int64) throws -> Void) throws {
    for (file, digest) in written {
      var hash = SHA256()
      try Self.readFromMedium(file) { piece in
        hash.update(piece)
        try progress(Int64(piece.count))
      }
      guard hash.hexadecimal() == digest else { throw Self.damage(file) }
    }
  }

  /// What the folders hold, and that they are there, is on their medium when this returns.
  static func synchronize(_ folders: Set<URL>) throws {
    for folder in folders.sorted(by: { $0.path > $1.path }) {
      let descriptor = try open(folder, O_RDONLY | O_DIRECTORY)
      defer { close(descriptor) }
      guard fsync(descriptor) == 0 else { throw ExchangeError.system("cannot write to", folder.path) }
    }
  }

  // Of fcntl.h; it does not reach Swift, and is not the same number everywhere.
  #if arch(arm64) || arch(arm)
    private static let pastMemory: Int32 = 0o200000
  #else
    private static let pastMemory: Int32 = 0o40000
  #endif
  private static let stride = 1 << 20

  // O_DIRECT goes past the memory of the machine; where a file system does not know it, that memory is given up first.
  // What is still on its way to the medium must be there before either.
  private static func readFromMedium(_ file: URL, _ take: (UnsafeRawBufferPointer) throws -> Void) throws {
    let direct = Glibc.open(file.path(percentEncoded: false), O_RDONLY | O_CLOEXEC | pastMemory)
    let descriptor = direct >= 0 ? direct : try open(file, O_RDONLY)
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw ExchangeError.system("cannot write", file.lastPathComponent) }
    if direct < 0 { posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED) }
    try read(descriptor, file, take)
  }

  private static func read(
    _ descriptor: Int32, _ file: URL, _ take: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    // Aligned as O_DIRECT wants it.
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: stride, alignment: 4096)
    defer { buffer.deallocate() }
    while true {
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw damage(file) }
      if count == 0 { return }
      try take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }

  private static func open(_ file: URL, _ flags: Int32) throws -> Int32 {
    let descriptor = Glibc.open(file.path(percentEncoded: false), flags | O_CLOEXEC)
    guard descriptor >= 0 else { throw ExchangeError.inside("cannot read back", file.lastPathComponent) }
    return descriptor
  }

  private static func damage(_ file: URL) -> ExchangeError {
    ExchangeError(
      .damaged, "\(file.lastPathComponent) reads back differently from what was written; nothing was kept",
      hint: "take another USB stick or disk; this one cannot be relied on")
  }
}
