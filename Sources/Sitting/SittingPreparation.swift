import Foundation
import Guide
package import Interview
package import Library
package import Sound
import Timeline
import Vault

/// Everything that is settled before the sound starts.
package struct SittingPreparation: Sendable {
  /// The interview; without events when it is new.
  package let interview: Interview
  /// What is stored of its beginning.
  package let facts: EventBody.Started
  /// Stored with the beginning.
  package private(set) var consent = ConsentAtStart()
  /// How the sound is taken and where it goes.
  package internal(set) var configuration: RecorderConfiguration
  /// Whether it begins now.
  package let isNew: Bool
  /// The microphone in plain words.
  package let microphone: String
  /// What has to be known of the beginning.
  package internal(set) var notices: [SittingNotice] = []

  /// What was planned; a new interview has its folder and row when this returns.
  ///
  /// - Parameters:
  ///   - participant: The code; the next free one where nobody chose. With `title` and `seed` for a new interview only.
  ///   - isGoingOn: Off the record it may go on, also where recording was refused: nobody begins anything.
  /// - Throws: `SittingError`, `LibraryError` or `SoundError`; nothing of a new interview remains then.
  package init(
    _ plan: SittingPlan, participant: String? = nil, title: String? = nil, seed: Int? = nil,
    consent: ConsentAtStart = .init(), isGoingOn: Bool = false, in store: Library
  ) throws {
    if !isGoingOn { try plan.refuseRefused(consent) }
    switch plan.subject {
    case .new(let guide):
      try self.init(
        guide, plan, participant: try participant ?? store.nextParticipant(), title: title ?? guide.title,
        seed: seed, in: store)
    case .again(let interview, let facts): try self.init(interview, facts, plan, in: store)
    }
    notices = plan.notices + notices
    noticeMirror(plan)
    self.consent = consent
  }

  private init(
    _ guide: Guide, _ plan: SittingPlan, participant: String, title: String, seed: Int?, in store: Library
  ) throws {
    let format = plan.format
    let folder = try store.createInterview(
      guide: guide, participant: participant, title: title, language: guide.language)
    facts = EventBody.Started(
      guide: guide.id, guideVersion: guide.version, guideFingerprint: folder.guideFingerprint,
      participant: participant, title: title, language: guide.language, sampleRate: format.rate,
      channels: format.channels, bits: format.bits, container: format.container.rawValue,
      utcOffset: TimeZone.current.secondsFromGMT(), seed: seed ?? Int.random(in: 1...2_147_483_646))
    do {
      configuration = try Self.configuration(folder, plan, store)
    } catch {
      _ = try? store.delete(folder.id, forGood: true)
      throw error
    }
    configuration.preRollSeconds = plan.sound.preRoll
    if case .warning = ParticipantCode.check(participant) { notices.append(.codeLikeName(participant)) }
    interview = Interview(id: folder.id, guide: guide)
    (isNew, microphone) = (true, plan.microphone.description)
  }

  /// An interview goes on where its sound ended.
  private init(
    _ interview: Interview, _ facts: EventBody.Started, _ plan: SittingPlan, in store: Library
  ) throws {
    let folder = try store.interviewFolder(interview.id)
    configuration = try Self.configuration(folder, plan, store)
    configuration.firstFrame = interview.length
    configuration.firstPartNumber = (interview.parts.map(\.number).max() ?? 0) + 1
    for part in interview.parts { configuration.digests[part.file] = part.sha256 }
    (self.interview, self.facts, isNew, microphone) = (interview, facts, false, plan.microphone.description)
  }

  private mutating func noticeMirror(_ plan: SittingPlan) {
    guard let mirror = plan.sound.mirror, configuration.mirror?.isSameMedium == true else { return }
    notices.append(.sameMedium(mirror: mirror))
  }

  /// Nothing of a new interview remains.
  func giveUp(in store: Library) { if isNew { _ = try? store.delete(interview.id, forGood: true) } }

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
    _ interview: InterviewFolder, _ plan: SittingPlan, _ store: Library
  ) throws -> RecorderConfiguration {
    let (folder, sound) = (interview.url, plan.sound)
    var configuration = RecorderConfiguration(
      folder: folder, device: plan.microphone.name, format: plan.format)
    configuration.recipient = try store.key(of: interview.id)?.identity.recipient
    configuration.bufferMilliseconds = sound.buffer
    configuration.isMonitor = plan.microphone.isMonitor
    if let mirror = sound.mirror {
      let place = try MirrorPlace(in: URL(filePath: mirror), for: folder)
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
  package init(_ facts: EventBody.Started) {
    self.init(
      rate: facts.sampleRate, channels: facts.channels, bits: facts.bits,
      container: Container(rawValue: facts.container) ?? .wav)
  }
}
