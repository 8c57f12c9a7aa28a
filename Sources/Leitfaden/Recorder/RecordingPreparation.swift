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

  /// What was planned; a new interview has its folder and row when this returns.
  ///
  /// - Parameters:
  ///   - participant: The code; the next free one where nobody chose. With `title` and `seed` for a new interview only.
  ///   - isGoingOn: Off the record it may go on, also where recording was refused: nobody begins anything.
  init(
    _ plan: RecordingPlan, participant: String? = nil, title: String? = nil, seed: Int? = nil,
    consent: ConsentAtStart = .init(), isGoingOn: Bool = false, in store: Library, sound: SoundOptions
  ) throws {
    if !isGoingOn { try plan.refuseRefused(consent) }
    switch plan.subject {
    case .new(let guide):
      try self.init(
        guide, plan, participant: try participant ?? store.nextParticipant(), title: title ?? guide.title,
        seed: seed, in: store, sound: sound)
    case .again(let interview, let facts): try self.init(interview, facts, plan, in: store, sound: sound)
    }
    self.consent = consent
  }

  private init(
    _ guide: Guide, _ plan: RecordingPlan, participant: String, title: String, seed: Int?, in store: Library,
    sound: SoundOptions
  ) throws {
    if case .warning(let sentence) = ParticipantCode.check(participant) {
      Console.error("leitfaden: warning: \(sentence)")
    }
    let format = plan.format
    let folder = try store.createInterview(
      guide: guide, participant: participant, title: title, language: guide.language)
    facts = EventBody.Started(
      guide: guide.id, guideVersion: guide.version, guideFingerprint: folder.guideFingerprint,
      participant: participant, title: title, language: guide.language, sampleRate: format.rate,
      channels: format.channels, bits: format.bits, container: format.container.rawValue,
      utcOffset: TimeZone.current.secondsFromGMT(), seed: seed ?? Int.random(in: 1...2_147_483_646))
    do {
      configuration = try Self.configuration(folder, plan.microphone, format, sound, store)
    } catch {
      _ = try? store.delete(folder.id, forGood: true)
      throw error
    }
    configuration.preRollSeconds = sound.preRoll
    interview = Interview(id: folder.id, guide: guide)
    (isNew, microphone) = (true, plan.microphone.description)
  }

  /// An interview goes on where its sound ended.
  private init(
    _ interview: Interview, _ facts: EventBody.Started, _ plan: RecordingPlan, in store: Library,
    sound: SoundOptions
  ) throws {
    let folder = try store.interviewFolder(interview.id)
    configuration = try Self.configuration(folder, plan.microphone, plan.format, sound, store)
    configuration.firstFrame = interview.length
    configuration.firstPartNumber = (interview.parts.map(\.number).max() ?? 0) + 1
    for part in interview.parts { configuration.digests[part.file] = part.sha256 }
    (self.interview, self.facts, isNew, microphone) = (interview, facts, false, plan.microphone.description)
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
}

extension RecordingFormat {
  /// The format an interview began with.
  init(_ facts: EventBody.Started) {
    self.init(
      rate: facts.sampleRate, channels: facts.channels, bits: facts.bits,
      container: Container(rawValue: facts.container) ?? .wav)
  }
}
