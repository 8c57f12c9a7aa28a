import Library
import Synchronization

/// What is held while an interview is recorded: the right to record into the library, and the computer awake.
final class RecordingHold: Sendable {
  private let lock: RecordingLock
  private let awake = StayAwake()
  private let work = Mutex<Task<[SittingNotice], Never>?>(nil)

  init(_ lock: RecordingLock) { self.lock = lock }

  /// What has to be done before this is released.
  func also(_ task: Task<[SittingNotice], Never>) { work.withLock { $0 = task } }

  /// Waits until it is done, and says what has to be known of it.
  func settled() async -> [SittingNotice] { await work.withLock { $0 }?.value ?? [] }

  /// Lets go of both; repeating it does nothing.
  func release() {
    awake.end()
    lock.release()
  }
}
