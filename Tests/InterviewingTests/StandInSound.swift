import Foundation
import Interview
import Interviewing
import Sound
import Synchronization
import Timeline

/// A recorder without a microphone: its frames follow the moments that the test names, so that positions can be
/// checked to the frame. It keeps the promises of `InterviewSound`.
final class StandInSound: InterviewSound {
  private struct State {
    var start: MonotonicTime?
    var recordedBefore: Int64 = 0
    var isPaused = false
    var stops = 0
  }

  private let state = Mutex(State())
  private let feed: AsyncStream<RecorderEvent>.Continuation
  let events: AsyncStream<RecorderEvent>
  let rate = SampleRate(48_000)

  private let first: Frame

  /// - Parameter first: Where a sitting that goes on begins.
  init(from first: Frame = .zero) {
    self.first = first
    (events, feed) = AsyncStream<RecorderEvent>.makeStream()
    state.withLock { $0.recordedBefore = first.index }
  }

  func start(at moment: MonotonicTime, isPaused: Bool) throws -> Frame {
    state.withLock {
      $0.start = first == .zero ? MonotonicTime(nanoseconds: 0) : moment
      $0.isPaused = isPaused
    }
    feed.yield(.partOpened(number: 1, file: "part-001.wav", firstFrame: first, device: "stand-in"))
    return first
  }

  func frame(at moment: MonotonicTime) -> Frame {
    state.withLock { state in
      guard let start = state.start, !state.isPaused else { return Frame(state.recordedBefore) }
      return Frame(state.recordedBefore + rate.frames(nanoseconds: moment - start))
    }
  }

  func pause(at moment: MonotonicTime) -> Frame {
    let frame = frame(at: moment)
    state.withLock {
      $0.recordedBefore = frame.index
      $0.isPaused = true
    }
    return frame
  }

  func `continue`(at moment: MonotonicTime) -> Frame {
    state.withLock {
      $0.start = moment
      $0.isPaused = false
      return Frame($0.recordedBefore)
    }
  }

  func beginPart(at moment: MonotonicTime) {}

  /// Reports something, as the recorder would.
  func report(_ event: RecorderEvent) { feed.yield(event) }

  var stops: Int { state.withLock { $0.stops } }

  var snapshot: RecorderSnapshot { RecorderSnapshot(state: .recording, device: "stand-in") }

  func stop(at moment: MonotonicTime) async -> RecordingSummary {
    let isFirst = state.withLock { state in
      state.stops += 1
      return state.stops == 1
    }
    if isFirst {
      feed.yield(
        .partClosed(
          number: 1, file: "part-001.wav", frames: 9_600_000, reason: "stopped", sha256: nil))
      feed.finish()
    }
    return RecordingSummary(parts: [], gaps: [], end: Frame(9_600_000))
  }
}

/// Keeps events in memory; can be told to fail.
final class MemoryJournal: EventJournal {
  struct Full: Error, CustomStringConvertible {
    var description: String { "no space left" }
  }

  private let state = Mutex((events: [InterviewEvent](), failing: false))

  var events: [InterviewEvent] { state.withLock { $0.events } }

  func fail(_ failing: Bool) { state.withLock { $0.failing = failing } }

  func append(_ events: [InterviewEvent]) async throws {
    try state.withLock { state in
      if state.failing { throw Full() }
      state.events += events
    }
  }
}
