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
  /// Stored with the beginning.
  var consent = ConsentAtStart()
  var configuration: RecorderConfiguration
  var isNew: Bool
  /// The microphone in plain words.
  var microphone: String

  /// A new interview; its folder and row exist when this returns.
  static func beginning(
    guideFile: String, participant: String?, title: String?, seed: Int? = nil,
    consent: ConsentAtStart = .init(), in store: Library, sound: SoundOptions
  ) throws -> RecordingPreparation {
    try refuseRefused(ConsentRule.recording(consent.consent))
    let guide = try GuideFile(guideFile).whole()
    if !sound.anyway { try refuseShortDisk(store.folder, sound.format) }
    let microphone = try chosenMicrophone(sound)
    let participant = try participant ?? store.nextParticipant()
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
    var configuration: RecorderConfiguration
    do {
      configuration = try Self.configuration(folder, microphone, format, sound, store)
    } catch {
      _ = try? store.delete(folder.id, forGood: true)
      throw error
    }
    configuration.preRollSeconds = sound.preRoll
    return RecordingPreparation(
      interview: Interview(id: folder.id, guide: guide), facts: facts, consent: consent,
      configuration: configuration, isNew: true, microphone: microphone.description)
  }

  /// An interview that goes on where its sound ended, in the format it began with.
  static func reopening(
    _ reference: String, consent: ConsentAtStart = .init(), in store: Library, sound: SoundOptions
  ) throws -> RecordingPreparation {
    let interview = try store.interview(try store.find(reference).id)
    try refuseRefused(ConsentRule.recording(consent.consent, after: interview.consent))
    let microphone = try chosenMicrophone(sound)
    guard let facts = interview.beginning else {
      throw CommandFailure("the interview \(reference) was never begun", hint: "record it with its guide")
    }
    let format = RecordingFormat(facts)
    let folder = try store.interviewFolder(interview.id)
    var configuration = try Self.configuration(folder, microphone, format, sound, store)
    configuration.firstFrame = interview.length
    configuration.firstPartNumber = (interview.parts.map(\.number).max() ?? 0) + 1
    for part in interview.parts { configuration.digests[part.file] = part.sha256 }
    return RecordingPreparation(
      interview: interview, facts: facts, consent: consent, configuration: configuration, isNew: false,
      microphone: microphone.description)
  }

  /// Puts `interview.json` and, in a sealed library, the interview's key beside the second copy of the sound. Not when
  /// that copy is not whole: a medium that hangs would hold up the end.
  func keepDocument(of interview: Interview) {
    guard let mirror = configuration.mirror, RecordingResult.isWhole(interview) else { return }
    do {
      for file in Library.documents(in: configuration.folder) { try mirror.keep(file) }
    } catch {
      Console.error("leitfaden: warning: \((error as? SoundError)?.description ?? "\(error)")")
    }
  }

  /// Notes in the ledger that there is a second copy elsewhere, as soon as there is sound. A disk that cannot keep the note
  /// must not keep anybody from recording.
  func noteCopy(in store: Library) {
    guard let mirror = configuration.mirror else { return }
    let departure = Departure(
      .copy, withNames: true, withText: true, recipients: store.isSealed ? ["library"] : [],
      place: mirror.folder.path)
    try? store.note(.left, [interview.id], departure: departure)
  }

  /// What a new sitting and a first one have in common. The ballast is set aside here, before there is any sound.
  private static func configuration(
    _ interview: InterviewFolder, _ microphone: Microphone, _ format: RecordingFormat, _ sound: SoundOptions,
    _ store: Library
  ) throws -> RecorderConfiguration {
    let folder = interview.url
    var configuration = RecorderConfiguration(folder: folder, device: microphone.name, format: format)
    configuration.recipient = try store.key(of: interview.id)?.identity.recipient
    configuration.bufferMilliseconds = sound.buffer
    configuration.isMonitor = microphone.isMonitor
    if let mirror = sound.mirror {
      let place = try MirrorPlace(in: URL(filePath: mirror), for: folder)
      if place.isSameMedium {
        Console.error(
          "leitfaden: warning: \(mirror) is on the same medium as the library, and is lost with it")
      }
      // without its key a sealed copy opens nowhere, should this computer be lost during the talk
      for file in Library.documents(in: folder) { try? place.keep(file) }
      configuration.mirror = place
    }
    Recovery.removeOldOriginals(in: store)
    let ballast = Ballast(in: store.folder)
    ballast.make()
    configuration.ballast = ballast
    store.whenFull { ballast.release() }
    return configuration
  }

  /// Nobody is recorded who said no to it.
  private static func refuseRefused(_ recording: ConsentRule.Recording) throws {
    guard recording == .refused else { return }
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

extension RecordingFormat {
  /// The format an interview began with.
  init(_ facts: EventBody.Started) {
    self.init(
      rate: facts.sampleRate, channels: facts.channels, bits: facts.bits,
      container: Container(rawValue: facts.container) ?? .wav)
  }
}
