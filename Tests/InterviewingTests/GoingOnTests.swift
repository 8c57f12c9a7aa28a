import Foundation
import Guide
import Interview
import Testing
import Timeline

@testable import Interviewing

@Suite("A sitting that goes on by itself where the one before broke off")
struct GoingOnTests {
  private static let end = Frame(10 * 48_000)

  /// What was stored when the recorder died, at some moment after `doing` something with it.
  private func died(_ doing: (Conducted) async throws -> Void) async throws -> Conducted {
    let held = try await Conducted()
    while !held.journal.events.contains(where: { $0.body.kind == "partOpened" }) { await Task.yield() }
    try await held.perform(.visit(question: "advice"), at: 1)
    try await doing(held)
    return held
  }

  private func stored(_ held: Conducted) -> Interview {
    Interview(id: "i", guide: Conducted.guide, events: held.journal.events)
  }

  /// The next sitting, begun at 20 s, when the sound ends at 10 s.
  private func goOn(
    _ held: Conducted, known: (frame: Frame, moment: MonotonicTime)? = nil
  ) async throws -> InterviewSession {
    let broken = BrokenSitting(of: stored(held), soundEnd: Self.end, known: known)
    var sequence = held.journal.events.last?.sequence ?? 0
    for body in [EventBody.recovered(part: 1, frames: Self.end.index), .interrupted, .left] {
      sequence += 1
      try await held.journal.append([
        InterviewEvent(
          id: InterviewSession.newID(), interview: "i", device: "test", sequence: sequence, frame: Self.end,
          monotonic: Conducted.at(19), wall: .now, body: body)
      ])
    }
    let interview = stored(held)
    let session = InterviewSession(
      interview: interview, journal: held.journal, sound: StandInSound(from: Self.end), device: "test")
    try await session.begin(try #require(interview.beginning), at: Conducted.at(20), after: broken)
    return session
  }

  @Test("it is at the same question, and records again")
  func goesOn() async throws {
    let session = try await goOn(try await died { _ in })
    #expect(await session.state.sounding == .recording)
    #expect(await session.state.interview.currentQuestion == "advice")
    #expect(await session.state.interview.resumed?.isAfterCrash == true)
  }

  @Test("the end of the sound is known by what was recorded when, but not in a pause")
  func brokenOff() async throws {
    let known = (Frame(9 * 48_000), Conducted.at(9.5))
    let held = try await died { _ in }
    let broken = BrokenSitting(of: stored(held), soundEnd: Self.end, known: known)
    #expect(broken.end == Conducted.at(10.5) && broken.silence == nil && broken.beginning == Conducted.at(0))
    #expect(BrokenSitting(of: stored(held), soundEnd: Self.end, known: nil).end == nil)
    let before = (Frame(0), Conducted.at(-5))
    #expect(
      BrokenSitting(of: stored(held), soundEnd: Self.end, known: before).end == nil, "another sitting's")
    let paused = try await died { held in
      try await held.perform(.pause, at: 2)
      try await held.perform(.continue, at: 12)
    }
    let later = BrokenSitting(
      of: stored(paused), soundEnd: Frame(3 * 48_000), known: (Frame(0), Conducted.at(0)))
    #expect(later.end == Conducted.at(13), "what was known before the pause says nothing")
  }

  @Test("in a pause it stays paused, and off the record off it, with its reason")
  func stays() async throws {
    let paused = try await goOn(try await died { try await $0.perform(.pause, at: 10) })
    #expect(await paused.state.sounding == .paused)
    #expect(await paused.frame(at: .now()) == Self.end, "not a frame was kept")
    try await paused.perform(.continue, at: Conducted.at(30))
    #expect(await paused.state.sounding == .recording)
    let off = try await goOn(try await died { try await $0.perform(.offRecord(reason: "phone"), at: 10) })
    #expect(await off.state.sounding == .offRecord)
    let breaks = await off.state.interview.breaks
    #expect(breaks.map(\.kind) == [.offRecord, .interruption, .offRecord] && breaks.last?.reason == "phone")
    #expect(await off.state.interview.gaps == [])
  }

  @Test("what died of the sound before a pause is told")
  func lostBeforePause() async throws {
    let session = try await goOn(try await died { try await $0.perform(.pause, at: 10.2) })
    let gaps = await session.state.interview.gaps
    #expect(gaps.map(\.frames) == [9600] && gaps.map(\.cause) == [.interruption])
  }

  @Test("what somebody touched before and after its death is done, also what stops the sound")
  func touches() async throws {
    for moment in [5.0, 10.1, 15] {
      let known = (Frame(9 * 48_000), Conducted.at(9))
      let session = try await goOn(try await died { _ in }, known: known)
      try await session.perform(.offRecord(reason: ""), at: Conducted.at(moment))
      #expect(await session.state.sounding == .offRecord, "touched at \(moment)")
    }
  }

  @Test("a part that was looked at later gets its digest, and nothing moves")
  func settles() async throws {
    let session = try await goOn(try await died { _ in })
    let before = await session.state.interview
    let part = try #require(before.parts.first)
    try await session.settle(part: part, frames: Self.end.index, sha256: "ab")
    let after = await session.state.interview
    #expect(after.parts.first?.sha256 == "ab" && after.parts.first?.frames == Self.end.index)
    #expect(after.currentQuestion == "advice" && after.soundAccount.visits >= before.soundAccount.visits)
  }
}
