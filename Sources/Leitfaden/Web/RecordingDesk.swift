import ArgumentParser
import Foundation
import Interview
import Interviewing
import Library
import Sound
import Timeline
import WebApp

/// Begins and ends recordings for the web app, the same way `leitfaden record` does.
struct RecordingDesk: InterviewDesk {
  let store: Library

  var computer: String { Computer.name }

  func begin(_ wish: RecordingWish) async throws -> LiveInterview {
    let asked = MonotonicTime.now()
    var sound = SoundOptions.usual(device: wish.microphone)
    sound.use(wish.format)
    sound.anyway = wish.isShortDiskAccepted
    sound.mirror = wish.mirror
    let file = store.guidesFolder.appending(path: wish.guideFile).path
    let source = RecordingSource(microphone: wish.microphone, mirror: wish.mirror)
    return try await start(source, at: asked) {
      try RecordingPreparation(
        try .beginning(file, in: store, sound: sound), participant: wish.participant, title: wish.title,
        consent: wish.consent, in: store, sound: sound)
    }
  }

  func reopen(
    _ id: String, microphone: String, mirror: String?, consent: ConsentAtStart
  ) async throws -> LiveInterview {
    let asked = MonotonicTime.now()
    var sound = SoundOptions.usual(device: microphone)
    sound.mirror = mirror
    let source = RecordingSource(microphone: microphone, mirror: mirror)
    return try await start(source, at: asked) { [sound] in
      try RecordingPreparation(
        try .reopening(id, in: store, sound: sound), consent: consent, in: store, sound: sound)
    }
  }

  /// From the lock to the first sound; whatever fails, nothing of a new interview remains.
  ///
  /// - Parameters:
  ///   - lock: Taken already, and kept whatever fails.
  ///   - broken: The sitting that broke off a moment ago, when this one goes on from it by itself.
  func start(
    _ source: RecordingSource, at asked: MonotonicTime, lock: RecordingLock? = nil,
    after broken: BrokenSitting? = nil, _ prepare: () throws -> RecordingPreparation
  ) async throws -> LiveInterview {
    let given = lock
    let lock = try given ?? store.lockForRecording()
    let preparation = try prepared(prepare)
    lock.recording(preparation.interview.id)
    do {
      let recorder = try Recorder(preparation.configuration)
      try recorder.arm()
      let session = InterviewSession(
        interview: preparation.interview, journal: store, sound: recorder, device: Computer.name)
      do {
        try await session.begin(
          preparation.facts, at: asked, consent: preparation.consent, after: broken)
      } catch {
        _ = await recorder.stop(at: .now())
        throw error
      }
      preparation.noteCopy(in: store)
      return LiveInterview(
        session: session, microphone: preparation.microphone, source: source, lock: RecordingHold(lock),
        wasSaved: { preparation.keepDocument(of: $0) })
    } catch {
      if given == nil { lock.release() }
      if preparation.isNew { _ = try? store.delete(preparation.interview.id, forGood: true) }
      throw error
    }
  }

  /// The same, counting what is written at save in the time that is left.
  private func prepared(_ prepare: () throws -> RecordingPreparation) rethrows -> RecordingPreparation {
    var preparation = try prepare()
    preparation.configuration.shareAtSave = SavedFiles.share(in: store)
    return preparation
  }

  func finish(_ live: LiveInterview) async throws {
    defer { (live.lock as? RecordingHold)?.release() }
    await (live.lock as? RecordingHold)?.settled()
    try store.writeDocument(live.session.id)
    try store.note(.recorded, [live.session.id])
    live.wasSaved(await live.session.state.interview)
  }

  func microphones() throws -> [Microphone] { Microphones.list() }

  func addDemonstration() { DemoLibrary.addInterview(to: store) }

  func recover() async { Recovery.recoverIfIdle(in: store) }
}

extension CommandFailure: DeskFailure {}

extension SoundOptions {
  /// The options of a recording without any on the command line.
  static func usual(device: String) -> SoundOptions {
    // ParsableArguments are filled by parsing only
    (try? SoundOptions.parse(["--device", device])) ?? SoundOptions()
  }

  /// Takes over a format.
  mutating func use(_ format: RecordingFormat) {
    rate = format.rate.hertz
    channels = format.channels
    bits = format.bits
    container = format.container
  }
}
