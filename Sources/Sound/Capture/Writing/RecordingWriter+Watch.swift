import Foundation
import Glibc
import Synchronization
import Timeline
import Wording

/// What the writer remembers for its watch over sound and disk.
struct RecordingWatch {
  /// Silence is counted from here at the earliest: the start, or the microphone's return.
  fileprivate(set) var since = 0
  fileprivate var toldClipping: Int?
  /// Rounds of the writer so far.
  fileprivate(set) var rounds = 0
  /// The round in which writing is tried again after it failed, and how many rounds to wait the time after that.
  fileprivate var retry = (at: 0, wait: RecordingWriter.roundsOfSync)
  /// Seconds of recording left at which the people are told next.
  fileprivate var warnings = DiskSpace.warnings
  /// Whether the second copy was last told to have failed.
  fileprivate var toldMirror = false
  fileprivate var toldKeptOther = false

  /// Forgets the silence before the device frame `device`.
  mutating func begin(at device: Int) { since = device }
}

extension RecordingWriter {
  /// Notices silence and clipping.
  func watchSound() {
    let counters = capture.memory.counters
    let loud = max(counters.pointee.lastLoud.load(ordering: .relaxed), watch.since)
    let alive = max(counters.pointee.lastNonZero.load(ordering: .relaxed), watch.since)
    let clipped = counters.pointee.lastClipped.load(ordering: .relaxed)
    let now = device
    let isSilent = now - loud >= 5 * rate
    let isMuted = now - alive >= 5 * rate
    let isClipping = clipped >= 0 && now - clipped < rate
    let (changed, isRecording, frame, clipFrame) = state.withLock { state in
      let isRecording = state.phase == .running && !state.map.isPaused && !state.map.isInterrupted
      // A silence that began before a pause is not told again after it; in a pause nobody is told.
      let changed = isRecording && state.isSilent != isSilent
      if isRecording || !isSilent { state.isSilent = isSilent }
      state.isMuted = isMuted
      state.isClipping = isClipping
      return (changed, isRecording, state.map.frame(of: loud), state.map.frame(of: clipped))
    }
    if changed { state.tell(.silence(began: isSilent, at: frame)) }
    if changed, isSilent, isMuted { state.tell(.muted(at: frame)) }
    if isRecording, isClipping, now - (watch.toldClipping ?? .min / 2) > 10 * rate {
      watch.toldClipping = now
      state.tell(.clipping(at: clipFrame))
    }
  }

  /// About once a second: how long the disk will last, whether recording has to end, or can go on again.
  func watchDisk() {
    watch.rounds += 1
    guard watch.rounds % Self.roundsOfSecond == 1, let free = freeBytes() else { return }
    let perSecond = configuration.bytesPerSecond
    let soFar = (part?.end.index ?? 0) * Int64(configuration.format.bytesPerFrame)
    let owed = Int64(configuration.shareAtSave * Double(soFar))
    // what the part has reserved comes on top: people are warned too early rather than too late
    let remaining = Int(max(0, free - configuration.diskReserveBytes - owed) / perSecond)
    let (phase, failure, isLost) = state.withLock { state in
      state.freeBytes = free
      state.remainingSeconds = remaining
      return (state.phase, state.failure, state.isDeviceLost)
    }
    guard phase == .running else { return }
    if let failure {
      let enough = configuration.diskReserveBytes + 16_777_216
      if failure.code == .diskFull && free > enough && !isLost { goOn() }
      return
    }
    if let warning = watch.warnings.last(where: { remaining < $0 }) {
      watch.warnings.removeAll { $0 >= warning }
      state.tell(.diskLow(remainingSeconds: remaining))
    }
    if free >= configuration.diskReserveBytes + 4 * Ballast.bytes { configuration.ballast?.make() }
    // What is reserved lasts until the next look twice over: nothing is gained by ending before.
    if let part, part.room < 2 * perSecond, free < configuration.diskReserveBytes, !useBallast() {
      fail(PartFile.failure(part.name, ENOSPC), after: part.end, device: device)
    }
  }

  /// About once a second: whether what is recorded still lies where it was put.
  func watchPlace() {
    guard watch.rounds % Self.roundsOfSecond == Self.roundsOfSecond / 2, let part, part.isGone,
      state.withLock({ $0.phase == .running && $0.failure == nil })
    else { return }
    fail(PartFile.gone(part.name), after: part.end, device: device)
  }

  /// At the end: nobody is told that all is safe before somebody has looked.
  func lookAfterParts() {
    let missing = state.withLock { $0.parts.map(\.file) }.first {
      access(configuration.folder.appending(path: $0).path, F_OK) != 0
    }
    guard let missing else { return }
    let failure = SoundError(
      .fileUnwritable, "“\(missing)” is no longer in the interview's folder",
      hint:
        "look for the folder in the desktop's bin, and put the file back before the bin is emptied")
    state.withLock { $0.closingFailure = failure }
    state.tell(.failed(failure))
  }

  /// After a failed write or sync: goes on in a new part at once, because often only the one file is lost, and then
  /// after growing waits, because a disk that is gone may come back. A full disk waits for room instead.
  func tryWritingAgain() {
    // Ten seconds that went well: the next failure is a new one.
    if let part, part.frames > 10 * Int64(rate) { watch.retry = (watch.rounds, Self.roundsOfSync) }
    let (phase, failure, isLost) = state.withLock { ($0.phase, $0.failure, $0.isDeviceLost) }
    guard phase == .running, let failure, failure.code != .diskFull, !isLost, watch.rounds >= watch.retry.at
    else { return }
    watch.retry = (watch.rounds + watch.retry.wait, min(Self.roundsOfMinute, 2 * watch.retry.wait))
    goOn()
  }

  /// How the second copy stands; failures and recoveries are told once each.
  func watchMirror() {
    guard let mirror else { return }
    let now = mirror.state
    state.withLock { $0.mirror = now }
    tellKeptOther(mirror)
    guard now.isFailure != watch.toldMirror else { return }
    watch.toldMirror = now.isFailure
    state.tell(.mirror(now))
  }

  /// That the medium held something else under the name of a part is told once.
  func tellKeptOther(_ mirror: SoundMirror) {
    guard mirror.hasKeptOther, !watch.toldKeptOther else { return }
    watch.toldKeptOther = true
    state.tell(.mirrorKeptOther)
  }

  /// Gives the space that was set aside to the sound; false when there is none.
  func useBallast() -> Bool {
    guard configuration.ballast?.release() == true else { return false }
    let perSecond = configuration.bytesPerSecond
    let free = (freeBytes() ?? 0) - configuration.diskReserveBytes
    state.tell(.diskLow(remainingSeconds: Int(max(0, free) / perSecond)))
    return true
  }

  /// Bytes that the disk has left for this user; nil when it does not say.
  func freeBytes() -> Int64? { DiskSpace.free(at: configuration.folder) }

  /// Somebody freed space, or the disk may work again: the next sound opens a new part.
  private func goOn() {
    let device = device
    let (frame, missed) = state.withLock { state in
      state.failure = nil
      return (state.map.frame(of: device), state.map.regain(at: device))
    }
    if missed > 0 { state.note(Gap(frame: frame, frames: missed, cause: .ringFull, isFilled: false)) }
  }
}

extension CaptureNotice.Cause {
  /// The word of the time line for it.
  var gapCause: Gap.Cause {
    switch self {
    case .overrun, .none: .overrun
    case .silentLoss: .silentLoss
    case .suspended: .suspended
    case .ringFull: .ringFull
    case .deviceLost, .stalled: .deviceLost
    }
  }

  /// Whether the device answered but delivered nothing.
  var isStall: Bool { if case .stalled = self { true } else { false } }
}
