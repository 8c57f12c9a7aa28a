import Foundation
import Guide
import Interview
import Sound
import Testing
import Timeline

@testable import Interviewing

@Suite("Conducting an interview")
struct InterviewSessionTests {
  static let guide = Guide(
    id: "demo", title: "Demo",
    sections: [
      Section(
        id: "s1", title: "Beginning",
        questions: [
          Question(
            id: "first_day", text: "First day?",
            probes: [Probe(.probe, "Who?"), Probe(.check, "Place"), Probe(.prompt, "And?")]),
          Question(id: "advice", text: "Advice?"),
        ])
    ])

  let sound = StandInSound()
  let journal = MemoryJournal()

  func begun() async throws -> InterviewSession {
    let session = InterviewSession(
      interview: Interview(id: "i", guide: Self.guide), journal: journal, sound: sound, device: "test")
    try await session.begin(
      EventBody.Started(
        guide: "demo", guideVersion: "", guideFingerprint: "", participant: "P-07", title: "Demo",
        language: "en", sampleRate: sound.rate, channels: 1, bits: 16, container: "wav", utcOffset: 0),
      at: Self.at(0))
    return session
  }

  static func at(_ seconds: Double) -> MonotonicTime {
    MonotonicTime(nanoseconds: Int64(seconds * 1_000_000_000))
  }

  @Test("each command is stamped with the moment of its touch, not of its handling")
  func stamps() async throws {
    let session = try await begun()
    let visit = try await session.perform(.visit(question: "advice"), at: Self.at(1))
    let mark = try await session.perform(.mark(colour: 2, label: "x"), at: Self.at(2.5))
    #expect(visit.frame == Frame(48_000))
    #expect(mark.frame == Frame(120_000))
    #expect(mark.seconds == 2.5)
    let state = await session.state
    #expect(state.interview.marks.first?.id == mark.event)
    #expect(state.interview.marks.first?.reach == 120_000)
  }

  @Test("a command that is sent twice is done once and acknowledged twice")
  func idempotent() async throws {
    let session = try await begun()
    let first = try await session.perform(.mark(colour: 1, label: ""), at: Self.at(1), id: "same")
    let second = try await session.perform(.mark(colour: 1, label: ""), at: Self.at(9), id: "same")
    #expect(first == second)
    #expect(await session.state.interview.marks.count == 1)
  }

  @Test("commands sent at once by many are carried out one after another, with no hole in the sequence")
  func concurrent() async throws {
    let session = try await begun()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<100 {
        group.addTask {
          let command: InterviewCommand =
            index.isMultiple(of: 3) ? .visit(question: "advice") : .mark(colour: 1, label: "\(index)")
          try await session.perform(command, at: Self.at(Double(index)))
        }
      }
      try await group.waitForAll()
    }
    let sequences = journal.events.map(\.sequence)
    #expect(sequences == Array(1...Int64(sequences.count)))
    #expect(await session.state.interview.marks.count == 66)
  }

  @Test("a refused command changes nothing and says why")
  func refusals() async throws {
    let session = try await begun()
    let before = journal.events.count
    let cases: [(InterviewCommand, SessionError.Code)] = [
      (.visit(question: "nowhere"), .unknownQuestion), (.answer(question: "advice", text: "1"), .notAnAnswer),
      (.noAnswer(question: "nowhere", reason: .refused), .unknownQuestion), (.continue, .wrongState),
      (.onRecord, .wrongState), (.undo(), .nothingToUndo), (.note(text: "  "), .badText),
      (.probe(question: "first_day", number: 3), .unknownItem),
      (.probe(question: "advice", number: 1), .unknownItem), (.flag(question: nil), .unknownQuestion),
      (.mark(colour: 12, label: ""), .unknownItem), (.reason("x"), .wrongState),
    ]
    for (command, code) in cases {
      let error = await #expect(throws: SessionError.self) { try await session.perform(command) }
      #expect(error?.code == code)
    }
    // the recorder's own words may come in between; commands must not have added any
    let added = journal.events.dropFirst(before).map(\.body.kind)
    #expect(added.allSatisfy { $0 == "partOpened" })
  }

  @Test("what could not be stored is refused, shown on every screen, and can be tried again")
  func storageFailure() async throws {
    let session = try await begun()
    journal.fail(true)
    let error = await #expect(throws: SessionError.self) {
      try await session.perform(.mark(colour: 1, label: ""), id: "again")
    }
    #expect(error?.code == .notStored)
    #expect(await session.state.storageProblem != nil)
    #expect(await session.state.interview.marks.isEmpty)
    journal.fail(false)
    try await session.perform(.mark(colour: 1, label: ""), id: "again")
    #expect(await session.state.storageProblem == nil)
    #expect(await session.state.interview.marks.count == 1)
  }

  @Test("the frame stands still during a pause and during off record")
  func pause() async throws {
    let session = try await begun()
    try await session.perform(.pause, at: Self.at(2))
    let mark = try await session.perform(.mark(colour: 1, label: ""), at: Self.at(5))
    #expect(mark.frame == Frame(96_000))
    try await session.perform(.continue, at: Self.at(10))
    let off = try await session.perform(.offRecord(reason: ""), at: Self.at(11))
    #expect(off.frame == Frame(144_000))
    try await session.perform(.reason("phone rings"), at: Self.at(13))
    try await session.perform(.onRecord, at: Self.at(14))
    let breaks = await session.state.interview.breaks
    #expect(breaks.map(\.frame.index) == [96_000, 144_000])
    #expect(breaks.map(\.nanoseconds) == [8_000_000_000, 3_000_000_000])
    #expect(breaks.last?.reason == "phone rings")
  }

  @Test("undo takes back whole commands, newest first, and leaves the sound alone")
  func undo() async throws {
    let session = try await begun()
    try await session.perform(.visit(question: "first_day"), at: Self.at(1))
    try await session.perform(.note(text: "He laughs"), at: Self.at(2))
    try await session.perform(.pause, at: Self.at(3))
    try await session.perform(.continue, at: Self.at(4))
    try await session.perform(.ask(text: "Weekends?"), at: Self.at(5))
    #expect(await session.state.interview.currentQuestion == "added_1")
    try await session.perform(.undo(), at: Self.at(6))
    #expect(await session.state.interview.currentQuestion == "first_day")
    #expect(await session.state.interview.guide.question("added_1") == nil)
    try await session.perform(.undo(), at: Self.at(7))
    #expect(await session.state.interview.notes.isEmpty)
    #expect(await session.state.interview.breaks.count == 1)
  }

  @Test("marking again within two seconds changes the colour instead of setting a second mark")
  func colours() async throws {
    let session = try await begun()
    for time in [1, 1.5, 2.2, 6] { try await session.perform(.markAgain(), at: Self.at(time)) }
    let marks = await session.state.interview.marks
    #expect(marks.map(\.colour) == [3, 1])
    #expect(marks.map(\.frame.index) == [48_000, 288_000])
  }

  @Test("a note is stamped at its first letter and filed to the question of that moment")
  func notes() async throws {
    let session = try await begun()
    try await session.perform(.visit(question: "first_day"), at: Self.at(1))
    let begun = try await session.perform(.beginNote, at: Self.at(2))
    try await session.perform(.visit(question: "advice"), at: Self.at(4))
    try await session.perform(.noteText(note: begun.event, text: "He l"), at: Self.at(5))
    try await session.perform(.noteText(note: begun.event, text: "He laughs"), at: Self.at(6))
    let notes = await session.state.interview.notes
    #expect(notes.map(\.frame.index) == [96_000])
    #expect(notes.map(\.question) == ["first_day"])
    #expect(notes.map(\.text) == ["He laughs"])
    try await session.perform(.undo(), at: Self.at(7))
    #expect(await session.state.interview.notes.isEmpty)
    #expect(await session.state.interview.currentQuestion == "advice")
  }

  @Test("what happens to the recorder lies on the time line where it happened")
  func recorderEvents() async throws {
    let session = try await begun()
    sound.report(.gap(Gap(frame: Frame(4800), frames: 480, cause: .overrun, isFilled: true)))
    sound.report(.deviceLost(name: "USB", at: Frame(9600)))
    try await session.perform(.save, at: Self.at(10))
    let kinds = journal.events.map(\.body.kind)
    #expect(
      kinds.filter { ["gap", "deviceLost", "partClosed", "saved"].contains($0) }
        == ["gap", "deviceLost", "partClosed", "saved"])
    #expect(journal.events.first { $0.body.kind == "gap" }?.frame == Frame(4800))
  }

  @Test("after save nothing more is taken, and saving again when storing failed is safe")
  func save() async throws {
    let session = try await begun()
    try await session.perform(.visit(question: "advice"), at: Self.at(1))
    journal.fail(true)
    await #expect(throws: SessionError.self) { try await session.perform(.save, at: Self.at(20), id: "s") }
    journal.fail(false)
    try await session.perform(.save, at: Self.at(21), id: "s")
    let interview = await session.state.interview
    #expect(interview.status == .saved)
    #expect(interview.visits.last?.end.index ?? 0 >= 960_000)
    await #expect(throws: SessionError.self) { try await session.perform(.mark(colour: 1, label: "")) }
  }

  @Test("an interview that was left goes on with its visits, marks and sequence")
  func reopening() async throws {
    let first = try await begun()
    try await first.perform(.visit(question: "advice"), at: Self.at(1))
    try await first.perform(.leave, at: Self.at(3))
    let left = await first.state.interview
    #expect(left.currentQuestion == nil && left.lastPlace == GuidePlace(question: "advice"))
    let sound = StandInSound(from: left.length)
    let again = InterviewSession(
      interview: Interview(id: "i", guide: Self.guide, events: journal.events), journal: journal,
      sound: sound,
      device: "test")
    let facts = try #require(await first.state.interview.beginning)
    try await again.begin(facts, at: Self.at(4))
    #expect(await again.state.interview.currentQuestion == "advice")
    #expect(await again.state.interview.resumed?.place == GuidePlace(question: "advice"))
    await #expect(throws: SessionError.self) { try await again.perform(.undo(), at: Self.at(4)) }
    let next = try await again.perform(.previous, at: Self.at(4.5))
    #expect(next.frame == left.length + 24_000)
    #expect(await again.state.interview.currentQuestion == "first_day")
    try await again.perform(.next, at: Self.at(4.75))
    try await again.perform(.visit(question: "first_day"), at: Self.at(5))
    // a device that was out of reach tells of the sitting before
    let late = try await again.perform(.mark(colour: 1, label: ""), at: Self.at(2))
    #expect(late.frame == Frame(96_000))
    let interview = await again.state.interview
    #expect(interview.status == .open)
    #expect(interview.visits.map(\.question) == ["advice", "advice", "first_day", "advice", "first_day"])
    #expect(interview.visits[1].start == left.length && interview.resumed == nil)
    #expect(journal.events.count { $0.body.kind == "started" } == 1)
    #expect(journal.events.map(\.sequence) == Array(1...Int64(journal.events.count)))
  }

  @Test("a page that looks on sees the state now and after every change")
  func observing() async throws {
    let session = try await begun()
    var states = await session.states().makeAsyncIterator()
    #expect(await states.next()?.interview.currentQuestion == nil)
    try await session.perform(.visit(question: "advice"), at: Self.at(1))
    var seen: String?
    while seen == nil, let state = await states.next() { seen = state.interview.currentQuestion }
    #expect(seen == "advice")
    try await session.perform(.save, at: Self.at(2))
    while await states.next() != nil {}
  }
}
