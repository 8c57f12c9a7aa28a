import CALSA
import Glibc
import RealTimeC
import Synchronization

/// The loop of the capture thread: one batch at a time from the device into the ring.
///
/// `@_noLocks` makes the compiler refuse anything in here that might allocate, lock or count references; a test
/// keeps that promise honest.
struct CaptureLoop {
  /// The device; exchanged by the capture thread when it was lost and opened again.
  private(set) var pcm: OpaquePointer
  private(set) var status: OpaquePointer
  let counters: UnsafeMutablePointer<CaptureCounters>
  let notices: UnsafeMutablePointer<CaptureNotice>
  let bytes: UnsafeMutableRawPointer
  /// Where sound goes that the ring has no room for; one batch.
  let scratch: UnsafeMutableRawPointer
  let capacity: Int
  let frameBytes: Int
  private(set) var period: Int
  /// Frames that are waited for and read at once.
  private var batch = 0
  let rate: Int
  /// Whether the device holds at least ten periods.
  private let isBufferDeep: Bool
  var clock: CaptureClock
  var meter: CaptureMeter

  /// Ring frames put in.
  private(set) var head = 0
  /// The device frame that comes next: `head` plus everything lost.
  private(set) var frame = 0
  /// Why the stream is interrupted; `none` while it is not.
  var interruption = CaptureNotice.Cause.none
  /// When the device was started again, in nanoseconds; 0: it went on by itself.
  var restarted = 0
  private var dropped = 0
  var suspendedSince = 0
  private var slept: Int
  var faultsInARow = 0
  var faults = 0
  var faultsSince = 0
  /// Which microphone this is, for notices.
  private(set) var device = 0

  /// A loop over a device that is started; `memory` and `scratch` must outlive it.
  init(
    pcm: OpaquePointer, status: OpaquePointer, memory: CaptureMemory, scratch: UnsafeMutableRawPointer,
    period: Int, rate: Int, isBufferDeep: Bool, clock: CaptureClock, meter: CaptureMeter
  ) {
    self.pcm = pcm
    self.status = status
    counters = memory.counters
    notices = memory.notices
    bytes = memory.bytes
    capacity = memory.capacity
    frameBytes = memory.frameBytes
    self.scratch = scratch
    self.period = period
    self.rate = rate
    self.isBufferDeep = isBufferDeep
    self.clock = clock
    self.meter = meter
    slept = Int(rt_slept())
  }

  /// Runs until `stop` is set (returns 0), the chosen microphone is back (returns 1) or the device is lost (returns a
  /// negative error).
  @_noLocks mutating func run() -> Int32 {
    // With a deep buffer two periods at a time: half the wake-ups. What waits in the device is lost at a crash.
    batch = isBufferDeep ? 2 &* period : period
    let patience = Int32(truncatingIfNeeded: 2 &* batch &* 1000 / rate &+ 1)
    var deadline = 5 &* period &* 1_000_000_000 / rate
    if deadline < 1_000_000_000 { deadline = 1_000_000_000 }
    var lastSound = Int(rt_now())
    while !counters.pointee.stop.load(ordering: .relaxed) {
      if counters.pointee.isChosenBack.load(ordering: .relaxed) { return 1 }
      let ready = rt_wait(pcm, batch, rate, patience)
      var result = Int(ready)
      if ready > 0 {
        // all that is there: a period left behind would cost a wake-up of its own
        var got = false
        repeat {
          result = read()
          if result > 0 { got = true }
        } while result == batch
        if got { lastSound = Int(rt_now()) }
        if result > 0 || (got && result == -Int(EAGAIN)) { continue }
      }
      if result == 0 || result == -Int(EAGAIN) || result == -Int(EINTR) {
        if Int(rt_now()) &- lastSound > deadline { return -ETIMEDOUT }
        // "Ready" without a frame: a faulty plug-in must not spin at real-time priority.
        if ready > 0 { rt_sleep(1_000_000) }
        continue
      }
      let failure = recover(Int32(truncatingIfNeeded: result))
      if failure < 0 { return failure }
    }
    return 0
  }

  /// Goes on with another handle; the stream before it was lost.
  mutating func exchange(_ microphone: OpenMicrophone, device: Int) {
    self.device = device
    pcm = microphone.pcm
    status = microphone.status
    period = microphone.period
  }

  /// Says that the device was started again at `time` after it was lost.
  @_noLocks mutating func returned(startedAt time: Int) {
    clock.restart(at: time)
    restarted = time
    interruption = .deviceLost
    suspendedSince = 0
    faultsInARow = 0
    faults = 0
  }

  /// Reads what the device holds ready.
  @_noLocks mutating func takeRest() {
    var result = batch
    while result == batch { result = read() }
  }

  /// Reads at most one batch; returns the frames, or a negative error.
  @_noLocks private mutating func read() -> Int {
    let free = capacity &- (head &- counters.pointee.tail.load(ordering: .acquiring))
    let place = head & (capacity &- 1)
    guard free >= batch else {
      let count = Int(rt_read(pcm, scratch, batch < rate ? batch : rate))
      if count > 0 {
        settle(reading: count)
        if interruption.isNone { interruption = .ringFull }
        dropped = dropped &+ count
        frame = frame &+ count
        meter.measure(scratch, count: count, end: frame)
        observe()
      }
      return count
    }
    let room = capacity &- place < batch ? capacity &- place : batch
    let target = bytes + place &* frameBytes
    let count = Int(rt_read(pcm, target, room))
    guard count > 0 else { return count }
    settle(reading: count)
    announce()
    frame = frame &+ count
    head = head &+ count
    meter.measure(target, count: count, end: frame)
    counters.pointee.head.store(head, ordering: .releasing)
    observe()
    return count
  }

  /// After an interruption: counts what is missing before the `count` frames just read.
  @_noLocks private mutating func settle(reading count: Int) {
    faultsInARow = 0
    suspendedSince = 0
    // The other two were counted when they were found.
    guard interruption.isMeasuredLater else { return }
    // Noise of two clocks read one after the other is microseconds; sleep is seconds.
    let asleep = Int(rt_slept()) &- slept
    if asleep > 10_000_000 { clock.skip(nanoseconds: asleep) }
    slept = slept &+ asleep
    var expected = frame
    if restarted != 0 {
      expected = clock.frame(at: restarted)
    } else {
      let waiting = rt_available(pcm)
      if waiting >= 0 { expected = clock.frame(at: Int(rt_now())) &- waiting &- count }
    }
    restarted = 0
    if expected > frame {
      dropped = dropped &+ expected &- frame
      frame = expected
    }
  }

  /// Tells the writer what is missing before the next ring frame, if anything.
  @_noLocks private mutating func announce() {
    guard !interruption.isNone else { return }
    if dropped > 0 || interruption.isDeviceLost {
      guard push(CaptureNotice(kind: .gap, cause: interruption, index: head, lost: dropped, device: device))
      else { return }
    }
    dropped = 0
    interruption = .none
    counters.pointee.isLost.store(false, ordering: .releasing)
  }

  /// Notes device frame against monotonic time, for touches and for losses that nobody reports.
  @_noLocks private mutating func observe() {
    let waiting = rt_available(pcm)
    guard waiting >= 0 else { return }
    let missing = clock.observe(frame: frame &+ waiting, at: Int(rt_now()))
    counters.pointee.clockOffset.store(clock.offset, ordering: .relaxed)
    guard missing > 0 else { return }
    dropped = dropped &+ missing
    frame = frame &+ missing
    if interruption.isNone { interruption = .silentLoss }
  }

  /// Puts a notice in; false when there is no room.
  @_noLocks func push(_ notice: CaptureNotice) -> Bool {
    let place = counters.pointee.noticeHead.load(ordering: .relaxed)
    guard place &- counters.pointee.noticeTail.load(ordering: .acquiring) < 256 else { return false }
    notices[place & 255] = notice
    counters.pointee.noticeHead.store(place &+ 1, ordering: .releasing)
    return true
  }
}
