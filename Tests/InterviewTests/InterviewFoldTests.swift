import Foundation
import Guide
import Testing
import Timeline

@testable import Interview

@Suite("What happened, folded from events")
struct InterviewFoldTests {
  @Test("a return to a question is a second visit, and none is merged")
  func returns() {
    var story = Recounting()
    story.happens(at: 0, .visited(question: "first_day"))
    story.happens(at: 100, .visited(question: "advice"))
    story.happens(at: 250, .visited(question: "first_day"))
    story.happens(at: 400, .saved)
    let visits = story.interview.visits
    #expect(visits.map(\.question) == ["first_day", "advice", "first_day"])
    #expect(visits.map(\.start.index) == [0, 100, 250])
    #expect(visits.map(\.end.index) == [100, 250, 400])
    #expect(visits.map(\.number) == [1, 1, 2])
    #expect(story.interview.talked(about: "first_day") == 250)
    #expect(story.interview.status == .saved)
    #expect(story.interview.currentQuestion == nil)
  }

  @Test("the current visit grows with everything that happens")
  func currentVisit() {
    var story = Recounting()
    story.happens(at: 10, .visited(question: "advice"))
    story.happens(at: 90, .marked(EventBody.Marked(colour: 1, label: "", reach: 5)))
    #expect(story.interview.visits.last?.end == Frame(90))
    #expect(story.interview.marks.first?.question == "advice")
  }

  @Test("taking back a move lets the visit before go on")
  func undoneVisit() {
    var story = Recounting()
    story.happens(at: 0, .visited(question: "first_day"))
    let wrong = story.happens(at: 100, .visited(question: "advice"))
    story.happens(at: 120, .undone(event: wrong))
    story.happens(at: 300, .flagged(question: "first_day", isFlagged: true))
    let interview = story.interview
    #expect(interview.visits.map(\.question) == ["first_day"])
    #expect(interview.visits.first?.end == Frame(300))
    #expect(interview.currentQuestion == "first_day")
    #expect(interview.events.count == 6)
  }

  @Test("a mark keeps its number when others are deleted, moved or taken back")
  func markNumbers() throws {
    var story = Recounting()
    let mark = EventBody.marked(EventBody.Marked(colour: 1, label: "", reach: 0))
    let all = [10, 20, 30, 40].map { story.happens(at: $0, mark) }
    func numbers() -> [Int64: Int] {
      Dictionary(uniqueKeysWithValues: story.interview.marks.map { ($0.frame.index, $0.number) })
    }
    #expect(numbers() == [10: 1, 20: 2, 30: 3, 40: 4])
    story.happens(at: 50, .markDeleted(mark: all[1]))
    #expect(numbers() == [10: 1, 30: 3, 40: 4])
    story.happens(at: 50, .undone(event: all[0]))
    #expect(numbers() == [30: 3, 40: 4])
    story.happens(at: 50, .markEdited(mark: all[3], frame: Frame(5), end: nil, colour: nil, label: nil))
    #expect(numbers() == [30: 3, 5: 4])
    let last = story.happens(at: 60, mark)
    #expect(numbers()[60] == 5)
    story.happens(at: 61, .undone(event: last))
    story.happens(at: 70, mark)
    #expect(numbers() == [30: 3, 5: 4, 70: 5])
    #expect(
      Interview(id: "i", guide: Recounting.guide, events: story.interview.events).marks.map(\.number) == [
        4, 3, 5,
      ])
  }

  @Test("an answer keeps all that was answered before, and the reason for having none")
  func answers() throws {
    var story = Recounting()
    story.happens(at: 5, .answered(question: "years", value: .number(12), mode: .interviewer))
    story.happens(at: 9, .unanswered(question: "years", reason: .refused, mode: .handover))
    let answer = try #require(story.interview.answers["years"])
    #expect(answer.current.reason == .refused)
    #expect(answer.current.mode == .handover)
    #expect(answer.earlier.map(\.value) == [.number(12)])
    #expect(story.interview.status(of: Recounting.guide.questions[2]) == .done)
    story.happens(at: 12, .answerCleared(question: "years", mode: .interviewer))
    #expect(story.interview.answers["years"]?.isGiven == false)
  }

  @Test("a note keeps the moment of its first letter whatever is written later")
  func notes() {
    var story = Recounting()
    let note = story.happens(at: 70, .noteBegun(question: "advice"))
    story.happens(at: 500, .noteText(note: note, text: "He lau"))
    story.happens(at: 900, .noteText(note: note, text: "He laughs"))
    #expect(story.interview.notes.map(\.frame) == [Frame(70)])
    #expect(story.interview.notes.map(\.text) == ["He laughs"])
    story.happens(at: 950, .noteText(note: note, text: ""))
    #expect(story.interview.notes.isEmpty)
  }

  @Test("marks stay in order of time when they are moved")
  func marks() {
    var story = Recounting()
    let first = story.happens(at: 100, .marked(EventBody.Marked(colour: 1, label: "a", reach: 0)))
    story.happens(at: 200, .marked(EventBody.Marked(colour: 2, label: "b", reach: 0)))
    story.happens(
      at: 300, .markEdited(mark: first, frame: Frame(250), end: Frame(280), colour: nil, label: "c"))
    #expect(story.interview.marks.map(\.label) == ["b", "c"])
    #expect(story.interview.marks.last?.end == Frame(280))
    #expect(story.interview.marks.last?.colour == 1)
    story.happens(at: 310, .markDeleted(mark: first))
    #expect(story.interview.marks.map(\.label) == ["b"])
  }

  @Test("pauses and off record are points on the sound with a length by the monotonic clock")
  func breaks() {
    var story = Recounting()
    story.happens(at: 480, .paused)
    story.happens(at: 480, .continued)
    story.happens(at: 960, .offRecord(reason: ""))
    story.happens(at: 960, .offRecordReason("phone rings"))
    story.happens(at: 960, .onRecord)
    let breaks = story.interview.breaks
    #expect(breaks.map(\.kind) == [.pause, .offRecord])
    #expect(breaks.map(\.reason) == ["", "phone rings"])
    #expect(breaks.map(\.nanoseconds) == [1_000_000_000, 2_000_000_000])
  }

  @Test("a question added on the spot belongs to its section from then on")
  func added() {
    var story = Recounting()
    let asked = story.happens(at: 40, .asked(question: "added_1", text: "Weekends?", section: "s1"))
    story.happens(at: 40, .visited(question: "added_1"))
    #expect(story.interview.guide.section(ofQuestion: "added_1")?.id == "s1")
    story.happens(at: 60, .undone(event: asked))
    #expect(story.interview.guide.question("added_1") == nil)
    #expect(story.interview.addedQuestions.isEmpty)
  }

  @Test("the parts know their place, and a recovered one its length")
  func parts() {
    var story = Recounting()
    story.happens(at: 1000, .partClosed(EventBody.PartClosed(number: 1, frames: 1000)))
    story.happens(
      at: 1000,
      .partOpened(EventBody.PartOpened(number: 2, file: "part-002.wav", firstFrame: Frame(1000), device: "x"))
    )
    story.happens(at: 1500, .recovered(part: 2, frames: 777))
    #expect(story.interview.parts.map(\.frames) == [1000, 777])
    #expect(story.interview.length == Frame(1777))
  }

  @Test("passing through a question is not asking it")
  func passing() {
    var story = Recounting()
    story.happens(at: 0, .visited(question: "first_day"))
    story.happens(at: 47_000, .visited(question: "advice"))
    story.happens(at: 48_000 * 10, .visited(question: nil))
    let interview = story.interview
    #expect(interview.status(of: Recounting.guide.questions[0]) == .open)
    #expect(interview.status(of: Recounting.guide.questions[1]) == .part)
    #expect(interview.status(of: Recounting.guide.sections[0]) == .part)
  }

  @Test("an open question is done when its aspects are ticked")
  func aspects() {
    var story = Recounting()
    story.happens(at: 0, .visited(question: "first_day"))
    story.happens(at: 480_000, .visited(question: "advice"))
    #expect(story.interview.status(of: Recounting.guide.questions[0]) == .part)
    story.happens(at: 480_001, .probed(question: "first_day", probe: 2, isTicked: true))
    #expect(story.interview.status(of: Recounting.guide.questions[0]) == .done)
  }

  @Test("appending one event after another gives the same as folding all")
  func incremental() {
    var story = Recounting()
    var generator = SplitMix(seed: 7)
    var grown = Interview(id: "i", guide: Recounting.guide, events: story.events)
    for step in 1...400 {
      let body = Self.anything(using: &generator, events: story.events)
      story.happens(at: Int64(step * 1000), body)
      if let event = story.events.last { grown.append(event) }
    }
    let folded = story.interview
    #expect(grown.visits == folded.visits)
    #expect(grown.marks == folded.marks)
    #expect(grown.notes == folded.notes)
    #expect(grown.answers == folded.answers)
    #expect(grown.flagged == folded.flagged)
    #expect(grown.breaks == folded.breaks)
    #expect(grown.currentQuestion == folded.currentQuestion)
    #expect(grown.guide == folded.guide)
  }

  private static func anything(
    using generator: inout SplitMix, events: [InterviewEvent]
  ) -> EventBody {
    let questions = ["first_day", "advice", "years"]
    let question = questions[Int.random(in: 0..<3, using: &generator)]
    switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1, 2: return .visited(question: question)
    case 3: return .marked(EventBody.Marked(colour: 1, label: "", reach: 0))
    case 4: return .answered(question: "years", value: .number(1), mode: .interviewer)
    case 5: return .flagged(question: question, isFlagged: Bool.random(using: &generator))
    case 6: return .noteBegun(question: question)
    case 7: return .paused
    case 8: return .continued
    default:
      return .undone(event: events[Int.random(in: 2..<max(3, events.count), using: &generator)].id)
    }
  }
}

/// A small generator with a seed, so that a failing run can be repeated.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
