import Dispatch
import Foundation
package import Timeline
import Wording

/// Records the sound of an interview.
///
/// A capture thread with real-time priority takes sound from the microphone into a ring; a writer thread takes it
/// from there to disk. All methods may be called from any thread. Touches carry the moment at which they
/// *arrived*; every position that is returned is exact and never changes afterwards.
package final class Recorder: Sendable {
  /// What happens, in order; ends after `stop`. For one reader.
  package var events: AsyncStream<RecorderEvent> { state.events }

  private let configuration: RecorderConfiguration
  private let state: RecordingStateBox
  /// Rung to make the writer look at the state at once.
  private let bell = Bell()
  private let started = DispatchSemaphore(value: 0)

  /// Makes a recorder; touches neither device nor disk.
  ///
  /// - Throws: `.badRequest` when the configuration cannot be recorded.
  package init(_ configuration: RecorderConfiguration) throws {
    try configuration.validate()
    self.configuration = configuration
    state = RecordingStateBox(first: configuration.firstFrame)
  }

  deinit {
    // Forgotten without `stop`: the threads end, the sound is closed properly.
    state.withLock { $0.isStopRequested = true }
    bell.ring()
  }

  /// Opens and starts the microphone: levels are live, the pre-roll is kept in memory, nothing is written; half a
  /// second of sound is kept in any case. Does nothing when it runs already.
  ///
  /// - Throws: `SoundError` with a sentence that names the microphone.
  package func arm() throws {
    guard try state.withLock({ state throws(SoundError) in try Self.needsArming(state) }) else { return }
    let capture = try CaptureThread(configuration, bell: bell)
    let taken = state.withLock { state in
      guard state.phase == .idle, !state.isStopRequested else { return false }
      state.phase = .armed
      state.capture = capture
      return true
    }
    guard taken else { return capture.stop() }
    capture.waitForFirstSound()
    let (configuration, state, bell, started) = (configuration, state, bell, started)
    Thread.detachNewThread {
      RecordingWriter(configuration, state: state, capture: capture, bell: bell, started: started).live()
    }
  }

  /// Begins to write, `preRollSeconds` before `moment`; arms first if need be. The first part's header and folder
  /// entry are on disk when this returns.
  ///
  /// - Parameter isPaused: Begins in a pause: not a frame is kept before `continue`.
  /// - Returns: The position of the first frame on the time line.
  /// - Throws: `SoundError`: the microphone cannot be opened, the file not be made, or it runs already.
  package func start(at moment: MonotonicTime = .now(), isPaused: Bool = false) throws -> Frame {
    try arm()
    try state.withLock { state throws(SoundError) in
      guard state.phase == .armed, let capture = state.capture else {
        throw SoundError(.wrongState, "this recording has begun already")
      }
      guard !state.isDeviceLost else { throw OpenMicrophone.refusal(configuration.device, -ENODEV) }
      let wanted =
        capture.deviceFrame(at: moment.nanoseconds)
        - configuration.preRollSeconds * configuration.format.rate.hertz
      let first = max(wanted, state.committed)
      _ = state.map.resume(at: first)
      if isPaused { _ = state.map.pause(at: first) }
      state.phase = .starting
    }
    bell.ring()
    started.wait()
    if let failure = state.withLock({ $0.startFailure }) { throw failure }
    return configuration.firstFrame
  }

  /// Stops the sound at `moment`, exact to the frame; the microphone and the levels go on. Does nothing more in
  /// a pause.
  ///
  /// - Returns: The position at which the sound stops.
  package func pause(at moment: MonotonicTime) -> Frame {
    touch(moment) { state, device in state.map.pause(at: device) }
  }

  /// Lets the sound go on at `moment`.
  ///
  /// - Returns: The position at which it goes on: that of the pause.
  package func `continue`(at moment: MonotonicTime) -> Frame {
    touch(moment) { state, device in state.map.resume(at: device) }
  }

  /// Closes the current file at `moment` and goes on in a new one, losing nothing.
  package func beginPart(at moment: MonotonicTime = .now()) {
    state.withLock { state in
      guard let capture = state.capture else { return }
      state.cuts.append(max(capture.deviceFrame(at: moment.nanoseconds), state.committed))
    }
    bell.ring()
  }

  /// Where on the time line `moment` lies: in a pause, where the sound stopped; in a loss, the first frame after.
  package func frame(at moment: MonotonicTime) -> Frame {
    state.withLock { state in
      guard let capture = state.capture else { return state.summary?.end ?? state.map.first }
      return state.map.touch(capture.deviceFrame(at: moment.nanoseconds))
    }
  }

  /// Ends the recording with the sound of `moment`: everything is on disk when this returns. A second call returns
  /// the same.
  package func stop(at moment: MonotonicTime = .now()) async -> RecordingSummary {
    await withCheckedContinuation { caller in
      let (summary, isIdle) = state.withLock { state in
        if !state.isStopRequested, let capture = state.capture {
          state.stopsAt = capture.deviceFrame(at: moment.nanoseconds)
        }
        state.isStopRequested = true
        if state.summary == nil { state.waiting.append(caller) }
        return (state.summary, state.phase == .idle)
      }
      if let summary {
        caller.resume(returning: summary)
      } else if isIdle {
        state.end(at: configuration.firstFrame)
      } else {
        bell.ring()
      }
    }
  }

  private static func needsArming(_ state: RecordingState) throws(SoundError) -> Bool {
    guard state.phase != .stopped, !state.isStopRequested else {
      throw SoundError(.wrongState, "this recording is over", hint: "make a new recorder to continue")
    }
    return state.phase == .idle
  }

  /// Changes the time map at the device frame of `moment`, or at the first one that is still open to change.
  private func touch(
    _ moment: MonotonicTime, _ change: (inout RecordingState, Int) -> Frame
  ) -> Frame {
    state.withLock { state in
      guard state.phase == .running, let capture = state.capture else {
        return state.summary?.end ?? state.map.first
      }
      return change(&state, max(capture.deviceFrame(at: moment.nanoseconds), state.committed))
    }
  }
}

extension Recorder {
  /// How the recording stands now.
  package var snapshot: RecorderSnapshot {
    let now = MonotonicTime.now()
    return state.withLock { state in
      var snapshot = RecorderSnapshot(
        state: state.word, frame: state.summary?.end ?? state.map.first, written: state.written,
        synced: state.synced, device: configuration.device, isSilent: state.isSilent,
        isMuted: state.isMuted, isClipping: state.isClipping, gaps: state.gaps.count,
        lostFrames: state.gaps.reduce(0) { $0 + $1.frames }, freeBytes: state.freeBytes,
        remainingSeconds: state.remainingSeconds)
      snapshot.failure = state.failure ?? state.closingFailure
      snapshot.mirror = state.mirror
      if let capture = state.capture { capture.describe(&snapshot) }
      snapshot.isMonitor = configuration.isMonitor && snapshot.substitute == nil
      if let capture = state.capture, state.phase == .running {
        snapshot.frame = state.map.touch(capture.deviceFrame(at: now.nanoseconds))
      }
      return snapshot
    }
  }
}
