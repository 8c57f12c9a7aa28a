/// What a recorder is doing.
package enum RecorderState: String, Sendable, Codable, CaseIterable {
  /// The microphone is closed.
  case idle
  /// The microphone runs, the pre-roll is kept in memory, nothing is written.
  case armed
  /// Sound goes to disk.
  case recording
  /// The microphone runs and is metered, but its sound is thrown away; the time line stands still.
  case paused
  /// The microphone is gone; the recorder tries to open it again each second.
  case lost
  /// The disk takes no more sound; the microphone still runs.
  case failed
  /// The recording is over and on disk.
  case stopped
}
