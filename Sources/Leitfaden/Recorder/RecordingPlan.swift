import Foundation
import Guide
import Interview
import Library
import Sound

/// What can be refused before anybody is asked anything: the guide or the interview, the microphone, the room on the disk.
struct RecordingPlan {
  /// What is recorded.
  enum Subject {
    case new(Guide)
    case again(Interview, EventBody.Started)
  }

  let subject: Subject
  let format: RecordingFormat
  let microphone: Microphone

  /// A new interview with the guide that is a file, or is called so in the library.
  static func beginning(_ guide: String, in store: Library, sound: SoundOptions) throws -> RecordingPlan {
    let guide = try GuideFile(LibraryGuides(folder: store.guidesFolder).file(guide)).whole()
    if !sound.anyway { try refuseShortDisk(store.folder, sound.format) }
    return RecordingPlan(subject: .new(guide), format: sound.format, microphone: try chosenMicrophone(sound))
  }

  /// An interview that goes on, in the format it began with.
  static func reopening(_ reference: String, in store: Library, sound: SoundOptions) throws -> RecordingPlan {
    let interview = try store.interview(try store.find(reference).id)
    guard let facts = interview.beginning else {
      throw CommandFailure("the interview \(reference) was never begun", hint: "record it with its guide")
    }
    return RecordingPlan(
      subject: .again(interview, facts), format: RecordingFormat(facts),
      microphone: try chosenMicrophone(sound))
  }

  /// The consent that is stored already.
  var storedConsent: Consent? {
    if case .again(let interview, _) = subject { interview.consent } else { nil }
  }

  /// Whether nobody has said anything of a consent, neither in writing nor on the recording.
  var isConsentOpen: Bool {
    guard ConsentRule.recording(storedConsent) == .open else { return false }
    if case .again(let interview, _) = subject { return interview.consentOnRecording == nil }
    return true
  }

  /// Opens the microphone once and closes it again: what would be refused after all questions is refused before them.
  func tryMicrophone(_ sound: SoundOptions) throws {
    _ = try Microphones.trial(microphone.name, format: format, bufferMilliseconds: sound.buffer)
  }

  /// Nobody is recorded who said no to it.
  func refuseRefused(_ consent: ConsentAtStart) throws {
    guard ConsentRule.recording(consent.consent, after: storedConsent) == .refused else { return }
    throw CommandFailure(
      "the participant did not agree to being recorded, so nothing is recorded",
      hint: "take notes on paper; if it was agreed to after all, add recording to the consent")
  }

  /// Less than the last warning: most talks would not fit.
  private static func refuseShortDisk(_ folder: URL, _ format: RecordingFormat) throws {
    guard let seconds = DiskSpace.seconds(at: folder, in: format), seconds < DiskSpace.warnings[1] else {
      return
    }
    throw CommandFailure(
      "the disk has room for \(seconds / 60) minutes of recording only",
      hint: "free some space, or begin all the same with --anyway")
  }

  private static func chosenMicrophone(_ sound: SoundOptions) throws -> Microphone {
    let microphone = try Microphones.find(sound.device)
    if microphone.isMonitor {
      Console.error("leitfaden: warning: \(microphone.description) hears the loudspeaker, not the room")
    }
    return microphone
  }
}
