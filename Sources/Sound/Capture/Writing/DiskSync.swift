import Dispatch
import Glibc
import Synchronization

/// Brings a part to the disk beside the thread that writes it: a disk can take half a second for it, and sound that
/// is not written by then would be lost with the process. One at a time.
final class DiskSync: Sendable {
  private struct State {
    var synced: Int64 = 0
    var isBusy = false
    var failure: Int32 = 0
  }

  private let descriptors: [Int32]
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "sound to disk")

  /// For the files behind `descriptors`, in this order; they must stay open until `wait` was called.
  init(_ descriptors: [Int32]) { self.descriptors = descriptors }

  /// Frames that survive a power cut.
  var synced: Int64 { state.withLock { $0.synced } }

  /// Error number of the first failure; 0 while there is none. The file must not be trusted to a further sync then.
  var failure: Int32 { state.withLock { $0.failure } }

  /// Begins to bring the first `frames` frames to the disk, unless that is going on already.
  func request(_ frames: Int64) {
    let isFree = state.withLock { state in
      guard !state.isBusy, state.failure == 0, state.synced < frames else { return false }
      state.isBusy = true
      return true
    }
    guard isFree else { return }
    queue.async { [self] in
      let failed = descriptors.first { fdatasync($0) != 0 }
      let failure = failed == nil ? 0 : errno
      state.withLock { state in
        state.isBusy = false
        if failure == 0 { state.synced = frames } else { state.failure = failure }
      }
    }
  }

  /// Waits until nothing is going on any more.
  func wait() { queue.sync {} }
}
