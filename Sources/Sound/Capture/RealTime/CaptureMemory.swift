import Glibc
import Synchronization
import Wording

/// The memory that the capture thread and the writer thread share: ring, notices, counters.
///
/// Safe to share although it holds raw pointers: a ring frame's bytes belong to the capture thread until `head`
/// passes it (releasing) and to the writer until `tail` passes it (releasing); notices likewise; everything else
/// is an `Atomic`. It is allocated before the capture thread starts and freed when the last owner is gone.
final class CaptureMemory: @unchecked Sendable {
  /// Notices that fit; a fault costs one, and more than 10 faults a second end the device.
  static let noticeCapacity = 256

  let counters: UnsafeMutablePointer<CaptureCounters>
  let notices: UnsafeMutablePointer<CaptureNotice>
  let bytes: UnsafeMutableRawPointer
  /// Ring frames that fit; a power of two.
  let capacity: Int
  /// Bytes of one frame as the device delivers it.
  let frameBytes: Int
  private let length: Int

  /// Makes a ring of at least `frames` frames, in memory that cannot be swapped out where that is permitted.
  init(frames: Int, frameBytes: Int) throws(SoundError) {
    var capacity = 1
    while capacity < frames { capacity *= 2 }
    self.capacity = capacity
    self.frameBytes = frameBytes
    length = capacity * frameBytes
    let map = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0)
    guard let map, map != MAP_FAILED else {
      throw SoundError(
        .deviceFailed, "there is no memory for \(length >> 20) MiB of sound", hint: "close other programs")
    }
    bytes = map
    // Only the ring: locking all memory costs hundreds of MB with plug-in devices.
    mlock(map, length)
    counters = .allocate(capacity: 1)
    counters.initialize(to: CaptureCounters())
    notices = .allocate(capacity: Self.noticeCapacity)
    notices.initialize(
      repeating: CaptureNotice(kind: .gap, cause: .none, index: 0, lost: 0, device: 0),
      count: Self.noticeCapacity)
  }

  deinit {
    munmap(bytes, length)
    counters.deinitialize(count: 1)
    counters.deallocate()
    notices.deallocate()
  }

  /// The oldest notice not yet taken; for the writer thread.
  func nextNotice() -> CaptureNotice? {
    let tail = counters.pointee.noticeTail.load(ordering: .relaxed)
    guard tail < counters.pointee.noticeHead.load(ordering: .acquiring) else { return nil }
    return notices[tail & (Self.noticeCapacity - 1)]
  }

  /// Takes the oldest notice; for the writer thread.
  func dropNotice() {
    counters.pointee.noticeTail.wrappingAdd(1, ordering: .releasing)
  }
}
