import Foundation
import Guide
import Interview
import Testing
import Timeline

@testable import Interviewing

@Suite("Editing an interview that nobody records")
struct EditingSessionTests {
  /// A saved interview, and a session that edits it.
  private func edited() async throws -> (held: Conducted, session: InterviewSession) {
    let held = try await Conducted()
    try await held.perform(.visit(question: "first_day"), at: 1)
    try await held.perform(.mark(colour: 1, label: "old"), at: 5, id: "old-mark")
    try await held.perform(.note(text: "old"), at: 6, id: "old-note")
    try await held.perform(.answer(question: "years", text: "1"), at: 7)
    try await held.perform(.visit(question: "advice"), at: 20)
    try await held.perform(.save, at: 60)
    return (
      held,
      try InterviewSession.editing(
        interview: Interview(id: "i", guide: Conducted.guide, events: held.journal.events),
        journal: held.journal, device: "test")
    )
  }

  @Test("it stays saved and as long as it was, whatever is changed")
  func unchanged() async throws {
    let (held, session) = try await edited()
    let before = await session.state.interview
    let visit = try #require(before.visits.first?.id)
    let commands: [InterviewCommand] = [
      .editMark(id: "old-mark", colour: 2, label: "new"),
      .markAt(frame: Frame(96_000), end: nil, colour: 1, label: ""),
      .noteAt(frame: Frame(1_000_000), text: "later"), .noteText(note: "old-note", text: "new"),
      .transcribe(visit: visit, text: "Well"), .answer(question: "years", text: "2"),
      .noAnswer(question: "remark", reason: .skipped), .clearAnswer(question: "remark"),
      .flag(question: "advice"), .probe(question: "first_day", number: 1),
      .keyword(question: "advice", word: "family"), .edit(EventBody.Metadata(place: "Graz")),
      .deleteMark(id: "old-mark"), .deleteNote(id: "old-note"), .undo(),
    ]
    for command in commands { try await session.perform(command) }
    let after = await session.state.interview
    #expect(after.status == .saved && after.length == before.length && after.soundEnd == before.soundEnd)
    #expect(after.visits == before.visits && after.endedAt == before.endedAt && after.currentQuestion == nil)
    #expect(after.notes.map(\.text) == ["new", "later"])
    #expect(after.notes.map(\.question) == ["first_day", "advice"])
    #expect(after.marks.map(\.question) == ["first_day"] && after.place == "Graz")
    let added = held.journal.events.dropFirst(before.events.count)
    #expect(added.allSatisfy { $0.frame <= before.soundEnd })
    #expect(added.first { $0.body.kind == "answered" }?.frame == before.soundEnd)
    #expect(held.journal.events.map(\.sequence) == Array(1...Int64(held.journal.events.count)))
  }

  @Test("an answer that is corrected later keeps its history")
  func history() async throws {
    let (_, session) = try await edited()
    try await session.perform(.answer(question: "years", text: "2"))
    let answer = try #require(await session.state.interview.answers["years"])
    #expect(answer.current.value == .number(2) && answer.earlier.map(\.value) == [.number(1)])
  }

  @Test("what needs sound is refused with a sentence")
  func refusals() async throws {
    let (held, session) = try await edited()
    let count = held.journal.events.count
    let commands: [InterviewCommand] = [
      .visit(question: "advice"), .next, .previous, .mark(colour: 1, label: ""), .markAgain(), .pause,
      .continue, .offRecord(reason: ""), .reason("x"), .onRecord, .ask(text: "x"), .part, .save, .leave,
      .handOver(section: "facts"), .finishHandover, .handBack,
    ]
    for command in commands {
      let error = await #expect(throws: SessionError.self) { try await session.perform(command) }
      #expect(error?.refusal == .notRecording)
      #expect(error?.message == "the interview is not being recorded")
    }
    let error = await #expect(throws: SessionError.self) {
      try await session.perform(.answer(question: "years", text: "3", mode: .handover))
    }
    #expect(error?.refusal == .notHandedOver)
    #expect(held.journal.events.count == count)
  }

  @Test("what was done during the talk and is told after the end lies where it was done")
  func late() async throws {
    let (held, session) = try await edited()
    let before = await session.state.interview
    func late(_ command: InterviewCommand, at seconds: Double, id: String = InterviewSession.newID())
      async throws
    {
      let done = try await session.perform(command, at: Conducted.at(seconds), id: id)
      #expect(done.frame == Frame(Int64(seconds * 48_000)), "\(command)")
    }
    try await late(.mark(colour: 2, label: ""), at: 30, id: "late-mark")
    try await late(.markAgain(mark: "late-mark"), at: 31)
    try await late(.beginNote, at: 10, id: "late-note")
    try await late(.noteText(note: "late-note", text: "away"), at: 12)
    try await late(.ink(note: "late-note", stroke: InkStroke(points: [.init(x: 0, y: 0)])), at: 13)
    try await late(.answer(question: "years", text: "4"), at: 40)
    try await late(.visit(question: "remark"), at: 50)
    try await late(.flag(question: nil), at: 55)
    let after = await session.state.interview
    #expect(after.marks.map(\.frame.index) == [240_000, 1_440_000] && after.marks.last?.colour == 3)
    #expect(after.marks.last?.question == "advice" && after.notes.last?.text == "away")
    #expect(after.notes.last?.frame == Frame(480_000) && after.notes.last?.question == "first_day")
    #expect(after.visits.map(\.question) == ["first_day", "advice", "remark"] && after.flagged == ["remark"])
    #expect(after.currentQuestion == nil && after.status == .saved && after.length == before.length)
    #expect(held.journal.events.map(\.sequence) == Array(1...Int64(held.journal.events.count)))
  }

  @Test("what changes the sound cannot be told late, nor what was done after the end")
  func tooLate() async throws {
    let (_, session) = try await edited()
    for command in [InterviewCommand.pause, .offRecord(reason: ""), .continue, .part, .handBack] {
      await #expect(throws: SessionError(.notRecording)) {
        try await session.perform(command, at: Conducted.at(30))
      }
    }
    await #expect(throws: SessionError(.notRecording)) {
      try await session.perform(.mark(colour: 1, label: ""), at: Conducted.at(62))
    }
    // hands are slow: just after the end it is at the end
    let end = await session.state.interview.soundEnd
    let mark = try await session.perform(.mark(colour: 1, label: ""), at: Conducted.at(60.5))
    #expect(mark.frame <= end)
    #expect(try await session.perform(.note(text: "afterwards"), at: Conducted.at(90)).frame == end)
  }

  @Test("a stroke is drawn at its note, rubbed out, and both can be taken back")
  func drawing() async throws {
    let (_, session) = try await edited()
    let stroke = InkStroke(points: [.init(x: 0, y: 0), .init(x: 1, y: 1)])
    let drawn = try await session.perform(.ink(note: "old-note", stroke: stroke)).event
    let note = try #require(await session.state.interview.notes.first)
    #expect(note.strokes.map(\.id) == [drawn] && note.strokes.map(\.frame) == [note.frame])
    let rubbed = try await session.perform(.deleteStroke(note: "old-note", stroke: drawn)).event
    #expect(await session.state.interview.notes.map(\.strokes.count) == [0])
    await #expect(throws: SessionError(.unknownStroke)) {
      try await session.perform(.deleteStroke(note: "old-note", stroke: drawn))
    }
    try await session.perform(.undo(event: rubbed))
    #expect(await session.state.interview.notes.first?.strokes.map(\.frame) == [note.frame])
    try await session.perform(.undo(event: drawn))
    #expect(await session.state.interview.notes.map(\.strokes.count) == [0])
  }

  @Test("only what was done in this sitting is taken back")
  func undo() async throws {
    let (_, session) = try await edited()
    await #expect(throws: SessionError(.nothingToUndo)) { try await session.perform(.undo()) }
    await #expect(throws: SessionError(.notUndoable)) { try await session.perform(.undo(event: "old-mark")) }
    try await session.perform(.noteText(note: "old-note", text: "new"))
    try await session.perform(.undo())
    #expect(await session.state.interview.notes.map(\.text) == ["old"])
  }

  @Test("several pages see each change, until the editing ends")
  func observing() async throws {
    let (_, session) = try await edited()
    var (one, other) = (
      await session.states().makeAsyncIterator(), await session.states().makeAsyncIterator()
    )
    #expect(await one.next()?.interview.flagged.isEmpty == true)
    #expect(await other.next()?.sounding == .ended)
    try await session.perform(.flag(question: "advice"))
    #expect(await one.next()?.interview.flagged == ["advice"])
    #expect(await other.next()?.interview.flagged == ["advice"])
    await session.endEditing()
    while await one.next() != nil {}
    await #expect(throws: SessionError(.editingEnded)) {
      try await session.perform(.flag(question: "advice"))
    }
  }

  @Test("a command that was sent twice, or in an earlier sitting, is done once")
  func idempotent() async throws {
    let (_, session) = try await edited()
    let first = try await session.perform(.flag(question: "advice"), id: "same")
    #expect(try await session.perform(.flag(question: "advice"), id: "same") == first)
    #expect(await session.state.interview.flagged == ["advice"])
    #expect(try await session.perform(.deleteMark(id: "old-mark"), id: "old-mark").command == "marked")
    #expect(await session.state.interview.marks.count == 1)
  }

  @Test("an interview that never began cannot be edited")
  func planned() {
    #expect(throws: SessionError(.notBegun)) {
      try InterviewSession.editing(
        interview: Interview(id: "i", guide: Conducted.guide), journal: MemoryJournal(), device: "test")
    }
  }
}
