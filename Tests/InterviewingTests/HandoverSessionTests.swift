import Foundation
import Guide
import Interview
import Testing
import Timeline

@testable import Interviewing

@Suite("Handing the device over")
struct HandoverSessionTests {
  @Test("the interviewee answers the questions of the section that was handed over, and no others")
  func section() async throws {
    let held = try await Conducted()
    await held.refuses(.visit(question: "years", mode: .handover), at: 1, .notHandedOver)
    try await held.perform(.handOver(section: "facts"), at: 2)
    try await held.perform(.visit(question: "years", mode: .handover), at: 3)
    try await held.perform(.answer(question: "years", text: "12", mode: .handover), at: 4)
    try await held.perform(.noAnswer(question: "remark", reason: .refused, mode: .handover), at: 5)
    try await held.perform(.clearAnswer(question: "remark", mode: .handover), at: 6)
    let outside = Refusal.outsideHandover(question: "advice", section: "facts")
    await held.refuses(.visit(question: "advice", mode: .handover), at: 7, outside)
    await held.refuses(.answer(question: "advice", text: "x", mode: .handover), at: 7, outside)
    let interview = await held.interview
    #expect(interview.handover?.section == "facts" && interview.currentQuestion == "years")
    #expect(interview.answers["years"]?.current.mode == .handover)
    #expect(interview.answers["remark"]?.isGiven == false)
  }

  @Test("meanwhile the interviewer goes on with marks and notes, and the sound with recording")
  func interviewer() async throws {
    let held = try await Conducted()
    try await held.perform(.handOver(section: "facts"), at: 1)
    try await held.perform(.mark(colour: 1, label: ""), at: 2)
    try await held.perform(.note(text: "hesitates"), at: 3)
    try await held.perform(.pause, at: 4)
    try await held.perform(.continue, at: 5)
    #expect(await held.interview.marks.count == 1)
    #expect(await held.interview.notes.count == 1)
  }

  @Test("finishing waits for the interviewer, who takes the device back")
  func end() async throws {
    let held = try await Conducted()
    await held.refuses(.finishHandover, at: 1, .notHandedOver)
    await held.refuses(.handBack, at: 1, .notHandedOver)
    await held.refuses(.handOver(section: "nowhere"), at: 1, .unknownSection(section: "nowhere"))
    await held.refuses(.handOver(section: "empty"), at: 1, .unknownSection(section: "empty"))
    try await held.perform(.handOver(section: "facts"), at: 2)
    await held.refuses(.handOver(section: "talk"), at: 3, .handedOverAlready(section: "facts"))
    try await held.perform(.finishHandover, at: 4)
    try await held.perform(.finishHandover, at: 5)
    #expect(await held.interview.handover?.isFinished == true)
    try await held.perform(.handBack, at: 6)
    let spans = await held.interview.handovers
    #expect(spans.map(\.since.index) == [96_000] && spans.map(\.end) == [Frame(288_000)])
    #expect(held.journal.events.count { $0.body == .handoverFinished } == 1)
    await held.refuses(.undo(), at: 7, .nothingToUndo)
  }

  @Test("an answer that was given in time counts although it arrives after the device was handed back")
  func lateAnswer() async throws {
    let held = try await Conducted()
    try await held.perform(.handOver(section: "facts"), at: 2)
    try await held.perform(.handBack, at: 10)
    try await held.perform(.answer(question: "years", text: "7", mode: .handover), at: 9)
    #expect(await held.interview.answers["years"]?.current.value == .number(7))
    await held.refuses(.answer(question: "years", text: "8", mode: .handover), at: 11, .notHandedOver)
  }

  @Test("only what the interviewee may do becomes a command of the interviewee")
  func commands() {
    #expect(
      InterviewCommand.answer(question: "q", text: "1").byInterviewee
        == .answer(question: "q", text: "1", mode: .handover))
    #expect(InterviewCommand.visit(question: "q").byInterviewee == .visit(question: "q", mode: .handover))
    #expect(InterviewCommand.finishHandover.byInterviewee == .finishHandover)
    for command in [InterviewCommand.handBack, .save, .undo(), .next, .mark(colour: 1, label: ""), .pause] {
      #expect(command.byInterviewee == nil)
    }
  }
}
