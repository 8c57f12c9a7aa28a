import Foundation
import Guide
import Interview
import Sound
import Testing
import Timeline

@testable import Interviewing

/// A session with a recorder that follows the test's moments and a journal in memory.
struct Conducted {
  static let guide = Guide(
    id: "demo", title: "Demo",
    sections: [
      Section(
        id: "talk", title: "Talk",
        questions: [
          Question(
            id: "first_day", text: "First day?", probes: [Probe(.probe, "Who?"), Probe(.check, "Place")]),
          Question(id: "advice", text: "Advice?"),
        ]),
      Section(
        id: "facts", title: "Facts", isHandover: true,
        questions: [
          Question(id: "years", text: "Years?", kind: "number"),
          Question(id: "remark", text: "Anything else?", kind: "text"),
        ]),
      Section(id: "empty", title: "Empty"),
    ])

  let sound = StandInSound()
  let journal = MemoryJournal()
  let session: InterviewSession

  init(guide: Guide = Conducted.guide) async throws {
    session = InterviewSession(
      interview: Interview(id: "i", guide: guide), journal: journal, sound: sound, device: "test")
    try await session.begin(
      EventBody.Started(
        guide: "demo", guideVersion: "", guideFingerprint: "", participant: "P-07", title: "Demo",
        language: "en", sampleRate: sound.rate, channels: 1, bits: 16, container: "wav", utcOffset: 0),
      at: Self.at(0))
  }

  var interview: Interview { get async { await session.state.interview } }

  @discardableResult
  func perform(
    _ command: InterviewCommand, at seconds: Double, id: String = InterviewSession.newID()
  ) async throws -> Acknowledgement {
    try await session.perform(command, at: Self.at(seconds), id: id)
  }

  /// Expects that the command is refused for this reason and that nothing is stored.
  func refuses(
    _ command: InterviewCommand, at seconds: Double, _ refusal: Refusal,
    _ location: SourceLocation = #_sourceLocation
  ) async {
    // The recorder's own words may come in between.
    func told() -> [InterviewEvent] { journal.events.filter { $0.body.kind != "partOpened" } }
    let before = told()
    let error = await #expect(throws: SessionError.self, sourceLocation: location) {
      try await session.perform(command, at: Self.at(seconds))
    }
    #expect(error?.refusal == refusal, sourceLocation: location)
    #expect(told() == before, sourceLocation: location)
  }

  static func at(_ seconds: Double) -> MonotonicTime {
    MonotonicTime(nanoseconds: Int64(seconds * 1_000_000_000))
  }
}
