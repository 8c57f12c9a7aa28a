import Foundation
package import Guide
package import Interview
package import Library
package import Sound
import Wording

/// What can be refused before anybody is asked anything: the guide or the interview, the microphone, the room on the disk.
package struct SittingPlan: Sendable {
  /// What is recorded.
  package enum Subject: Sendable {
    /// An interview that begins along this guide.
    case new(Guide)
    /// One that goes on, and the facts of its beginning.
    case again(Interview, EventBody.Started)
  }

  /// What is recorded.
  package let subject: Subject
  /// How its sound is stored.
  package let format: RecordingFormat
  /// What hears it.
  package let microphone: Microphone
  let sound: SoundChoice

  /// A new interview along `guide`.
  ///
  /// - Throws: `SittingError` when the disk is too full, `SoundError` when there is no such microphone.
  package static func beginning(_ guide: Guide, in store: Library, sound: SoundChoice) throws -> SittingPlan {
    if !sound.isShortDiskAccepted { try refuseShortDisk(store.folder, sound.format) }
    return SittingPlan(
      subject: .new(guide), format: sound.format, microphone: try Microphones.find(sound.microphone),
      sound: sound)
  }

  /// An interview that goes on, in the format it began with.
  ///
  /// - Parameter reference: What `Library.find` takes.
  /// - Throws: `LibraryError` when there is none, `SittingError` when it was never begun, `SoundError`.
  package static func reopening(_ reference: String, in store: Library, sound: SoundChoice) throws
    -> SittingPlan
  {
    let interview = try store.interview(try store.find(reference).id)
    guard let facts = interview.beginning else {
      throw SittingError(
        .neverBegun, "the interview \(reference) was never begun", hint: "record it with its guide")
    }
    return SittingPlan(
      subject: .again(interview, facts), format: RecordingFormat(facts),
      microphone: try Microphones.find(sound.microphone), sound: sound)
  }

  /// What has to be known of it before anybody is asked anything.
  package var notices: [SittingNotice] {
    microphone.isMonitor ? [.hearsLoudspeaker(microphone: microphone.description)] : []
  }

  /// The consent that is stored already.
  package var storedConsent: Consent? {
    if case .again(let interview, _) = subject { interview.consent } else { nil }
  }

  /// Whether nobody has said anything of a consent, neither in writing nor on the recording.
  package var isConsentOpen: Bool {
    guard ConsentRule.recording(storedConsent) == .open else { return false }
    if case .again(let interview, _) = subject { return interview.consentOnRecording == nil }
    return true
  }

  /// Opens the microphone once and closes it again: what would be refused after all questions is refused before them.
  ///
  /// - Throws: `SoundError`.
  package func tryMicrophone() throws {
    _ = try Microphones.trial(microphone.name, format: format, bufferMilliseconds: sound.buffer)
  }

  /// Nobody is recorded who said no to it.
  ///
  /// - Throws: `SittingError`.
  package func refuseRefused(_ consent: ConsentAtStart) throws {
    guard ConsentRule.recording(consent.consent, after: storedConsent) == .refused else { return }
    throw SittingError(
      .consentRefused, "the participant did not agree to being recorded, so nothing is recorded",
      hint: "take notes on paper; if it was agreed to after all, add recording to the consent")
  }

  /// Less than the last warning: most talks would not fit.
  private static func refuseShortDisk(_ folder: URL, _ format: RecordingFormat) throws {
    guard let seconds = DiskSpace.seconds(at: folder, in: format), seconds < DiskSpace.warnings[1] else {
      return
    }
    throw SittingError(
      .shortDisk, "the disk has room for \(seconds / 60) minutes of recording only",
      hint: "free some space, or begin anyway with --anyway")
  }
}
