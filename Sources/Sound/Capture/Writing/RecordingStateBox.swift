import Synchronization
import Timeline

/// The shared state behind its lock, and the stream of events that follows from it.
final class RecordingStateBox: Sendable {
  let events: AsyncStream<RecorderEvent>
  private let state: Mutex<RecordingState>
  private let continuation: AsyncStream<RecorderEvent>.Continuation

  init(first: Frame) {
    state = Mutex(RecordingState(first: first))
    (events, continuation) = AsyncStream.makeStream()
  }

  /// Reads or changes the state.
  func withLock<Value: Sendable, Failure: Error>(
    _ body: (inout sending RecordingState) throws(Failure) -> sending Value
  ) throws(Failure) -> Value {
    try state.withLock(body)
  }

  /// Publishes an event.
  func tell(_ event: RecorderEvent) { continuation.yield(event) }

  /// Books a loss and publishes it.
  func note(_ gap: Gap) {
    withLock { $0.gaps.append(gap) }
    tell(.gap(gap))
  }

  /// Ends the recorder: nothing follows, and everybody who waits for the end is told.
  func end(at frame: Frame) {
    let (summary, waiting) = withLock { state in
      let summary = RecordingSummary(parts: state.parts, gaps: state.gaps, end: frame)
      state.phase = .stopped
      state.summary = summary
      state.capture = nil
      defer { state.waiting = [] }
      return (summary, state.waiting)
    }
    continuation.finish()
    for caller in waiting { caller.resume(returning: summary) }
  }
}
