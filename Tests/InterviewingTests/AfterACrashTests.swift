import Foundation
import Guide
import Interview
import Testing
import Timeline

@testable import Interviewing

@Suite("What was done while nobody knew that the recorder had died")
struct AfterACrashTests {
  private static let end = Frame(10 * 48_000)

  /// An interview whose recorder died ten seconds after its beginning, at its first question.
  private func crashed() async throws -> Conducted {
    let held = try await Conducted()
    try await held.perform(.visit(question: "first_day"), at: 1)
    while !held.journal.events.contains(where: { $0.body.kind == "partOpened" }) { await Task.yield() }
    var sequence = held.journal.events.last?.sequence ?? 0
    for body in [EventBody.recovered(part: 1, frames: Self.end.index), .interrupted, .left] {
      sequence += 1
      try await held.journal.append([
        InterviewEvent(
          id: InterviewSession.newID(), interview: "i", device: "test", sequence: sequence, frame: Self.end,
          monotonic: Conducted.at(60), wall: .now, body: body)
      ])
    }
    return held
  }

  private func interview(_ held: Conducted) -> Interview {
    Interview(id: "i", guide: Conducted.guide, events: held.journal.events)
  }

  private func goOn(_ held: Conducted) async throws -> InterviewSession {
    let interview = interview(held)
    let session = InterviewSession(
      interview: interview, journal: held.journal, sound: StandInSound(from: Self.end), device: "test")
    try await session.begin(try #require(interview.beginning), at: Conducted.at(70))
    return session
  }

  @Test("it is kept at the end of the sound, and the next sitting begins where the interviewer went")
  func kept() async throws {
    let held = try await crashed()
    let session = try InterviewSession.editing(
      interview: interview(held), journal: held.journal, device: "test")
    try await session.perform(.visit(question: "years"), at: Conducted.at(12))
    try await session.perform(.mark(colour: 2, label: ""), at: Conducted.at(13))
    try await session.perform(.answer(question: "years", text: "3"), at: Conducted.at(14))
    let edited = await session.state.interview
    let mark = try #require(edited.marks.first)
    #expect(mark.frame == Self.end && mark.reach == 0)
    #expect(edited.visits.map(\.question) == ["first_day", "years"])
    #expect(edited.visits.map(\.end) == [Self.end, Self.end] && edited.soundEnd == Self.end)
    #expect(edited.soundAccount.unaccounted == 0 && edited.currentQuestion == nil)
    await #expect(throws: SessionError(.notRecordedThen)) {
      try await session.perform(.pause, at: Conducted.at(15))
    }
    await session.endEditing()
    let again = try await goOn(held)
    #expect(await again.state.interview.currentQuestion == "years")
  }

  @Test(
    "told after it went on it is kept all the same, and stops, ends or takes back nothing of the new sitting")
  func toldLater() async throws {
    let session = try await goOn(try await crashed())
    let mark = try await session.perform(.mark(colour: 1, label: ""), at: Conducted.at(20))
    #expect(mark.frame == Self.end)
    #expect(await session.state.interview.marks.first?.reach == 0)
    let commands: [InterviewCommand] = [
      .pause, .offRecord(reason: ""), .save, .leave, .undo(), .handOver(section: "facts"),
    ]
    for command in commands {
      await #expect(throws: SessionError(.notRecordedThen), "\(command)") {
        try await session.perform(command, at: Conducted.at(20))
      }
      await #expect(throws: SessionError(.earlierSitting), "\(command)") {
        try await session.perform(command, at: Conducted.at(5))
      }
    }
    #expect(await session.state.sounding == .recording)
    #expect(await session.state.interview.marks.count == 1)
    try await session.perform(.pause, at: Conducted.at(71))
    #expect(await session.state.sounding == .paused)
  }
}
