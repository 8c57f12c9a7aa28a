import Glibc

/// Wakes one thread that waits for something to do. Unlike a `DispatchSemaphore`, whose time limit is a time of day on
/// Linux, it measures its limit with the monotonic clock: a clock that is set back must not hold up the recording.
final class Bell: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// Behind `mutex`.
  private var isRung = false

  init() {
    // whoever holds it when a thread of higher priority wants it is not kept waiting by those in between
    var kind = pthread_mutexattr_t()
    pthread_mutexattr_init(&kind)
    pthread_mutexattr_setprotocol(&kind, CInt(PTHREAD_PRIO_INHERIT))
    pthread_mutex_init(mutex, &kind)
    pthread_mutexattr_destroy(&kind)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Wakes the thread that waits, or the next one that will; ringing twice before that is ringing once.
  func ring() {
    pthread_mutex_lock(mutex)
    isRung = true
    pthread_mutex_unlock(mutex)
    pthread_cond_signal(condition)
  }

  /// Waits until it rings, at most so many milliseconds; `nil`: however long it takes.
  ///
  /// - Returns: Whether it rang.
  @discardableResult
  func wait(milliseconds: Int?) -> Bool {
    guard let milliseconds else {
      pthread_mutex_lock(mutex)
      while !isRung { pthread_cond_wait(condition, mutex) }
      isRung = false
      pthread_mutex_unlock(mutex)
      return true
    }
    var end = timespec()
    clock_gettime(CLOCK_MONOTONIC, &end)
    let nanoseconds = end.tv_nsec + milliseconds % 1000 * 1_000_000
    end.tv_sec += milliseconds / 1000 + nanoseconds / 1_000_000_000
    end.tv_nsec = nanoseconds % 1_000_000_000
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isRung {
      guard pthread_cond_timedwait(condition, mutex, &end) == 0 else { break }
    }
    defer { isRung = false }
    return isRung
  }
}
