import Foundation
import Glibc
import Synchronization
import Wording

/// The web app as a child of its supervisor: the same program with the same words.
final class SupervisedProcess: Sendable {
  let pid: pid_t
  private let line: Int32
  private let latest: Mutex<Data?>
  private let silence = DispatchSemaphore(value: 0)

  /// Starts it; it knows what the one before left when it begins.
  ///
  /// - Parameter left: Empty for the first.
  /// - Throws: `CommandFailure` when the system starts no further process.
  init(left: Data) throws {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw Self.failure(errno)
    }
    SupervisorLink.send(left, over: ends[0])
    do {
      pid = try Self.spawn(with: ends[1])
    } catch {
      for end in ends { close(end) }
      throw error
    }
    close(ends[1])
    line = ends[0]
    latest = Mutex(nil)
    Thread.detachNewThread { self.listen() }
  }

  /// What it has left so far; `nil` when it never was ready to serve. Call it when it has ended.
  func left() -> Data? {
    // what it said last may still be in the line
    silence.wait()
    return latest.withLock { $0 }
  }

  /// Waits for its end, and leaves it to be reaped: until then its number is nobody else's.
  func waitForEnd() {
    var information = siginfo_t()
    while waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
  }

  /// How it ended; its number is free then.
  func reap() -> ProcessEnd {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return ProcessEnd(status: status)
  }

  private func listen() {
    var buffer = [UInt8](repeating: 0, count: SupervisorLink.longest)
    while true {
      let count = recv(line, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      latest.withLock { $0 = Data(buffer[1..<count]) }
    }
    close(line)
    silence.signal()
  }

  private static func spawn(with line: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // onto itself: open in the child, and in nothing else that is started
    posix_spawn_file_actions_adddup2(&actions, line, line)
    var (none, usual) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigemptyset(&usual)
    for number in Supervisor.asks where !Supervisor.isIgnored(number) { sigaddset(&usual, number) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var environment = ProcessInfo.processInfo.environment
    environment[SupervisorLink.mark] = "\(line)"
    var pid: pid_t = 0
    let words = CommandLine.arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    let problem = posix_spawn(&pid, program, &actions, &attributes, words, variables)
    guard problem == 0 else { throw failure(problem) }
    return pid
  }

  /// The file of this very program; one that took its place meanwhile is another version.
  private static var program: String {
    let own = "/proc/self/exe"
    guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: own),
      // what the kernel says of a file that was replaced
      !path.hasSuffix(" (deleted)")
    else { return own }
    return path
  }

  private static func failure(_ number: Int32) -> CommandFailure {
    CommandFailure(
      "the web app could not be started: \(String(cString: strerror(number)))", hint: "close other programs")
  }
}
