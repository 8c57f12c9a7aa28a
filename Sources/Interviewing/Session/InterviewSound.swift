package import Sound
package import Timeline

/// What a session needs of a recorder. `Recorder` is it; tests of the order of events use a recorder without a
/// microphone that keeps the same promises.
package protocol InterviewSound: Sendable {
  /// Begins to write sound, or, paused, only to be ready for it; returns the position of the first frame.
  func start(at moment: MonotonicTime, isPaused: Bool) throws -> Frame
  /// Stops the sound; returns the exact position.
  func pause(at moment: MonotonicTime) -> Frame
  /// Lets the sound go on; returns the position, the same as that of the pause.
  func `continue`(at moment: MonotonicTime) -> Frame
  /// Closes the current file at a moment and goes on in a new one, losing nothing.
  func beginPart(at moment: MonotonicTime)
  /// Where on the time line a moment lies.
  func frame(at moment: MonotonicTime) -> Frame
  /// How the recording stands now.
  var snapshot: RecorderSnapshot { get }
  /// What happens to the recording; ends after `stop`.
  var events: AsyncStream<RecorderEvent> { get }
  /// Ends the recording with the sound of a moment; everything is on disk when it returns.
  func stop(at moment: MonotonicTime) async -> RecordingSummary
}

extension Recorder: InterviewSound {}
