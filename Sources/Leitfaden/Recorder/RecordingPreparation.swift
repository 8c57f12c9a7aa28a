import Foundation
import Guide
import Interview
import Library
import Sound
import Timeline
import Vault

/// Everything that is settled before the sound starts.
struct RecordingPreparation {
  var interview: Interview
  var facts: EventBody.Started
  var configuration: RecorderConfiguration
  var isNew: Bool
  /// The microphone in plain words.
  var microphone: String

  /// A new interview; its folder and row exist when this returns.
  static func beginning(
    guideFile: String, participant: String?, title: String?, seed: Int? = nil, in store: Library,
    sound: SoundOptions
  ) throws -> RecordingPreparation {
    let guide = try GuideFile(guideFile).whole()
    let microphone = try chosenMicrophone(sound)
    let participant = try participant ?? nextParticipant(in: store)
    if case .warning(let sentence) = ParticipantCode.check(participant) {
      Console.error("leitfaden: warning: \(sentence)")
    }
    let title = title ?? guide.title
    let format = sound.format
    let folder = try store.createInterview(
      guide: guide, participant: participant, title: title, language: guide.language)
    let facts = EventBody.Started(
      guide: guide.id, guideVersion: guide.version, guideFingerprint: folder.guideFingerprint,
      participant: participant, title: title, language: guide.language, sampleRate: format.rate,
      channels: format.channels, bits: format.bits, container: format.container.rawValue,
      utcOffset: TimeZone.current.secondsFromGMT(), seed: seed ?? Int.random(in: 1...2_147_483_646))
    var configuration = RecorderConfiguration(folder: folder.url, device: microphone.name, format: format)
    configuration.recipient = try store.key(of: folder.id)?.identity.recipient
    configuration.preRollSeconds = sound.preRoll
    configuration.bufferMilliseconds = sound.buffer
    return RecordingPreparation(
      interview: Interview(id: folder.id, guide: guide), facts: facts, configuration: configuration,
      isNew: true,
      microphone: microphone.description)
  }

  /// An interview that goes on where its sound ended, in the format it began with.
  static func reopening(
    _ reference: String, in store: Library, sound: SoundOptions
  ) throws -> RecordingPreparation {
    let interview = try store.interview(try store.find(reference).id)
    let microphone = try chosenMicrophone(sound)
    guard let facts = interview.beginning else {
      throw CommandFailure("the interview \(reference) was never begun", hint: "record it with its guide")
    }
    let format = RecordingFormat(facts)
    let folder = try store.interviewFolder(interview.id)
    var configuration = RecorderConfiguration(folder: folder.url, device: microphone.name, format: format)
    configuration.bufferMilliseconds = sound.buffer
    configuration.recipient = try store.key(of: interview.id)?.identity.recipient
    configuration.firstFrame = interview.length
    configuration.firstPartNumber = (interview.parts.map(\.number).max() ?? 0) + 1
    return RecordingPreparation(
      interview: interview, facts: facts, configuration: configuration, isNew: false,
      microphone: microphone.description)
  }

  private static func chosenMicrophone(_ sound: SoundOptions) throws -> Microphone {
    let microphone = try Microphones.find(sound.device)
    if microphone.isMonitor {
      Console.error("leitfaden: warning: \(microphone.description) hears the loudspeaker, not the room")
    }
    return microphone
  }

  /// The first code `P-01`, `P-02` … that no interview has.
  private static func nextParticipant(in store: Library) throws -> String {
    let taken = Set(try store.list().map(\.participant))
    var number = 1
    while taken.contains(code(number)) { number += 1 }
    return code(number)
  }

  private static func code(_ number: Int) -> String { number < 10 ? "P-0\(number)" : "P-\(number)" }
}

extension RecordingFormat {
  /// The format an interview began with.
  init(_ facts: EventBody.Started) {
    self.init(
      rate: facts.sampleRate, channels: facts.channels, bits: facts.bits,
      container: Container(rawValue: facts.container) ?? .wav)
  }
}
