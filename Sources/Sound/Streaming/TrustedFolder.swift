import Documents
import Foundation
import Glibc
import Vault
import Wording

/// An interview's folder, held open, so that only regular files that lie directly in it are ever opened: no link,
/// no device, nothing above or below it, whatever a damaged event gives as a name.
final class TrustedFolder: Sendable {
  private let descriptor: Int32
  private let path: String

  /// Opens the folder.
  ///
  /// - Throws: `fileUnreadable`.
  init(_ url: URL) throws(SoundError) {
    path = url.standardizedFileURL.path
    descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw SoundError(
        .fileUnreadable,
        "the folder \(path) cannot be opened: \(String(cString: strerror(errno)).lowercased())")
    }
  }

  deinit { close(descriptor) }

  /// The sound of a part; nil when its file is not a regular one of this folder, or not sound.
  ///
  /// - Throws: `locked`, or `fileUnreadable` for a sealed one that does not open.
  func open(_ part: PlayablePart) throws(SoundError) -> OpenPart? {
    let name = part.url.lastPathComponent
    guard part.url.deletingLastPathComponent().standardizedFileURL.path == path,
      let status = FileStatus(name, in: descriptor)
    else { return nil }
    let source: (any ByteSource)?
    do {
      source = try PartBytes.open(name, identity: part.identity, damage: .silence) { open($0) }
    } catch {
      throw SealedSound.failure(name, error)
    }
    return source.flatMap { OpenPart($0, name: name, modified: status.modified) }
  }

  /// A descriptor for reading the file of this name, to be closed by the caller; nil when it is not a regular file of
  /// this folder.
  func open(_ name: String) -> Int32? {
    guard Self.isName(name) else { return nil }
    // non-blocking: opening a pipe of that name would wait for a writer
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    guard FileStatus(file)?.isRegular == true else {
      close(file)
      return nil
    }
    return file
  }

  /// Puts a file in the place of `name` whole or not at all, mode 0600; not yet safe from a power cut.
  ///
  /// - Returns: false when the folder takes no file, or somebody else is writing this one at the moment.
  func replace(_ name: String, with bytes: [UInt8]) -> Bool {
    let temporary = ".\(name).new"
    guard Self.isName(name), let file = create(temporary) else { return false }
    var isWhole = bytes.withUnsafeBytes { all in
      var rest = all[...]
      while !rest.isEmpty {
        let count = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
    isWhole = close(file) == 0 && isWhole
    if isWhole && renameat(descriptor, temporary, descriptor, name) == 0 { return true }
    unlinkat(descriptor, temporary, 0)
    return false
  }

  /// A new file; one that a dead writer left a minute ago or longer gives way.
  private func create(_ name: String) -> Int32? {
    for _ in 0..<2 {
      let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      if file >= 0 { return file }
      guard errno == EEXIST, let status = FileStatus(name, in: descriptor),
        abs(Int64(time(nil)) - status.modified / 1_000_000_000) > 60
      else { return nil }
      unlinkat(descriptor, name, 0)
    }
    return nil
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.utf8.contains { $0 == 0x2f || $0 == 0 }
  }
}
