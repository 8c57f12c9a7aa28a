import Foundation
import Guide
import Interview
import Testing
import Timeline
import Wording

@testable import Interviewing

@Suite("Done, refused and taken back in a session")
struct SettlingTests {
  @Test("done and not done are said of any question, else of the current one, and taken back")
  func settle() async throws {
    let held = try await Conducted()
    await held.refuses(.settle(question: nil, isDone: true), at: 1, .noCurrentQuestion)
    await held.refuses(.settle(question: "nobody", isDone: true), at: 1, .unknownQuestion(question: "nobody"))
    try await held.perform(.visit(question: "advice"), at: 2)
    try await held.perform(.settle(question: nil, isDone: true), at: 3)
    try await held.perform(.settle(question: "years", isDone: true), at: 4)
    #expect(await held.interview.settled == ["advice": true, "years": true])
    try await held.perform(.settle(question: "years", isDone: false), at: 5)
    #expect(await held.interview.settled["years"] == false)
    try await held.perform(.undo(), at: 6)
    #expect(await held.interview.settled["years"] == true)
  }

  @Test("an open question can be refused, but has no value")
  func refuse() async throws {
    let held = try await Conducted()
    try await held.perform(.noAnswer(question: "advice", reason: .refused), at: 1)
    #expect(await held.interview.answers["advice"]?.current.reason == .refused)
    await held.refuses(
      .answer(question: "advice", text: "x"), at: 2, .noStandardisedAnswer(question: "advice"))
  }

  @Test("command files and pages have words for it")
  func words() throws {
    #expect(try CommandFile.line("done")?.command == .settle(question: nil, isDone: true))
    #expect(try CommandFile.line("not-done advice")?.command == .settle(question: "advice", isDone: false))
    let id = "0197a7a0-0000-7000-8000-000000000001"
    let message = #"{"id": "\#(id)", "command": "done", "question": "advice"}"#
    #expect(try CommandMessage.read(Data(message.utf8)).command == .settle(question: "advice", isDone: true))
  }

  @Test("undo says what it took back")
  func takenBack() async throws {
    let held = try await Conducted()
    func undone(_ seconds: Double) async throws -> String? {
      try await held.perform(.undo(), at: seconds).takenBack?.sentence.english
    }
    try await held.perform(.visit(question: "advice"), at: 1)
    try await held.perform(.mark(colour: 1, label: ""), at: 2)
    try await held.perform(.mark(colour: 1, label: "laughs"), at: 3)
    try await held.perform(.flag(question: nil), at: 4)
    try await held.perform(.probe(question: "first_day", number: 1), at: 5)
    let note = try await held.perform(.beginNote, at: 6).event
    try await held.perform(.noteText(note: note, text: "He"), at: 7)
    try await held.perform(.noteText(note: note, text: "He laughs"), at: 8)
    try await held.perform(.answer(question: "years", text: "3"), at: 9)
    #expect(try await undone(10) == "Undone: answer “3” to “Years?”. Now there is no answer.")
    #expect(try await undone(11) == "Undone: note “He laughs”")
    #expect(try await undone(12) == "Undone: tick at “Who?”")
    #expect(try await undone(13) == "Undone: flag of “Advice?”")
    #expect(try await undone(14) == "Undone: mark “2: laughs”")
    #expect(try await undone(15) == "Undone: mark “1”")
    let last = try await held.perform(.undo(), at: 16)
    #expect(last.takenBack?.sentence.said(in: "de") == "Zurückgenommen: Schritt zu „Advice?“")
  }

  @Test(
    "undo of an answer says what it was and what it is again, but not what the interviewee keeps to themselves"
  )
  func answersTakenBack() async throws {
    let held = try await Conducted()
    func undone(_ seconds: Double, in language: String = "en") async throws -> String? {
      try await held.perform(.undo(), at: seconds).takenBack?.sentence.said(in: language)
    }
    try await held.perform(.answer(question: "years", text: "3"), at: 1)
    try await held.perform(.answer(question: "years", text: "4"), at: 2)
    try await held.perform(.noAnswer(question: "years", reason: .refused), at: 3)
    try await held.perform(.clearAnswer(question: "years"), at: 4)
    #expect(
      try await undone(5)
        == "Undone: answer to “Years?”. Now the answer is “would rather not say” again.")
    #expect(
      try await undone(6, in: "de")
        == "Zurückgenommen: Antwort „möchte nicht sagen“ auf „Years?“. Jetzt gilt wieder „4“.")
    #expect(
      try await undone(7) == "Undone: answer “4” to “Years?”. Now the answer is “3” again.")
    try await held.perform(.handOver(section: "facts"), at: 8)
    try await held.perform(.answer(question: "years", text: "99", mode: .handover), at: 9)
    try await held.perform(.handBack, at: 10)
    try await held.perform(.answer(question: "years", text: "5"), at: 11)
    #expect(
      try await undone(12)
        == "Undone: answer “5” to “Years?”. Now the interviewee’s own answer counts again.")
    #expect(try await undone(13) == "Undone: answer to “Years?”. Now the answer is “3” again.")
  }
}
