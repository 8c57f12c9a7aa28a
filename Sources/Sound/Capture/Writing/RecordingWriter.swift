import Dispatch
import Foundation
import RealTimeC
import Synchronization
import Timeline

/// The writer thread: takes sound out of the ring, decides by the time map what is kept, and writes it. Lives on
/// its own thread and is used by no other.
final class RecordingWriter {
  /// Between two rounds. With the lag and one period a process that is killed loses some 150 ms, which leaves 100 ms of the promised
  /// 250 to a processor that is busy.
  static let roundMilliseconds = 60
  /// Rounds between two syncs: they cost more than rounds, and a power cut may cost 250 ms as well.
  static let roundsOfSync = 2
  /// Rounds in about a second.
  static let roundsOfSecond = 16
  static let roundsOfMinute = 1000
  /// Sound younger than this stays in the ring, so that a touch which arrives late still cuts exactly.
  static let lagMilliseconds = 40

  let configuration: RecorderConfiguration
  let state: RecordingStateBox
  let capture: CaptureThread
  let rate: Int
  private let bell: Bell
  private let started: DispatchSemaphore
  private let packer: SamplePacker

  var part: PartFile?
  private var nextNumber: Int
  private var nextFrame: Frame
  /// The ring frame that comes next.
  private(set) var index = 0
  /// Device frames lost before it.
  private(set) var lost = 0
  var watch = RecordingWatch()
  /// The second copy, once the recording has begun.
  private(set) var mirror: SoundMirror?
  /// The place of the microphone whose sound comes next among those used.
  private var source = 0

  init(
    _ configuration: RecorderConfiguration, state: RecordingStateBox, capture: CaptureThread,
    bell: Bell, started: DispatchSemaphore
  ) {
    self.configuration = configuration
    self.state = state
    self.capture = capture
    self.bell = bell
    self.started = started
    rate = configuration.format.rate.hertz
    nextNumber = configuration.firstPartNumber
    nextFrame = configuration.firstFrame
    packer = SamplePacker(capture.memory, format: configuration.format, code: capture.code)
  }

  /// The device frame that comes next.
  var device: Int { index + lost }

  /// The life of the thread.
  func live() {
    // Behind the capture, before everything that is not sound: on a busy computer the sound is written all the same.
    _ = rtc_set_scheduling("writer", 10)
    watchDisk()
    while true {
      bell.wait(milliseconds: Self.roundMilliseconds)
      let (phase, stops) = state.withLock { ($0.phase, $0.isStopRequested) }
      if phase == .starting { openFirstPart() }
      if stops {
        waitForLastSound()
        capture.stop()
        // Only after the join is the ring complete; the other order loses the last period.
        capture.join()
      }
      drain(everything: stops)
      if watch.rounds % Self.roundsOfSync == 0 { synchronize() }
      watchPlace()
      tryWritingAgain()
      watchSound()
      watchDisk()
      watchMirror()
      if stops { return finish() }
    }
  }

  /// The sound of the moment at which somebody stopped is still in the device: waits for it, a fifth of a second at
  /// most, and cuts there.
  private func waitForLastSound() {
    guard let end = state.withLock({ $0.phase == .running ? $0.stopsAt : nil }) else { return }
    let counters = capture.memory.counters
    for _ in 0..<40 {
      let isLost = counters.pointee.isLost.load(ordering: .acquiring)
      if isLost || counters.pointee.head.load(ordering: .acquiring) + lost >= end { break }
      usleep(5000)
    }
    state.withLock { _ = $0.map.pause(at: max(end, $0.committed)) }
  }

  // MARK: - From the ring to the file

  private func drain(everything: Bool) {
    let counters = capture.memory.counters
    let isLost = counters.pointee.isLost.load(ordering: .acquiring)
    let head = counters.pointee.head.load(ordering: .acquiring)
    let begun = state.withLock { $0.phase == .running }
    let lag = begun ? rate * Self.lagMilliseconds / 1000 : rate / 2 + configuration.preRollSeconds * rate
    let limit = everything || isLost ? head : max(index, head - lag)
    while true {
      let notice = capture.memory.nextNotice().flatMap { $0.index <= limit ? $0 : nil }
      let end = notice?.index ?? limit
      while index < end { take(until: min(end, index + rate)) }
      guard let notice else { return }
      capture.memory.dropNotice()
      settle(notice)
    }
  }

  /// Deals with the sound up to the ring frame `end`.
  private func take(until end: Int) {
    let shift = lost
    let stretch = device..<(end + shift)
    let kept = state.withLock { state in
      state.committed = stretch.upperBound
      return state.map.kept(stretch)
    }
    for range in kept.flatMap(cutIntoParts) {
      if state.withLock({ $0.takeCut(at: range.lowerBound) }), let part, part.frames > 0 {
        closePart(.requested)
      }
      packer.pieces(of: (range.lowerBound - shift)..<(range.upperBound - shift)) { bytes, count, first in
        put(bytes, count: count, device: first + shift)
      }
    }
    index = end
    capture.memory.counters.pointee.tail.store(end, ordering: .releasing)
  }

  /// `range`, cut where somebody asked for a new part.
  private func cutIntoParts(_ range: Range<Int>) -> [Range<Int>] {
    let cuts = state.withLock { $0.cuts.filter { range.lowerBound < $0 && $0 < range.upperBound } }
    let edges = [range.lowerBound] + cuts.sorted() + [range.upperBound]
    return zip(edges, edges.dropFirst()).map { $0..<$1 }.filter { !$0.isEmpty }
  }

  /// Writes `count` frames, the first of which is the device frame `device`, beginning new parts as needed.
  private func put(_ bytes: UnsafeRawPointer, count: Int, device: Int) -> Bool {
    var done = 0
    do throws(SoundError) {
      while done < count {
        let file = try currentPart()
        let step = min(count - done, Int(file.limit - file.frames))
        try file.write(bytes + done * configuration.format.bytesPerFrame, count: step)
        done += step
        nextFrame = file.end
        if file.frames >= file.limit { closePart(.sizeLimit) }
      }
    } catch {
      let before = nextFrame
      guard error.code == .diskFull, useBallast() else {
        fail(error, after: before, device: device + done)
        return false
      }
      // What the failed write took stands in the part that is closed; the rest begins another.
      closePart(.writeFailed)
      done += Int(nextFrame - before)
      let rest = bytes + done * configuration.format.bytesPerFrame
      return put(rest, count: count - done, device: device + done)
    }
    let frame = nextFrame
    return state.withLock { state in
      state.written = frame
      return state.failure == nil
    }
  }

  private func settle(_ notice: CaptureNotice) {
    switch notice.kind {
    case .deviceLost: lose(notice)
    case .exchanged: leave()
    case .gap where notice.cause.isDeviceLost: regain(notice)
    case .gap: bridge(notice)
    }
  }

  /// The chosen microphone takes over: its sound belongs into a part of its own.
  private func leave() {
    closePart(.deviceChanged)
    let device = device
    state.withLock { $0.map.interrupt(at: device) }
  }

  private func lose(_ notice: CaptureNotice) {
    closePart(.deviceLost)
    let device = device
    let frame = state.withLock { state in
      state.isDeviceLost = true
      state.map.interrupt(at: device)
      return state.map.frame(of: device)
    }
    if notice.cause.isStall { state.tell(.stalled(at: frame)) }
    state.tell(.deviceLost(name: capture.microphone(source).name, at: frame))
  }

  private func regain(_ notice: CaptureNotice) {
    lost += notice.lost
    source = notice.device
    let device = device
    let (frame, missed) = state.withLock { state in
      state.isDeviceLost = false
      state.committed = device
      let frame = state.map.frame(of: device)
      return (frame, state.failure == nil ? state.map.regain(at: device) : 0)
    }
    watch.begin(at: device)
    if missed > 0 {
      state.note(Gap(frame: frame, frames: missed, cause: .deviceLost, isFilled: false))
    }
    state.tell(.deviceReturned(name: capture.microphone(source).name, at: frame))
  }

  /// A loss with a device that goes on: silence up to 2 s, a new part beyond.
  private func bridge(_ notice: CaptureNotice) {
    let range = device..<(device + notice.lost)
    lost += notice.lost
    let isFilled = notice.lost <= 2 * rate
    let (frame, wanted) = state.withLock { state in
      state.committed = range.upperBound
      let kept = state.map.kept(range)
      let frame = state.map.frame(of: kept.first?.lowerBound ?? range.lowerBound)
      if isFilled { state.map.fill(range) } else { state.map.cut(range) }
      return (frame, kept.reduce(0) { $0 + $1.count })
    }
    guard wanted > 0 else { return }
    if isFilled {
      packer.silence(wanted) { bytes, count, first in
        put(bytes, count: count, device: range.upperBound - wanted + first)
      }
    } else {
      closePart(.longGap)
    }
    state.note(
      Gap(frame: frame, frames: Int64(wanted), cause: notice.cause.gapCause, isFilled: isFilled))
  }

  // MARK: - Parts

  private func openFirstPart() {
    var failure: SoundError?
    do throws(SoundError) { _ = try openPart() } catch { failure = error }
    state.withLock { state in
      state.startFailure = failure
      if failure == nil {
        state.phase = .running
      } else {
        state.phase = .armed
        state.map = TimeMap(first: state.map.first)
      }
    }
    watch.begin(at: device)
    if failure == nil {
      if let place = configuration.mirror, let part {
        mirror = SoundMirror(
          from: configuration.folder, to: place, first: part.name, digests: configuration.digests)
      }
      if configuration.isMonitor { state.tell(.wrongSource(at: nextFrame)) }
    }
    started.signal()
  }

  private func currentPart() throws(SoundError) -> PartFile {
    if let part { return part }
    return try openPart()
  }

  private func openPart() throws(SoundError) -> PartFile {
    if let free = freeBytes(), free < configuration.diskReserveBytes, !useBallast() {
      throw PartFile.failure(configuration.partName(nextNumber), ENOSPC)
    }
    let file = try PartFile(number: nextNumber, at: nextFrame, in: configuration)
    part = file
    nextNumber += 1
    state.tell(
      .partOpened(
        number: file.number, file: file.name, firstFrame: file.firstFrame,
        device: capture.microphone(source).name))
    return file
  }

  private func closePart(_ reason: PartEnd) {
    guard let file = part else { return }
    part = nil
    if reason == .writeFailed {
      file.closeAfterFailure()
    } else {
      file.close()
    }
    nextFrame = file.end
    let record = RecordedPart(
      number: file.number, file: file.name, firstFrame: file.firstFrame, frames: file.frames)
    state.withLock { state in
      state.parts.append(record)
      state.written = file.end
      state.synced = file.end
    }
    if reason != .writeFailed, let failure = file.closingFailure {
      state.withLock { $0.closingFailure = failure }
      state.tell(.failed(failure))
    }
    state.tell(
      .partClosed(
        number: file.number, file: file.name, frames: file.frames, reason: reason.rawValue,
        sha256: file.sha256))
  }

  private func synchronize() {
    guard let file = part else { return }
    do throws(SoundError) {
      try file.sync()
      let frame = file.firstFrame + file.synced
      state.withLock { $0.synced = frame }
    } catch {
      fail(error, after: nextFrame, device: device)
    }
  }

  /// Ends writing; the microphone goes on. `frame` is the end of what was meant to be written at `device`.
  func fail(_ error: SoundError, after frame: Frame, device: Int) {
    closePart(.writeFailed)
    // The failed write may have taken a piece, and a failed sync may have lost one.
    let end = device + Int(nextFrame - frame)
    let isNew = state.withLock { state in
      state.map.interrupt(at: end)
      defer { state.failure = error }
      return state.failure == nil
    }
    guard isNew else { return }
    if error.code == .diskFull { state.tell(.diskFull) }
    state.tell(.failed(error))
  }

  private func finish() {
    let device = device
    let now = capture.deviceFrame(at: MonotonicTime.now().nanoseconds)
    let (frame, missed) = state.withLock { state in
      let frame = state.map.frame(of: device)
      let missed = state.map.regain(at: max(device, now))
      state.map.finish(at: missed > 0 ? max(device, now) : device)
      return (frame, missed)
    }
    if missed > 0 {
      let cause: Gap.Cause = state.withLock { $0.isDeviceLost ? .deviceLost : .ringFull }
      state.note(Gap(frame: frame, frames: missed, cause: cause, isFilled: false))
    }
    closePart(.stopped)
    lookAfterParts()
    if let mirror {
      let result = mirror.finish()
      tellKeptOther(mirror)
      state.withLock { $0.mirror = result }
      state.tell(.mirror(result))
    }
    state.end(at: nextFrame)
  }
}
