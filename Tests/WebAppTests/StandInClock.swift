import Synchronization
import Timeline

/// A clock that stands until a test moves it.
final class StandInClock: Sendable {
  private let moment = Mutex(MonotonicTime.now())

  var now: MonotonicTime { moment.withLock { $0 } }

  /// Lets nanoseconds pass.
  func pass(_ nanoseconds: Int64) { moment.withLock { $0 = $0 + nanoseconds } }
}
