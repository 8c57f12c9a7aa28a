import Guide
import Interview
import Timeline

/// Questions that are never recorded: reaching one goes off record, leaving it goes back on, unless it was off record
/// before for another reason.
extension InterviewSession {
  /// Stops the sound before a question becomes the current one that is never recorded.
  ///
  /// - Returns: The touch, where the sound stopped.
  func fallSilent(before question: String, _ touch: Touch) async throws -> Touch {
    // a visit that arrives late lies before the current one and cannot take back what was recorded
    let isCurrent = touch.frame >= interview.visits.last?.start ?? .zero
    guard !isEditing, sounding == .recording, isCurrent, isNeverRecorded(question) else { return touch }
    var touch = touch
    touch.frame = sound.pause(at: touch.moment)
    (sounding, isSilentByGuide) = (.offRecord, true)
    try await store([.offRecord(reason: "")], at: touch.frame, moment: touch.moment, id: nil)
    return touch
  }

  /// Brings the sound into the state that the current question asks for.
  func followSilence(_ touch: Touch) async throws {
    guard !isEditing else { return }
    let current = interview.currentQuestion
    if let current, isNeverRecorded(current) {
      _ = try await fallSilent(before: current, touch)
    } else if sounding == .offRecord, isSilentByGuide {
      isSilentByGuide = false
      // who said no at that question is not recorded at the next one either
      guard ConsentRule.recording(interview.consent) != .refused else { return }
      let frame = sound.continue(at: touch.moment)
      sounding = .recording
      try await store([.onRecord], at: frame, moment: touch.moment, id: nil)
    }
  }

  /// Whether a question is never recorded.
  func isNeverRecorded(_ question: String) -> Bool {
    interview.guide.question(question)?.isOffRecord ?? false
  }

  /// Whether the current question keeps the sound away.
  var isSilenced: Bool { interview.currentQuestion.map(isNeverRecorded) ?? false }
}
