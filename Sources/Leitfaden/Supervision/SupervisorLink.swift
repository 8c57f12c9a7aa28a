import Foundation
import Glibc
import Synchronization

/// The child's end of the line to its supervisor. The supervisor says once what the child before left; the child says, at each
/// change, what it would leave. Whole messages; the line closes when either of them dies.
final class SupervisorLink: Sendable {
  /// The environment variable that names the line's descriptor.
  static let mark = "LEITFADEN_SUPERVISOR"
  /// No message is longer, in bytes.
  static let longest = 1 << 18

  private let line: Int32
  /// What the child before left; empty for the first.
  let left: Data

  /// The line that this process was started with; `nil` for a process that nobody supervises. To be asked for once, before
  /// there are others who could inherit it.
  static func inherited() -> SupervisorLink? {
    guard let line = ProcessInfo.processInfo.environment[mark].flatMap(Int32.init) else { return nil }
    // what this process starts is not supervised
    unsetenv(mark)
    var (kind, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
    guard getsockopt(line, SOL_SOCKET, SO_TYPE, &kind, &size) == 0, kind == Int32(SOCK_SEQPACKET.rawValue),
      fcntl(line, F_SETFD, FD_CLOEXEC) == 0
    else { return nil }
    var buffer = [UInt8](repeating: 0, count: longest)
    let count = recv(line, &buffer, buffer.count, 0)
    return count > 0 ? SupervisorLink(line, Data(buffer[1..<count])) : nil
  }

  private init(_ line: Int32, _ left: Data) { (self.line, self.left) = (line, left) }

  /// Leaves this to the next one. Never waits: a supervisor that does not listen keeps what it has.
  func leave(_ data: Data) { Self.send(data, over: line) }

  /// Returns when the supervisor is gone.
  func untilGone() async {
    let line = line
    await withCheckedContinuation { caller in
      Thread.detachNewThread {
        var byte: UInt8 = 0
        while recv(line, &byte, 1, 0) != 0 { if errno != EINTR, errno != 0 { usleep(100_000) } }
        caller.resume()
      }
    }
  }

  /// Sends one message. A byte goes in front, because an empty one would look like the end.
  static func send(_ data: Data, over line: Int32) {
    let bytes = [1] + Array(data)
    let flags = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
    _ = bytes.withUnsafeBytes { Glibc.send(line, $0.baseAddress, $0.count, flags) }
  }
}
