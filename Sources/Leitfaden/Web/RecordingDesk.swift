import Foundation
import Interview
import Library
import Sitting
import Sound
import Timeline
import WebApp

/// Begins and ends recordings for the web app, the same way `leitfaden record` does; says on the terminal what it hands on.
struct RecordingDesk: InterviewDesk {
  let store: Library

  var computer: String { Computer.name }

  private var sittings: Sittings { Sittings(store) { [store] in SavedFiles.share(in: store) } }

  func begin(_ wish: RecordingWish) async throws -> LiveInterview {
    var sound = SoundChoice(microphone: wish.microphone, format: wish.format, mirror: wish.mirror)
    sound.isShortDiskAccepted = wish.isShortDiskAccepted
    let file = store.guidesFolder.appending(path: wish.guideFile).path
    return try await begin(sound) { [sound] in
      try SittingPreparation(
        .beginning(GuideFile(file).whole(), in: store, sound: sound), participant: wish.participant,
        title: wish.title, consent: wish.consent, in: store)
    }
  }

  func reopen(
    _ id: String, microphone: String, mirror: String?, consent: ConsentAtStart
  ) async throws -> LiveInterview {
    let sound = SoundChoice(microphone: microphone, mirror: mirror)
    return try await begin(sound) {
      try SittingPreparation(.reopening(id, in: store, sound: sound), consent: consent, in: store)
    }
  }

  private func begin(
    _ sound: SoundChoice, _ prepare: () throws -> SittingPreparation
  ) async throws -> LiveInterview {
    let asked = MonotonicTime.now()
    let source = RecordingSource(microphone: sound.microphone, mirror: sound.mirror)
    let live = try await sittings.begin(source, at: asked, prepare)
    live.notices.say()
    return live
  }

  func goOn(with recording: KeptRecording) async throws -> LiveInterview? {
    let live = try await sittings.goOn(with: recording)
    live?.notices.say()
    return live
  }

  func finish(_ live: LiveInterview) async -> SittingEnd {
    let end = await sittings.end(live)
    // what the pages tell of the sound and its copy is not said here as well
    end.notices.filter(\.isOfFiles).say()
    return end
  }

  func microphones() throws -> [Microphone] { Microphones.list() }

  func addDemonstration() { DemoLibrary.addInterview(to: store) }

  func recover() async -> [SittingNotice] {
    let notices = Recovery.recoverIfIdle(in: store)
    notices.say()
    return notices
  }
}

extension CommandFailure: DeskFailure {}

extension SittingNotice {
  /// Whether it tells of a file that is not as it should be.
  fileprivate var isOfFiles: Bool {
    switch self {
    case .documentNotCopied, .silenced, .notRepaired: true
    default: false
    }
  }
}
