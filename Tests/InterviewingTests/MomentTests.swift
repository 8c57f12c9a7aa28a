import Foundation
import Guide
import Interview
import Testing
import Timeline

@testable import Interviewing

@Suite("Moments of commands")
struct MomentTests {
  @Test("what was queued for an hour lies where it was done")
  func past() async throws {
    let held = try await Conducted()
    try await held.perform(.visit(question: "first_day"), at: 1)
    try await held.perform(.visit(question: "years"), at: 90)
    let late = try await held.perform(.visit(question: "advice"), at: 30)
    let mark = try await held.perform(.mark(colour: 1, label: ""), at: 40)
    #expect(late.frame == Frame(30 * 48_000) && mark.frame == Frame(40 * 48_000))
    let interview = await held.interview
    #expect(interview.visits.map(\.question) == ["first_day", "advice", "years"])
    #expect(interview.visits[1].end == Frame(90 * 48_000))
    #expect(interview.currentQuestion == "years" && interview.marks.first?.question == "advice")
    let again = try await held.perform(.visit(question: "advice"), at: 50)
    #expect(again.event == late.event)
    let next = try await held.perform(.next, at: 10)
    #expect(next.frame == Frame(10 * 48_000))
    #expect(await held.interview.visits.map(\.question) == ["first_day", "advice", "advice", "years"])
  }

  @Test("a note that was begun out of reach is filed to the question of that moment")
  func pastNote() async throws {
    let held = try await Conducted()
    try await held.perform(.visit(question: "first_day"), at: 1)
    try await held.perform(.visit(question: "years"), at: 90)
    try await held.perform(.beginNote, at: 30)
    #expect(await held.interview.notes.map(\.question) == ["first_day"])
  }

  @Test("a moment that has not come yet is now")
  func future() async throws {
    let held = try await Conducted()
    let tomorrow = MonotonicTime.now() + 86_400_000_000_000
    let mark = try await held.session.perform(.mark(colour: 1, label: ""), at: tomorrow)
    #expect(mark.frame <= held.sound.frame(at: .now()))
    #expect(await held.session.frame(at: tomorrow) <= held.sound.frame(at: .now()))
    #expect(held.journal.events.allSatisfy { $0.monotonic <= .now() })
  }

  @Test("a moment before the beginning is the beginning")
  func before() async throws {
    let held = try await Conducted()
    for nanoseconds in [-1, Int64.min, -86_400_000_000_000] {
      let moment = MonotonicTime(nanoseconds: nanoseconds)
      #expect(try await held.session.perform(.mark(colour: 1, label: ""), at: moment).frame == .zero)
    }
  }

  @Test("a mark of long ago is not taken for a second touch of the key")
  func lateMarkAgain() async throws {
    let held = try await Conducted()
    try await held.perform(.markAgain(), at: 50)
    try await held.perform(.markAgain(), at: 10)
    #expect(await held.interview.marks.map(\.colour) == [1, 1])
  }
}
