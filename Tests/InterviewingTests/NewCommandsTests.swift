import Foundation
import Guide
import Interview
import Testing
import Timeline

@testable import Interviewing

@Suite("Marks, notes, ink, keywords and transcripts in a session")
struct NewCommandsTests {
  let stroke = InkStroke(
    points: [.init(x: 0.5, y: 0.5), .init(x: 0.123_456_78, y: 1.2, pressure: -1)], colour: 0)

  @Test("a mark can be moved, named, given a length and removed, but not end before it begins")
  func marks() async throws {
    let held = try await Conducted()
    try await held.perform(.visit(question: "first_day"), at: 1)
    try await held.perform(.visit(question: "advice"), at: 20)
    let mark = try await held.perform(.mark(colour: 1, label: ""), at: 30).event
    try await held.perform(
      .editMark(id: mark, frame: Frame(480_000), end: Frame(528_000), label: "x"), at: 31)
    let moved = try #require(await held.interview.marks.first)
    #expect(moved.frame == Frame(480_000) && moved.end == Frame(528_000) && moved.label == "x")
    #expect(moved.question == "first_day" && moved.colour == 1)
    try await held.perform(.editMark(id: mark, label: ""), at: 31)
    #expect(await held.interview.marks.first?.label == "")
    await held.refuses(.editMark(id: mark, end: Frame(1)), at: 32, .endBeforeBeginning)
    await held.refuses(.editMark(id: mark, colour: 10), at: 32, .unknownColour(colour: 10))
    await held.refuses(.editMark(id: "nobody"), at: 32, .unknownMark)
    try await held.perform(.deleteMark(id: mark), at: 33)
    await held.refuses(.deleteMark(id: mark), at: 34, .unknownMark)
    try await held.perform(.undo(), at: 35)
    #expect(await held.interview.marks.map(\.id) == [mark])
  }

  @Test("a mark set while listening lies where it was put and is one thing to take back")
  func markAt() async throws {
    let held = try await Conducted()
    try await held.perform(.visit(question: "first_day"), at: 1)
    try await held.perform(.visit(question: "advice"), at: 20)
    let done = try await held.perform(
      .markAt(frame: Frame(96_000), end: Frame(144_000), colour: 3, label: "here"), at: 40)
    #expect(done.frame == Frame(96_000))
    let mark = try #require(await held.interview.marks.first)
    #expect(mark.id == done.event && mark.frame == Frame(96_000) && mark.end == Frame(144_000))
    #expect(mark.reach == 0 && mark.question == "first_day")
    await held.refuses(
      .markAt(frame: Frame(96_000), end: Frame(95_000), colour: 1, label: ""), at: 41, .endBeforeBeginning)
    try await held.perform(.undo(), at: 42)
    #expect(await held.interview.marks.isEmpty)
  }

  @Test("a note written while listening is filed to the visit at its place")
  func noteAt() async throws {
    let held = try await Conducted()
    try await held.perform(.visit(question: "first_day"), at: 1)
    try await held.perform(.visit(question: "advice"), at: 20)
    try await held.perform(.noteAt(frame: Frame(480_000), text: "He laughs"), at: 40)
    let note = try #require(await held.interview.notes.first)
    #expect(note.frame == Frame(480_000) && note.question == "first_day" && note.text == "He laughs")
  }

  @Test("an emptied note is gone, and taking that back brings its words back")
  func emptied() async throws {
    let held = try await Conducted()
    let note = try await held.perform(.beginNote, at: 1).event
    try await held.perform(.noteText(note: note, text: "words"), at: 2)
    try await held.perform(.noteText(note: note, text: ""), at: 3)
    #expect(await held.interview.notes.isEmpty)
    await held.refuses(.noteText(note: note, text: "late"), at: 4, .unknownNote)
    try await held.perform(.undo(), at: 5)
    #expect(await held.interview.notes.map(\.text) == ["words"])
    try await held.perform(.deleteNote(id: note), at: 6)
    #expect(await held.interview.notes.isEmpty)
    await held.refuses(.deleteNote(id: note), at: 7, .unknownNote)
  }

  @Test("taking back a later change of a note keeps what it said before")
  func laterChange() async throws {
    let held = try await Conducted()
    let note = try await held.perform(.beginNote, at: 1).event
    try await held.perform(.noteText(note: note, text: "one"), at: 2)
    try await held.perform(.mark(colour: 1, label: ""), at: 3)
    try await held.perform(.noteText(note: note, text: "one, two"), at: 4)
    try await held.perform(.noteText(note: note, text: "one, two, three"), at: 5)
    try await held.perform(.undo(), at: 6)
    #expect(await held.interview.notes.map(\.text) == ["one"])
    try await held.perform(.undo(), at: 7)
    #expect(await held.interview.marks.isEmpty)
    try await held.perform(.undo(), at: 8)
    #expect(await held.interview.notes.isEmpty)
    await held.refuses(.undo(), at: 9, .nothingToUndo)
  }

  @Test("strokes are kept on the sheet, each with its own beginning, and taken back one by one")
  func ink() async throws {
    let held = try await Conducted()
    let note = try await held.perform(.beginNote, at: 1).event
    let first = try await held.perform(.ink(note: note, stroke: stroke), at: 2)
    let second = try await held.perform(.ink(note: note, stroke: stroke), at: 3)
    #expect(second.frame == Frame(144_000))
    let strokes = try #require(await held.interview.notes.first?.strokes)
    #expect(strokes.map(\.id) == [first.event, second.event])
    #expect(strokes[0].points[1] == InkStroke.Point(x: 0.12346, y: 1, pressure: 0))
    try await held.perform(.undo(event: first.event), at: 4)
    #expect(await held.interview.notes.first?.strokes.map(\.id) == [second.event])
    try await held.perform(.deleteNote(id: note), at: 5)
    try await held.perform(.undo(), at: 6)
    #expect(await held.interview.notes.first?.strokes.map(\.id) == [second.event])
  }

  @Test("an empty stroke and one of more than 20 000 points are refused")
  func strokeLimits() async throws {
    let held = try await Conducted()
    let note = try await held.perform(.beginNote, at: 1).event
    let point = InkStroke.Point(x: 0, y: 0)
    let long = InkStroke(points: Array(repeating: point, count: 20_001))
    try await held.perform(
      .ink(note: note, stroke: InkStroke(points: Array(long.points.dropLast()))), at: 2)
    await held.refuses(.ink(note: note, stroke: long), at: 3, .longStroke(points: 20_001, limit: 20_000))
    await held.refuses(.ink(note: note, stroke: InkStroke(points: [])), at: 3, .emptyStroke)
    await held.refuses(
      .ink(note: note, stroke: InkStroke(points: [point], colour: 12)), at: 3, .unknownColour(colour: 12))
    await held.refuses(.ink(note: "nobody", stroke: stroke), at: 3, .unknownNote)
  }

  @Test("a keyword is set by one touch and taken away by the next, whatever its capitals")
  func keywords() async throws {
    let held = try await Conducted()
    try await held.perform(.keyword(question: "advice", word: " First  love "), at: 1)
    try await held.perform(.keyword(question: "years", word: "first LOVE"), at: 2)
    let interview = await held.interview
    #expect(interview.knownKeywords == ["First love"])
    #expect(interview.keywords["years"]?.map(\.word) == ["First love"])
    try await held.perform(.keyword(question: "advice", word: "first love"), at: 3)
    #expect(await held.interview.keywords["advice"] == nil)
    await held.refuses(.keyword(question: "advice", word: " "), at: 4, .emptyText(.keyword))
    await held.refuses(
      .keyword(question: "advice", word: String(repeating: "x", count: 201)), at: 4,
      .longText(.keyword, limit: 200))
    await held.refuses(.keyword(question: "x", word: "y"), at: 4, .unknownQuestion(question: "x"))
  }

  @Test("a transcript belongs to one visit")
  func transcripts() async throws {
    let held = try await Conducted()
    let visit = try await held.perform(.visit(question: "advice"), at: 1).event
    try await held.perform(.transcribe(visit: visit, text: "Well"), at: 2)
    #expect(await held.interview.transcripts == [visit: "Well"])
    await held.refuses(.transcribe(visit: "nobody", text: "x"), at: 3, .unknownVisit)
    try await held.perform(.transcribe(visit: visit, text: ""), at: 3)
    #expect(await held.interview.transcripts.isEmpty)
  }

  @Test("exactly the command that was named is taken back, with all that it did")
  func undoByName() async throws {
    let held = try await Conducted()
    try await held.perform(.visit(question: "first_day"), at: 1)
    let asked = try await held.perform(.ask(text: "Weekends?"), at: 2, id: "asked")
    let note = try await held.perform(.note(text: "He laughs"), at: 3)
    let mark = try await held.perform(.mark(colour: 1, label: ""), at: 4)
    let pause = try await held.perform(.pause, at: 5)
    try await held.perform(.undo(event: asked.event), at: 6)
    let interview = await held.interview
    #expect(interview.guide.question("added_1") == nil && interview.currentQuestion == "first_day")
    #expect(interview.marks.map(\.id) == [mark.event] && interview.notes.map(\.id) == [note.event])
    await held.refuses(.undo(event: asked.event), at: 7, .undoneAlready)
    await held.refuses(.undo(event: pause.event), at: 7, .notUndoable)
    await held.refuses(.undo(event: "nobody"), at: 7, .notUndoable)
    try await held.perform(.undo(event: note.event), at: 8)
    try await held.perform(.undo(), at: 9)
    #expect(await held.interview.marks.isEmpty)
    #expect(await held.interview.notes.isEmpty)
    try await held.perform(.undo(), at: 10)
    #expect(await held.interview.currentQuestion == nil)
  }

  @Test("taking back the beginning of a note takes its words and strokes along")
  func undoNote() async throws {
    let held = try await Conducted()
    let note = try await held.perform(.beginNote, at: 1).event
    try await held.perform(.ink(note: note, stroke: stroke), at: 2)
    try await held.perform(.noteText(note: note, text: "a house"), at: 3)
    try await held.perform(.undo(event: note), at: 4)
    #expect(await held.interview.notes.isEmpty)
    await held.refuses(.undo(), at: 5, .nothingToUndo)
  }
}
