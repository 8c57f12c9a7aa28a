import CALSA
import Dispatch
import Glibc
import RealTimeC
import Synchronization
import Timeline
import Wording

/// The thread that keeps the microphone running: the real-time loop, and around it, when the device is lost, the
/// attempts to open it again.
final class CaptureThread: Sendable {
  let memory: CaptureMemory
  let rate: Int
  var channels: Int { configuration.format.channels }
  /// Name of the microphone that people chose.
  var chosen: String { configuration.device }
  /// How the device codes a sample; the same for as long as the recorder lives.
  let code: SampleCode
  private let configuration: RecorderConfiguration
  /// Every microphone that was used, in order, and what is converted; the last one is in use.
  private let used: Mutex<[(microphone: Microphone, conversion: SoundConversion?)]>
  private let returning: ReturnWatch
  private let ended = DispatchSemaphore(value: 0)
  /// Rung when a notice waits for the writer.
  private let bell: Bell

  /// Opens and starts the microphone; the thread itself starts with `begin`.
  ///
  /// - Throws: A sentence that names the device when it cannot be opened as wanted.
  init(_ configuration: RecorderConfiguration, bell: Bell) throws(SoundError) {
    let microphone = try OpenMicrophone.open(
      configuration.device, format: configuration.format,
      bufferMilliseconds: configuration.bufferMilliseconds)
    rate = configuration.format.rate.hertz
    code = microphone.code
    self.configuration = configuration
    self.bell = bell
    used = Mutex([(Microphone(name: configuration.device, description: ""), microphone.conversion)])
    let frameBytes = microphone.code.bytes * configuration.format.channels
    do throws(SoundError) {
      memory = try CaptureMemory(
        frames: rate * (16 + configuration.preRollSeconds), frameBytes: frameBytes)
      returning = ReturnWatch(configuration, memory: memory, code: microphone.code)
      let began = try microphone.start()
      memory.counters.pointee.clockOffset.store(-began, ordering: .relaxed)
      try begin(microphone, began: began)
    } catch {
      microphone.close()
      throw error
    }
  }

  /// The microphone in use; the description of the chosen one is empty.
  var microphone: Microphone { used.withLock { $0[$0.count - 1].microphone } }

  /// What is converted of the microphone in use.
  var conversion: SoundConversion? { used.withLock { $0[$0.count - 1].conversion } }

  /// The microphone that a notice means.
  func microphone(_ index: Int) -> Microphone { used.withLock { $0[min(index, $0.count - 1)].microphone } }

  /// The device frame (nanoseconds of monotonic time in, frames out) of a moment.
  func deviceFrame(at nanoseconds: Int64) -> Int {
    let offset = Int64(memory.counters.pointee.clockOffset.load(ordering: .relaxed))
    return Int(configuration.format.rate.frames(nanoseconds: nanoseconds + offset))
  }

  /// Waits until the microphone has delivered a few periods, 0.3 s at most: a sound server tells only by then where
  /// its sound lies in time, and the first touch wants to be exact as well.
  func waitForFirstSound() {
    let counters = memory.counters
    for _ in 0..<60 {
      if counters.pointee.head.load(ordering: .acquiring) >= rate * 6 / 100 { return }
      if counters.pointee.isLost.load(ordering: .acquiring) { return }
      usleep(5000)
    }
  }

  /// Asks the thread to end.
  func stop() { memory.counters.pointee.stop.store(true, ordering: .relaxed) }

  /// Waits until the thread has ended and the microphone is closed. To be called once.
  func join() { ended.wait() }

  private func begin(_ microphone: OpenMicrophone, began: Int) throws(SoundError) {
    let start = Start(thread: self, microphone: microphone, began: began)
    let context = Unmanaged.passRetained(start)
    var thread = pthread_t()
    let result = rtc_start_thread(&thread, captureThreadBody, context.toOpaque())
    guard result == 0 else {
      context.release()
      throw SoundError(
        .deviceFailed, "the system allows no further thread for recording", hint: "close other programs")
    }
    pthread_detach(thread)
  }

  /// The life of the thread.
  fileprivate func live(with first: OpenMicrophone, began: Int) {
    var microphone = first
    let scratch = UnsafeMutableRawPointer.allocate(
      byteCount: max(first.period, rate) * memory.frameBytes, alignment: 16)
    var loop = CaptureLoop(
      pcm: first.pcm, status: first.status, memory: memory, scratch: scratch, period: first.period,
      rate: rate, isBufferDeep: configuration.bufferMilliseconds >= 200,
      clock: CaptureClock(rate: rate, began: began),
      meter: CaptureMeter(
        memory.counters, channels: configuration.format.channels, code: code, rate: rate))
    let counters = memory.counters
    while true {
      let permitted = rtc_set_scheduling("capture", 20) == 0
      counters.pointee.isRealTime.store(permitted, ordering: .relaxed)
      let result = loop.run()
      if result == 1 {
        exchange(&microphone, &loop)
        continue
      }
      microphone.close()
      if result == 0 { break }
      // Opening allocates, and a plug-in may spin: not with real-time priority.
      _ = rtc_set_scheduling("capture", 0)
      if !loop.interruption.isDeviceLost {
        let cause: CaptureNotice.Cause = result == -ETIMEDOUT ? .stalled : .deviceLost
        _ = loop.push(
          CaptureNotice(kind: .deviceLost, cause: cause, index: loop.head, lost: 0, device: loop.device))
        counters.pointee.isLost.store(true, ordering: .releasing)
        bell.ring()
      }
      guard let (again, moment, device) = reopen() else { break }
      microphone = again
      loop.exchange(microphone, device: device)
      loop.returned(startedAt: moment)
    }
    returning.end()
    loop.clock.free()
    loop.meter.free()
    scratch.deallocate()
    ended.signal()
  }

  /// The chosen microphone takes over from the one that stood in for it: what that one holds is read to the end, and
  /// between the two lies the time that a start takes.
  private func exchange(_ microphone: inout OpenMicrophone, _ loop: inout CaptureLoop) {
    guard let chosen = returning.take() else { return }
    loop.takeRest()
    guard let began = try? chosen.start() else {
      chosen.close()
      return returning.begin()
    }
    _ = loop.push(
      CaptureNotice(kind: .exchanged, cause: .deviceLost, index: loop.head, lost: 0, device: loop.device))
    bell.ring()
    microphone.close()
    microphone = chosen
    loop.exchange(chosen, device: use(chosenMicrophone, chosen.conversion))
    loop.returned(startedAt: began)
  }

  /// Tries until a microphone delivers: the chosen one first, then, unless that is forbidden, the others. Nil when the
  /// recorder is stopped before that.
  ///
  /// - Returns: The running microphone, when it was started, and its place among those used.
  private func reopen() -> (OpenMicrophone, Int, Int)? {
    while true {
      // The watch may have it open at this moment.
      if let chosen = returning.take() {
        if let began = try? chosen.start() {
          return settled(chosen, began, use(chosenMicrophone, chosen.conversion))
        }
        chosen.close()
      }
      // Without this alsa-lib answers from the configuration that it read at the start.
      snd_config_update_free_global()
      let others = configuration.otherDeviceAllowed ? Substitutes.now(for: configuration.device) : []
      for candidate in [chosenMicrophone] + others {
        if isStopped { return nil }
        guard
          let (microphone, began) = OpenMicrophone.tried(candidate.name, in: configuration, code: code)
        else { continue }
        return settled(microphone, began, use(candidate, microphone.conversion))
      }
      for _ in 0..<10 {
        if isStopped { return nil }
        usleep(50_000)
      }
    }
  }

  private func settled(_ microphone: OpenMicrophone, _ began: Int, _ device: Int) -> (
    OpenMicrophone, Int, Int
  ) {
    if self.microphone.name != configuration.device { returning.begin() }
    return (microphone, began, device)
  }

  private var chosenMicrophone: Microphone { Microphone(name: configuration.device, description: "") }
  private var isStopped: Bool { memory.counters.pointee.stop.load(ordering: .relaxed) }

  /// Notes that `microphone` is used from now on; returns its place.
  private func use(_ microphone: Microphone, _ conversion: SoundConversion?) -> Int {
    used.withLock { used in
      used.append((microphone, conversion))
      return used.count - 1
    }
  }
}

/// What a new thread is given.
private final class Start {
  let thread: CaptureThread
  let microphone: OpenMicrophone
  let began: Int

  init(thread: CaptureThread, microphone: OpenMicrophone, began: Int) {
    self.thread = thread
    self.microphone = microphone
    self.began = began
  }
}

/// The thread's entry: a global function, because a closure could be taken for the main actor's and trap.
private func captureThreadBody(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  let start = Unmanaged<Start>.fromOpaque(context).takeRetainedValue()
  start.thread.live(with: start.microphone, began: start.began)
  return nil
}
