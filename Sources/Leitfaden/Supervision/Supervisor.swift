import Foundation
import Synchronization

/// Looks after the web app: starts it as a process of its own, starts it again when it died, and keeps meanwhile what the next
/// one needs to go on. Knows nothing else, so that nothing else can make it die.
final class Supervisor: Sendable {
  /// The signals by which a person or a system asks the program to end.
  static let asks = [SIGTERM, SIGINT, SIGHUP]

  private struct State {
    var running: SupervisedProcess?
    /// Whether somebody asked for the end.
    var isAsked = false
  }

  private let state = Mutex(State())

  /// Whether whoever started this program said that a signal shall not end it (`nohup`). Asks before `Signals` do.
  static func isIgnored(_ number: Int32) -> Bool { ignored.contains(number) }

  private static let ignored: Set<Int32> = Set(
    asks.filter { number in
      let before = signal(number, SIG_DFL)
      let isIgnored = unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      signal(number, before)
      return isIgnored
    })

  /// Runs the web app to its end, and ends as it did.
  ///
  /// - Throws: `CommandFailure` when the first one cannot be started; nothing happened then.
  func run() async throws {
    let asks = Self.asks.filter { !Self.isIgnored($0) }
    let forwarding = Task { for await number in Signals.stream(asks) { forward(number) } }
    defer { forwarding.cancel() }
    let first = try SupervisedProcess(left: Data())
    let end = await withCheckedContinuation { caller in
      Thread.detachNewThread { caller.resume(returning: self.watch(first)) }
    }
    end.repeatHere()
  }

  /// Returns when there is nothing to look after any more.
  private func watch(_ first: SupervisedProcess) -> ProcessEnd {
    var (process, limit, left) = (first, RestartLimit(), Data())
    while true {
      begin(process)
      process.waitForEnd()
      let isAsked = state.withLock { state in
        state.running = nil
        return state.isAsked
      }
      let end = process.reap()
      if let newest = process.left() { left = newest }
      // one that never served refused something, or would only die again
      guard !isAsked, let signal = end.fault, !left.isEmpty else { return end }
      guard limit.allows() else {
        SupervisorTexts.current().gaveUp(signal).forEach { Console.error("leitfaden: \($0)") }
        return end
      }
      do {
        process = try SupervisedProcess(left: left)
      } catch {
        let failure = error as? CommandFailure
        Console.error("leitfaden: error: \(failure?.message ?? "\(error)")")
        return end
      }
      Console.error("leitfaden: \(SupervisorTexts.current().startedAgain(signal))")
    }
  }

  /// Passes signals on from now on, and those that came before.
  private func begin(_ process: SupervisedProcess) {
    state.withLock { state in
      state.running = process
      if state.isAsked { kill(process.pid, SIGTERM) }
    }
  }

  private func forward(_ number: Int32) {
    state.withLock { state in
      state.isAsked = true
      if let pid = state.running?.pid { kill(pid, number) }
    }
  }
}

extension ProcessEnd {
  /// The signal of which a process died that nobody asked to end; `nil` for every other end.
  fileprivate var fault: Int32? {
    guard case .killed(let signal) = self, !Supervisor.asks.contains(signal) else { return nil }
    return signal
  }
}
