import Synchronization
import Timeline

/// When somebody last touched a page. What pages ask by themselves, such as streams and meters, is no touch.
final class IdleLock: Sendable {
  /// The choices of minutes without a touch after which a library is locked; 0 is never.
  static let choices = [5, 15, 60, 0]

  private let last: Mutex<MonotonicTime>

  /// Begins as if somebody had just touched a page.
  init(now: MonotonicTime = IdleLock.now()) { last = Mutex(now) }

  /// Somebody touched a page.
  func touch(now: MonotonicTime = IdleLock.now()) { last.withLock { $0 = max($0, now) } }

  /// Whether nobody touched a page for so many minutes.
  func isDue(after minutes: Int, now: MonotonicTime) -> Bool {
    minutes > 0 && now - last.withLock { $0 } >= Int64(minutes) * 60_000_000_000
  }

  /// The clock it counts by: unlike the one of recordings it goes on while the computer sleeps.
  static func now() -> MonotonicTime { .nowCountingSleep() }
}
