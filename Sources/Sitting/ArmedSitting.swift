import Interview
package import Interviewing
import Library
package import Sound
package import Timeline

/// A sitting whose microphone listens already, and of which nothing is recorded yet.
package struct ArmedSitting: Sendable {
  /// What is recorded.
  package let preparation: SittingPreparation
  /// Listens.
  package let recorder: Recorder
  let source: RecordingSource?
  let store: Library
  let lock: RecordingLock

  /// Begins; sound is being recorded when this returns.
  ///
  /// - Parameters:
  ///   - asked: When somebody asked for it.
  ///   - broken: The sitting that broke off a moment ago, when this one goes on from it by itself.
  /// - Throws: An error with a sentence; nothing of a new interview remains then.
  package func begin(at asked: MonotonicTime, after broken: BrokenSitting? = nil) async throws
    -> LiveInterview
  {
    let session = InterviewSession(
      interview: preparation.interview, journal: store, sound: recorder, device: Computer.name)
    do {
      try await session.begin(preparation.facts, at: asked, consent: preparation.consent, after: broken)
    } catch {
      _ = await recorder.stop(at: .now())
      giveUp()
      throw error
    }
    preparation.noteCopy(in: store)
    return LiveInterview(
      session: session, microphone: preparation.microphone, source: source, lock: RecordingHold(lock),
      mirror: preparation.configuration.mirror, notices: preparation.notices)
  }

  /// Nothing of a new interview remains.
  package func giveUp() { preparation.giveUp(in: store) }
}
