import CALSA
import Dispatch
import Glibc
import RealTimeC
import Synchronization
import Timeline

/// The thread that keeps the microphone running: the real-time loop, and around it, when the device is lost, the
/// attempts to open it again.
final class CaptureThread: Sendable {
  let memory: CaptureMemory
  let rate: Int
  var channels: Int { configuration.format.channels }
  /// How the device codes a sample; the same for as long as the recorder lives.
  let code: SampleCode
  private let configuration: RecorderConfiguration
  private let currentName: Mutex<String>
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
    currentName = Mutex(configuration.device)
    let frameBytes = microphone.code.bytes * configuration.format.channels
    do throws(SoundError) {
      memory = try CaptureMemory(
        frames: rate * (16 + configuration.preRollSeconds), frameBytes: frameBytes)
      let began = try microphone.start()
      memory.counters.pointee.clockOffset.store(-began, ordering: .relaxed)
      try begin(microphone, began: began)
    } catch {
      microphone.close()
      throw error
    }
  }

  /// The name of the microphone in use.
  var deviceName: String { currentName.withLock { $0 } }

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
      microphone.close()
      if result == 0 { break }
      // Opening allocates, and a plug-in may spin: not with real-time priority.
      _ = rtc_set_scheduling("capture", 0)
      if !loop.interruption.isDeviceLost {
        _ = loop.push(
          CaptureNotice(kind: .deviceLost, cause: .deviceLost, index: loop.head, lost: 0))
        counters.pointee.isLost.store(true, ordering: .releasing)
        bell.ring()
      }
      guard let (again, moment) = reopen() else { break }
      microphone = again
      loop.exchange(microphone)
      loop.returned(startedAt: moment)
    }
    loop.clock.free()
    loop.meter.free()
    scratch.deallocate()
    ended.signal()
  }

  /// Tries each second until the microphone is back; nil when the recorder is stopped before that.
  private func reopen() -> (OpenMicrophone, Int)? {
    var attempt = 0
    while true {
      for _ in 0..<20 {
        if memory.counters.pointee.stop.load(ordering: .relaxed) { return nil }
        usleep(50_000)
      }
      attempt += 1
      // Without this alsa-lib answers from the configuration that it read at the start.
      snd_config_update_free_global()
      for name in candidates(attempt) {
        guard
          let microphone = try? OpenMicrophone.open(
            name, format: configuration.format, bufferMilliseconds: configuration.bufferMilliseconds,
            code: code)
        else { continue }
        if let began = try? microphone.start() {
          currentName.withLock { $0 = name }
          return (microphone, began)
        }
        microphone.close()
      }
    }
  }

  private func candidates(_ attempt: Int) -> [String] {
    let mayDiffer = configuration.otherDeviceAllowed && attempt >= 5 && configuration.device != "default"
    return mayDiffer ? [configuration.device, "default"] : [configuration.device]
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
