import Glibc

/// A moment on the clock that never jumps (CLOCK_MONOTONIC), in nanoseconds. Only differences mean something,
/// and only within one boot of one machine.
package struct MonotonicTime: Hashable, Comparable, Sendable, Codable {
  /// Nanoseconds since an arbitrary start.
  package var nanoseconds: Int64

  /// Makes a moment from nanoseconds.
  package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// Reads the clock. A touch is stamped with this when it *arrives*, before anything else is done with it.
  package static func now() -> MonotonicTime { read(CLOCK_MONOTONIC) }

  /// Reads the clock that goes on while the computer sleeps (CLOCK_BOOTTIME); not to be compared with `now`.
  package static func nowCountingSleep() -> MonotonicTime { read(CLOCK_BOOTTIME) }

  private static func read(_ clock: clockid_t) -> MonotonicTime {
    var time = timespec()
    clock_gettime(clock, &time)
    return MonotonicTime(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  /// Orders moments.
  package static func < (left: MonotonicTime, right: MonotonicTime) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// Nanoseconds from `right` to `left`.
  package static func - (left: MonotonicTime, right: MonotonicTime) -> Int64 {
    left.nanoseconds - right.nanoseconds
  }

  /// The moment `nanoseconds` later.
  package static func + (left: MonotonicTime, nanoseconds: Int64) -> MonotonicTime {
    MonotonicTime(nanoseconds: left.nanoseconds + nanoseconds)
  }
}
