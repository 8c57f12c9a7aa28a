package import Foundation
package import Interview
import Sound
import Timeline

extension InterviewSession {
  /// A session for an interview that nobody records: marks, notes, drawings, transcripts, answers, flags, probes, keywords and
  /// facts can be changed, and what was done in this sitting can be taken back. What was done during the talk and is
  /// told only now - on a device that was out of reach - lies where it was done. Whatever else needs sound is refused
  /// with a sentence. Status and length stay as they are; other events lie at the end of the sound, marks and notes
  /// where they are put.
  ///
  /// Commit `interview.json` anew when the editing is over; close the session with `endEditing` before the interview is
  /// recorded again, because two sessions for one interview would number their events alike.
  ///
  /// - Throws: `SessionError` when the interview was never begun.
  package static func editing(
    interview: Interview, journal: any EventJournal, device: String,
    wallClock: @escaping @Sendable () -> Date = { Date() }
  ) throws -> InterviewSession {
    guard interview.status != .planned else { throw SessionError(.notBegun) }
    return InterviewSession(
      interview: interview, journal: journal, sound: RecordedSound(end: interview.soundEnd), device: device,
      isEditing: true, wallClock: wallClock)
  }
}

/// The sound of an interview that is over: it stands still at its end.
private struct RecordedSound: InterviewSound {
  let end: Frame

  var snapshot: RecorderSnapshot { RecorderSnapshot(state: .stopped, frame: end) }
  var events: AsyncStream<RecorderEvent> { AsyncStream { $0.finish() } }

  func start(at moment: MonotonicTime, isPaused: Bool) throws -> Frame { throw SessionError(.notRecording) }
  func pause(at moment: MonotonicTime) -> Frame { end }
  func `continue`(at moment: MonotonicTime) -> Frame { end }
  func beginPart(at moment: MonotonicTime) {}
  func frame(at moment: MonotonicTime) -> Frame { end }
  func stop(at moment: MonotonicTime) async -> RecordingSummary {
    RecordingSummary(parts: [], gaps: [], end: end)
  }
}
