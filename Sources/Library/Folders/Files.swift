import Documents
package import Foundation
import Glibc
import Wording

/// The few calls on files that Foundation does not make safe: private modes, `fsync`, atomic replacement.
package enum Files {
  /// Creates an empty file only the owner may read; leaves an existing one alone.
  static func create(_ file: URL) throws {
    let descriptor = Glibc.open(file.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure("create", file) }
    Glibc.close(descriptor)
  }

  /// Makes a directory and those above it, each only for the owner; leaves existing ones alone.
  package static func makeDirectories(_ directory: URL) throws {
    guard mkdir(directory.path, 0o700) != 0, errno != EEXIST else { return }
    guard errno == ENOENT, directory.path != "/" else { throw failure("make the folder", directory) }
    try makeDirectories(directory.deletingLastPathComponent())
    guard mkdir(directory.path, 0o700) == 0 || errno == EEXIST else {
      throw failure("make the folder", directory)
    }
  }

  /// Makes one new directory.
  ///
  /// - Returns: `false` when something of that name is there already.
  static func makeNewDirectory(_ directory: URL) throws -> Bool {
    if mkdir(directory.path, 0o700) == 0 { return true }
    guard errno == EEXIST else { throw failure("make the folder", directory) }
    return false
  }

  /// Waits until the names in a directory are on disk.
  static func sync(directory: URL) throws {
    let descriptor = Glibc.open(directory.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("open the folder", directory) }
    defer { Glibc.close(descriptor) }
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw failure("secure the folder", directory) }
  }

  /// Waits until the contents of a file are on disk.
  static func sync(file: URL) throws {
    let descriptor = Glibc.open(file.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(Sentence("open", named: "toOpen"), file) }
    defer { Glibc.close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure("secure", file) }
  }

  /// Replaces `file` by `data`: after a power cut it holds the old bytes or all the new ones. On disk when this
  /// returns.
  package static func replace(_ file: URL, with data: Data) throws {
    try replace(file) { put in try put(data) }
  }

  /// The same for content that comes piece by piece: `write` calls what it is given with each. The new bytes lie under
  /// a hidden name until all of them are there, and are gone when `write` throws.
  static func replace(_ file: URL, write: (_ put: @escaping (Data) throws -> Void) throws -> Void) throws {
    let directory = file.deletingLastPathComponent()
    let temporary = directory.appending(path: ".\(file.lastPathComponent).\(getpid()).new")
    unlink(temporary.path)
    let descriptor = Glibc.open(temporary.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure("write", file) }
    do {
      defer { Glibc.close(descriptor) }
      try write { try Self.write($0, to: descriptor, file) }
      guard fsync(descriptor) == 0 else { throw failure("write", file) }
    } catch {
      unlink(temporary.path)
      throw error
    }
    try move(temporary, to: file)
  }

  /// Renames on one file system; both directories are on disk when this returns.
  static func move(_ source: URL, to target: URL) throws {
    guard rename(source.path, target.path) == 0 else { throw failure("move", source) }
    let (old, new) = (source.deletingLastPathComponent(), target.deletingLastPathComponent())
    try sync(directory: new)
    if old.path != new.path { try sync(directory: old) }
  }

  /// Whether this process may write there; `false` also on a disk mounted read-only.
  static func isWritable(_ url: URL) -> Bool { access(url.path, W_OK) == 0 }

  /// The names in a directory, sorted; none when it is not there.
  static func names(in directory: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []).sorted()
  }

  /// The names in a directory that begin with a dot: few among the folders of thousands of interviews.
  static func hiddenNames(in directory: URL) -> [String] {
    guard let open = opendir(directory.path) else { return [] }
    defer { closedir(open) }
    var names: [String] = []
    while let entry = readdir(open) {
      guard entry.pointee.d_name.0 == CChar(bitPattern: UInt8(ascii: ".")) else { continue }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Size of a file in bytes; `nil` when it is not there.
  static func size(_ file: URL) -> Int64? {
    var status = stat()
    return stat(file.path, &status) == 0 ? Int64(status.st_size) : nil
  }

  /// What lies there itself, also when it is a link; `nil` when nothing does.
  static func status(_ url: URL) -> stat? {
    var status = stat()
    return lstat(url.path, &status) == 0 ? status : nil
  }

  /// Whether a file of its own lies there: no link, no pipe, no device.
  static func isRegular(_ file: URL) -> Bool { status(file).map { $0.st_mode & S_IFMT == S_IFREG } ?? false }

  /// The content of a file of the library; `nil` when there is none, or something else lies in its place.
  static func contents(_ file: URL) -> Data? {
    guard let descriptor = try? FileBytes.descriptor(opening: file.path, followsLinks: false) else {
      return nil
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    return try? handle.readToEnd() ?? Data()
  }

  /// Whether `url` is a directory.
  static func isDirectory(_ url: URL) -> Bool {
    var status = stat()
    return stat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Writes all of it.
  static func write(_ data: Data, to descriptor: Int32, _ file: URL) throws {
    try data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { throw failure("write", file) }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// The sentence for the last failed call, from `errno`.
  static func failure(_ verb: Sentence, _ url: URL) -> LibraryError {
    let code = errno
    switch code {
    case ENOSPC, EDQUOT: return .diskFull(url.path)
    case EROFS, EACCES, EPERM:
      return LibraryError(
        .readOnly, "cannot \(verb) \(url.path): \(String(cString: strerror(code)).lowercased())",
        hint: "check the permissions and that the disk is not mounted read-only")
    default:
      return LibraryError(
        .file, "cannot \(verb) \(url.path): \(String(cString: strerror(code)).lowercased())")
    }
  }
}
