import Library

/// What is held while an interview is recorded: the right to record into the library, and the computer awake.
final class RecordingHold: Sendable {
  private let lock: RecordingLock
  private let awake = StayAwake()

  init(_ lock: RecordingLock) { self.lock = lock }

  /// Lets go of both; repeating it does nothing.
  func release() {
    awake.end()
    lock.release()
  }
}
