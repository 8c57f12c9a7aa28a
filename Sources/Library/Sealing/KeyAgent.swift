import Documents
package import Foundation
import Glibc

/// The key of one sealed library, kept in the memory of a process of its own for one sitting, so that its passphrase is asked for
/// once. Others of the same person ask it over a socket that only they may open; it ends when nobody has asked for a while, when
/// it is told to, and with the session.
package struct KeyAgent: Sendable {
  /// Words of the conversation: one line each way.
  enum Request: String {
    /// Tell the key; keeps it for as long again.
    case key
    /// Forget it.
    case lock
  }

  /// What came of making it forget.
  package enum Ending: Hashable, Sendable {
    /// The key is forgotten.
    case forgotten
    /// Nothing kept one.
    case none
    /// A process keeps one and does not end; its number, 0 where it is in another part of the computer that has numbers of its own.
    case notReached(pid: Int32)
    /// Another program locks the folder of the keys, so that nobody can say whether an agent does; its number.
    case hidden(by: Int32)
  }

  /// The word by which a process of this program becomes an agent.
  package static let word = "keep-key-of-library"

  /// Where it listens.
  let socket: URL
  /// Where it says that it is there, whatever the session.
  private let keysFolder: URL

  /// The agent of the library in `folder`, whether there is one or not.
  ///
  /// - Throws: `POSIXError` when the session has no place of its own for the socket.
  package init(
    library folder: URL, _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    let path = folder.standardizedFileURL.resolvingSymlinksInPath().path(percentEncoded: false)
    let name = AuditChain.hash(Data(path.utf8)).prefix(16)
    keysFolder = folder.appending(path: KeyRing.folderName, directoryHint: .isDirectory)
    socket = try WorkingFolder.place(environment).appending(
      path: "agent-\(name)", directoryHint: .notDirectory)
  }

  /// What the agent holds: the lines of the file of the library's key; `nil` when there is none.
  package func lines() -> [String]? {
    let lines = ask(.key)?.split(separator: "\n").map(String.init) ?? []
    return lines.isEmpty ? nil : lines
  }

  /// Makes every agent of this library forget the key: that of this session, and those of others, such as another login, or one
  /// whose session is gone.
  @discardableResult
  package func end() -> Ending {
    var isEnded = endOfSession()
    while let holder = holder() {
      guard holder == 0 || isAgent(holder) else { return .hidden(by: holder) }
      guard holder > 0, stop(holder) else { return .notReached(pid: holder) }
      isEnded = true
    }
    return isEnded ? .forgotten : .none
  }

  /// Makes that of this session forget it.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  func endOfSession() -> Bool { ask(.lock) != nil }

  // MARK: - Agents of other sessions

  /// Says to the system that this process keeps a key of the library, until it ends: a shared lock on the folder of the keys.
  ///
  /// - Returns: The descriptor that must stay open, -1 where the file system has no locks.
  func claim() -> Int32 {
    let folder = Glibc.open(keysFolder.path(percentEncoded: false), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    var claim = flock()
    claim.l_type = Int16(F_RDLCK)
    if folder >= 0 { _ = fcntl(folder, F_SETLK, &claim) }
    return folder
  }

  /// A process that keeps a key of the library; `nil` when there is none.
  private func holder() -> Int32? {
    let folder = Glibc.open(keysFolder.path(percentEncoded: false), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return nil }
    defer { close(folder) }
    var claim = flock()
    claim.l_type = Int16(F_WRLCK)
    guard fcntl(folder, F_GETLK, &claim) == 0, claim.l_type != Int16(F_UNLCK) else { return nil }
    return max(0, claim.l_pid)
  }

  /// Whether that process is one of ours, and not a program that happens to lock a folder.
  private func isAgent(_ pid: Int32) -> Bool {
    guard pid > 0, let words = Files.contents(URL(filePath: "/proc/\(pid)/cmdline")) else { return false }
    return words.split(separator: 0).dropFirst().first == Data(Self.word.utf8)
  }

  /// Ends it, also when it was stopped.
  private func stop(_ pid: Int32) -> Bool {
    // one that was told just now is on its way
    for (number, milliseconds) in [(0, 300), (SIGTERM, 1000), (SIGKILL, 1000)] {
      if number != 0, kill(pid, number) != 0, errno != ESRCH { return false }
      for _ in 0..<(milliseconds / 10) {
        if holder() != pid { return true }
        usleep(10_000)
      }
    }
    return false
  }

  private func ask(_ request: Request) -> String? {
    guard let descriptor = try? Self.open(socket, connect) else { return nil }
    defer { close(descriptor) }
    // another person's process in its place is told nothing, and believed nothing
    guard Self.isOwn(descriptor) else { return nil }
    Self.limit(descriptor)
    guard Self.say(request.rawValue + "\n", descriptor) else { return nil }
    return Self.hear(descriptor)
  }

  /// A socket that was bound to a path of any length, or connected with one.
  static func open(
    _ socket: URL, _ use: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws -> Int32 {
    // by way of its open folder, whose own path may be longer than an address has room for
    let folder = Glibc.open(
      socket.deletingLastPathComponent().path(percentEncoded: false), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    defer { close(folder) }
    let path = Array("/proc/self/fd/\(folder)/\(socket.lastPathComponent)".utf8)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard path.count < room else { throw POSIXError(.ENAMETOOLONG) }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let descriptor = Glibc.socket(AF_UNIX, kind, 0)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let done = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        use(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard done == 0 else {
      let code = POSIXErrorCode(rawValue: errno) ?? .EIO
      close(descriptor)
      throw POSIXError(code)
    }
    return descriptor
  }

  /// Whether the process at the other end is of the same person (`SO_PEERCRED`).
  static func isOwn(_ descriptor: Int32) -> Bool {
    // process, user, group
    var peer: [UInt32] = [0, .max, .max]
    var size = socklen_t(12)
    return getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && size == 12
      && peer[1] == geteuid()
  }

  /// Nobody holds the other up for more than two seconds.
  static func limit(_ descriptor: Int32) {
    var time = timeval(tv_sec: 2, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
    }
  }

  static func say(_ text: String, _ descriptor: Int32) -> Bool {
    let bytes = Array(text.utf8)
    return send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }

  /// What the other says until it ends; at most 4 KiB.
  static func hear(_ descriptor: Int32, upToLine isLine: Bool = false) -> String? {
    var heard: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 1024)
    while heard.count < 4096, !(isLine && heard.last == UInt8(ascii: "\n")) {
      let count = recv(descriptor, &room, room.count, 0)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { break }
      heard += room[..<count]
    }
    return String(decoding: heard, as: UTF8.self)
  }
}
