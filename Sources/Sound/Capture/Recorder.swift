package import Timeline

/// Records the sound of an interview; being built.
package final class Recorder: Sendable {
  /// Makes a recorder.
  package init(_ configuration: RecorderConfiguration) throws { events = AsyncStream { _ in } }
  /// Opens the microphone.
  package func arm() throws {}
  /// Begins to write.
  package func start(at: MonotonicTime = .now()) throws -> Frame { .zero }
  /// Stops the sound.
  package func pause(at: MonotonicTime) -> Frame { .zero }
  /// Lets it go on.
  package func `continue`(at: MonotonicTime) -> Frame { .zero }
  /// Begins a part.
  package func beginPart() {}
  /// Maps a touch to the time line.
  package func frame(at: MonotonicTime) -> Frame { .zero }
  /// How it stands.
  package var snapshot: RecorderSnapshot { RecorderSnapshot(state: .idle) }
  /// What happens.
  package let events: AsyncStream<RecorderEvent>
  /// Ends it.
  package func stop() async -> RecordingSummary { RecordingSummary(parts: [], gaps: [], end: .zero) }
}
