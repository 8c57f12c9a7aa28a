package import Interview
package import Sound

/// What a screen shows: one consistent picture of the interview and its recording.
package struct SessionState: Sendable {
  /// Whether sound is being taken in, from the interviewer's point of view.
  package enum Sounding: String, Sendable {
    /// Not begun.
    case notBegun
    /// Recording.
    case recording
    /// Paused.
    case paused
    /// Off record.
    case offRecord
    /// Ended.
    case ended
  }

  /// What happened so far.
  package var interview: Interview
  /// Whether sound is being taken in.
  package var sounding: Sounding
  /// How the recording stands.
  package var recorder: RecorderSnapshot
  /// The last thing that could not be stored, if any: every screen shows it until it is stored.
  package var storageProblem: String?

  /// Makes a picture; for the tests of screens.
  package init(
    interview: Interview, sounding: Sounding, recorder: RecorderSnapshot, storageProblem: String? = nil
  ) {
    self.interview = interview
    self.sounding = sounding
    self.recorder = recorder
    self.storageProblem = storageProblem
  }
}
