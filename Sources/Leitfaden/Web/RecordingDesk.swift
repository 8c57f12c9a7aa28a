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
    return try await start(at: asked) {
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
    return try await start(at: asked) { [sound] in
      try RecordingPreparation(
        try .reopening(id, in: store, sound: sound), consent: consent, in: store, sound: sound)
    }
  }

  /// From the lock to the first sound; whatever fails, nothing of a new interview remains.
  private func start(
    at asked: MonotonicTime, _ prepare: () throws -> RecordingPreparation
  ) async throws -> LiveInterview {
    let lock = try store.lockForRecording()
    let preparation = try prepared(prepare)
    lock.recording(preparation.interview.id)
    do {
      let recorder = try Recorder(preparation.configuration)
      try recorder.arm()
      let session = InterviewSession(
        interview: preparation.interview, journal: store, sound: recorder, device: Computer.name)
      do {
        try await session.begin(preparation.facts, at: asked, consent: preparation.consent)
      } catch {
        _ = await recorder.stop(at: .now())
        throw error
      }
      preparation.noteCopy(in: store)
      return LiveInterview(
        session: session, microphone: preparation.microphone, lock: RecordingHold(lock),
        wasSaved: { preparation.keepDocument(of: $0) })
    } catch {
      lock.release()
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
