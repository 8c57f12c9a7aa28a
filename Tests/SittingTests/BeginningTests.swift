import Foundation
import Interview
import Interviewing
import Library
import Sound
import Testing
import Timeline

@testable import Sitting

@Suite("Beginning a sitting")
struct BeginningTests {
  private let held: Held

  init() throws { held = try Held() }

  @Test("a new interview has its folder, the next free code and the facts of the plan")
  func new() throws {
    let preparation = try SittingPreparation(held.plan { $0.preRoll = 3 }, in: held.store)
    #expect(preparation.isNew && preparation.notices.isEmpty)
    #expect(preparation.facts.participant == "P-01" && preparation.facts.title == "A walk")
    #expect(preparation.configuration.preRollSeconds == 3 && preparation.configuration.firstFrame == .zero)
    #expect(FileManager.default.fileExists(atPath: preparation.configuration.folder.path))
    preparation.giveUp(in: held.store)
    #expect(try held.store.list().isEmpty, "nothing remains of what did not begin")
    #expect(!FileManager.default.fileExists(atPath: preparation.configuration.folder.path))
  }

  @Test("what has to be known comes back: a code like a name, a loudspeaker, a copy on the same medium")
  func notices() throws {
    let copies = held.folder.appending(path: "Copies", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
    var plan = held.plan { $0.mirror = copies.path }
    plan = SittingPlan(
      subject: plan.subject, format: plan.format,
      microphone: Microphone(name: "stand-in", description: "Speaker", isMonitor: true), sound: plan.sound)
    let preparation = try SittingPreparation(plan, participant: "Erika Muster", in: held.store)
    #expect(
      preparation.notices == [
        .hearsLoudspeaker(microphone: preparation.microphone), .codeLikeName("Erika Muster"),
        .sameMedium(mirror: copies.path),
      ])
    let mirror = try #require(preparation.configuration.mirror)
    #expect(mirror.folder.deletingLastPathComponent().lastPathComponent == "Copies")
  }

  @Test("a copy that cannot be written leaves no interview behind")
  func noMirror() throws {
    let plan = held.plan { $0.mirror = "/nowhere/at/all" }
    #expect(throws: SoundError.self) { try SittingPreparation(plan, in: held.store) }
    #expect(try held.store.list().isEmpty)
  }

  @Test("nobody is recorded who said no; what goes on by itself goes on")
  func refused() throws {
    let no = ConsentAtStart(Consent([.transcription], .written, date: "2026-11-21"))
    let error = #expect(throws: SittingError.self) {
      try SittingPreparation(held.plan(), consent: no, in: held.store)
    }
    #expect(error?.code == .consentRefused && error?.hint != nil)
    #expect(try held.store.list().isEmpty)
    #expect(throws: Never.self) {
      try SittingPreparation(held.plan(), consent: no, isGoingOn: true, in: held.store)
    }
  }

  @Test("a microphone that is not there refuses the plan before anything is written")
  func noMicrophone() throws {
    #expect(throws: SoundError.self) {
      try SittingPlan.beginning(
        Held.guide, in: held.store, sound: SoundChoice(microphone: "no such microphone at all"))
    }
    #expect(try held.store.list().isEmpty)
  }

  @Test("whatever fails after the plan, nothing of a new interview and no lock remain")
  func armed() async throws {
    let plan = held.plan { $0.microphone = "hw:CARD=nowhere" }
    await #expect(throws: SoundError.self) {
      try await Sittings(held.store).begin(RecordingSource(microphone: "stand-in"), at: .now()) {
        try SittingPreparation(plan, in: held.store)
      }
    }
    #expect(try held.store.list().isEmpty)
    try held.store.lockForRecording().release()
  }

  @Test("one that was never begun does not go on")
  func neverBegun() throws {
    let folder = try held.store.createInterview(guide: Held.guide, participant: "P-01", title: "")
    let error = #expect(throws: SittingError.self) {
      try SittingPlan.reopening(folder.id, in: held.store, sound: SoundChoice())
    }
    #expect(error?.code == .neverBegun)
  }
}
