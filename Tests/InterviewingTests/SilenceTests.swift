import Foundation
import Guide
import Interview
import Testing
import Timeline

@testable import Interviewing

@Suite("Questions that are never recorded")
struct SilenceTests {
  private static let guide = Guide(
    id: "demo", title: "Demo",
    sections: [
      Section(
        id: "talk", title: "Talk",
        questions: [
          Question(id: "work", text: "Work?"),
          Question(id: "income", text: "Income?", attributes: [Attribute(Question.offRecord)]),
          Question(id: "union", text: "Union?", attributes: [Attribute(Question.offRecord)]),
          Question(id: "end", text: "Anything else?"),
        ])
    ])

  private func kinds(_ conducted: Conducted) -> [String] {
    conducted.journal.events.map(\.body.kind).filter {
      ["visited", "offRecord", "onRecord", "paused", "continued"].contains($0)
    }
  }

  @Test("reaching one stops the sound, leaving it goes on, and the gap stands where it was")
  func gap() async throws {
    let conducted = try await Conducted(guide: Self.guide)
    try await conducted.perform(.visit(question: "work", mode: .interviewer), at: 1)
    let visit = try await conducted.perform(
      .visit(question: "income", mode: .interviewer), at: 10, id: "there")
    #expect(visit.event == "there" && visit.frame == Frame(480_000))
    #expect(await conducted.session.state.sounding == .offRecord)
    try await conducted.perform(.next, at: 50)
    #expect(await conducted.session.state.sounding == .offRecord)
    let back = try await conducted.perform(.next, at: 100)
    #expect(back.frame == Frame(480_000))
    #expect(await conducted.session.state.sounding == .recording)
    #expect(try await conducted.perform(.mark(colour: 1, label: ""), at: 105).frame == Frame(720_000))
    #expect(
      kinds(conducted) == ["visited", "offRecord", "visited", "visited", "visited", "onRecord"])
    let breaks = await conducted.interview.breaks
    #expect(breaks.map(\.frame) == [Frame(480_000)])
  }

  @Test("what was off record or paused before stays so behind it")
  func before() async throws {
    let conducted = try await Conducted(guide: Self.guide)
    try await conducted.perform(.offRecord(reason: "phone"), at: 1)
    try await conducted.perform(.visit(question: "income", mode: .interviewer), at: 2)
    try await conducted.perform(.visit(question: "end", mode: .interviewer), at: 3)
    #expect(await conducted.session.state.sounding == .offRecord)
    try await conducted.perform(.onRecord, at: 4)
    try await conducted.perform(.pause, at: 5)
    try await conducted.perform(.visit(question: "income", mode: .interviewer), at: 6)
    #expect(await conducted.session.state.sounding == .paused)
    // going on at such a question is silent
    try await conducted.perform(.continue, at: 7)
    #expect(await conducted.session.state.sounding == .offRecord)
    try await conducted.perform(.visit(question: "end", mode: .interviewer), at: 8)
    #expect(await conducted.session.state.sounding == .recording)
  }

  @Test("nobody goes on record at one")
  func refused() async throws {
    let conducted = try await Conducted(guide: Self.guide)
    try await conducted.perform(.visit(question: "income", mode: .interviewer), at: 1)
    await conducted.refuses(.onRecord, at: 2, .neverRecorded)
  }

  @Test("a no to being recorded stops the sound, until it is a yes")
  func consent() async throws {
    let conducted = try await Conducted(guide: Self.guide)
    try await conducted.perform(.visit(question: "work", mode: .interviewer), at: 1)
    try await conducted.perform(.consent(Consent([.quotation], .written)), at: 10)
    #expect(await conducted.session.state.sounding == .offRecord)
    await conducted.refuses(.onRecord, at: 20, .recordingRefused)
    try await conducted.perform(.consent(Consent([.recording], .spoken)), at: 30)
    try await conducted.perform(.onRecord, at: 40)
    #expect(await conducted.session.state.sounding == .recording)
    #expect(kinds(conducted) == ["visited", "offRecord", "onRecord"])
    #expect(await conducted.interview.breaks.map(\.frame) == [Frame(480_000)])
  }

  @Test("a no at a question that is never recorded holds at the next one")
  func consentAtSilence() async throws {
    let conducted = try await Conducted(guide: Self.guide)
    try await conducted.perform(.visit(question: "income", mode: .interviewer), at: 1)
    try await conducted.perform(.consent(Consent([.quotation], .written)), at: 5)
    try await conducted.perform(.visit(question: "end", mode: .interviewer), at: 10)
    #expect(await conducted.session.state.sounding == .offRecord)
    await conducted.refuses(.onRecord, at: 20, .recordingRefused)
    try await conducted.perform(.consent(Consent([.recording], .spoken)), at: 30)
    try await conducted.perform(.onRecord, at: 40)
    #expect(await conducted.session.state.sounding == .recording)
  }

  @Test("taking a yes back is a no again")
  func consentUndone() async throws {
    let conducted = try await Conducted(guide: Self.guide)
    try await conducted.perform(.visit(question: "work", mode: .interviewer), at: 1)
    try await conducted.perform(.consent(Consent([.quotation], .written)), at: 5)
    try await conducted.perform(.consent(Consent([.recording], .written)), at: 6)
    try await conducted.perform(.onRecord, at: 7)
    #expect(await conducted.session.state.sounding == .recording)
    try await conducted.perform(.undo(event: nil), at: 8)
    #expect(await conducted.interview.consent == Consent([.quotation], .written))
    #expect(await conducted.session.state.sounding == .offRecord)
  }

  @Test("taking the visit back goes on record, and an added question behind one too")
  func undo() async throws {
    let conducted = try await Conducted(guide: Self.guide)
    try await conducted.perform(.visit(question: "work", mode: .interviewer), at: 1)
    try await conducted.perform(.visit(question: "income", mode: .interviewer), at: 2)
    try await conducted.perform(.undo(event: nil), at: 3)
    #expect(await conducted.session.state.sounding == .recording)
    #expect(await conducted.interview.currentQuestion == "work")
    try await conducted.perform(.visit(question: "income", mode: .interviewer), at: 4)
    try await conducted.perform(.ask(text: "And then?"), at: 5)
    #expect(await conducted.session.state.sounding == .recording)
  }
}
