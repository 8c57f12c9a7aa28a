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

  @Test(
    "on hand-back the interviewer is where they were, and what is said after the end belongs to no question")
  func back() async throws {
    let held = try await Conducted()
    try await held.perform(.visit(question: "advice"), at: 1)
    try await held.perform(.handOver(section: "facts"), at: 2)
    try await held.perform(.visit(question: "years", mode: .handover), at: 3)
    try await held.perform(.finishHandover, at: 4)
    #expect(await held.interview.currentQuestion == nil)
    try await held.perform(.visit(question: "remark", mode: .handover), at: 5)
    try await held.perform(.finishHandover, at: 6)
    try await held.perform(.handBack, at: 9)
    let interview = await held.interview
    #expect(interview.currentQuestion == "advice")
    #expect(interview.visits.map(\.question) == ["advice", "years", "remark", "advice"])
    #expect(interview.visits.map(\.end.index).prefix(3) == [144_000, 192_000, 288_000])
    #expect(interview.visits.last?.start.index == 432_000)
    try await held.perform(.save, at: 12)
    #expect(await held.interview.soundAccount.unaccounted == 0)
  }

  @Test("who was nowhere before a hand-over is nowhere after it; who went elsewhere meanwhile stays there")
  func elsewhere() async throws {
    let held = try await Conducted()
    try await held.perform(.handOver(section: "facts"), at: 2)
    try await held.perform(.visit(question: "years", mode: .handover), at: 3)
    try await held.perform(.handBack, at: 4)
    #expect(await held.interview.guidePlace == GuidePlace())
    try await held.perform(.handOver(section: "facts"), at: 5)
    try await held.perform(.visit(question: "years", mode: .handover), at: 6)
    try await held.perform(.visit(question: "advice"), at: 7)
    try await held.perform(.handBack, at: 8)
    #expect(await held.interview.currentQuestion == "advice")
  }

  @Test("the sound is back when the last question that was handed over is never recorded")
  func silence() async throws {
    let guide = Guide(
      id: "demo", title: "Demo",
      sections: [
        Section(id: "talk", title: "Talk", questions: [Question(id: "advice", text: "Advice?")]),
        Section(
          id: "facts", title: "Facts", isHandover: true,
          questions: [
            Question(
              id: "income", text: "Income?", kind: "number", attributes: [Attribute(Question.offRecord)])
          ]),
      ])
    for finishes in [true, false] {
      let held = try await Conducted(guide: guide)
      try await held.perform(.visit(question: "advice"), at: 1)
      try await held.perform(.handOver(section: "facts"), at: 2)
      try await held.perform(.visit(question: "income", mode: .handover), at: 3)
      if finishes { try await held.perform(.finishHandover, at: 8) }
      #expect(await held.session.state.sounding == .offRecord)
      try await held.perform(.handBack, at: 10)
      #expect(await held.session.state.sounding == .recording)
      #expect(await held.interview.currentQuestion == "advice")
      #expect(try await held.perform(.mark(colour: 1, label: ""), at: 11).frame == Frame(192_000))
    }
  }

  @Test("an answer of which nobody says who gave it is the interviewee's while their section is handed over")
  func spoken() async throws {
    let held = try await Conducted()
    let line = try #require(try CommandFile.line("answer years 12")).command
    #expect(await line.spoken(during: held.interview.handover, of: Conducted.guide) == line)
    try await held.perform(.handOver(section: "facts"), at: 2)
    let handover = try #require(await held.interview.handover)
    #expect(
      line.spoken(during: handover, of: Conducted.guide)
        == .answer(question: "years", text: "12", mode: .handover))
    let elsewhere = InterviewCommand.noAnswer(question: "advice", reason: .refused)
    #expect(elsewhere.spoken(during: handover, of: Conducted.guide) == elsewhere)
  }

  @Test(
    "a section that is chosen is the place: next is its first question, and it is there after a hand-over and a leave"
  )
  func chosenSection() async throws {
    let held = try await Conducted()
    try await held.perform(.visit(question: "first_day"), at: 1)
    let there = try await held.perform(.visitSection("facts"), at: 2)
    #expect(there.command == "section" && there.frame == Frame(96_000))
    await held.refuses(.visitSection("nowhere"), at: 2, .unknownSection(section: "nowhere"))
    try await held.perform(.visitSection("facts"), at: 3)
    #expect(held.journal.events.count { $0.body == .visited(question: nil, section: "facts") } == 1)
    try await held.perform(.handOver(section: "facts"), at: 4)
    try await held.perform(.visit(question: "remark", mode: .handover), at: 5)
    try await held.perform(.handBack, at: 6)
    #expect(await held.interview.guidePlace == GuidePlace(section: "facts"))
    try await held.perform(.next, at: 7)
    #expect(await held.interview.currentQuestion == "years")
    try await held.perform(.visitSection("facts"), at: 8)
    try await held.perform(.previous, at: 9)
    #expect(await held.interview.currentQuestion == "advice")
    try await held.perform(.undo(), at: 10)
    #expect(await held.interview.guidePlace == GuidePlace(section: "facts"))
    try await held.perform(.visitSection("empty"), at: 11)
    await held.refuses(.next, at: 12, .lastQuestion)
    try await held.perform(.leave, at: 13)
    #expect(await held.interview.lastPlace == GuidePlace(section: "empty"))
    #expect(await held.interview.soundAccount.unaccounted == 0)
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
