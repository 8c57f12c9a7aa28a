import Foundation
import Guide
import Testing
import Timeline

@testable import Interview

@Suite("Events that are told late")
struct LateEventsTests {
  @Test("a visit that is told late lies where it happened, and ends where the next begins")
  func lateVisit() {
    var story = Recounting()
    story.happens(at: 0, .visited(question: "first_day"))
    story.happens(at: 900, .visited(question: "years"))
    story.happens(at: 400, .visited(question: "advice"))
    let interview = story.interview
    #expect(interview.visits.map(\.question) == ["first_day", "advice", "years"])
    #expect(interview.visits.map(\.start.index) == [0, 400, 900])
    #expect(interview.visits.map(\.end.index) == [400, 900, 900])
    #expect(interview.currentQuestion == "years")
    #expect(interview.question(at: Frame(899)) == "advice")
    #expect(interview.visit(at: Frame(10))?.question == "first_day")
    #expect(interview.length == Frame(900))
  }

  @Test("a mark belongs to the question in whose span it lies, whichever was told first")
  func lateMarks() {
    var story = Recounting()
    story.happens(at: 0, .visited(question: "first_day"))
    let before = story.happens(at: 500, .marked(EventBody.Marked(colour: 1, label: "", reach: 0)))
    story.happens(at: 900, .visited(question: "years"))
    story.happens(at: 950, .marked(EventBody.Marked(colour: 1, label: "", reach: 0)))
    story.happens(at: 400, .visited(question: "advice"))
    story.happens(at: 300, .marked(EventBody.Marked(colour: 2, label: "", reach: 0)))
    #expect(story.interview.marks.map(\.question) == ["first_day", "advice", "years"])
    story.happens(at: 960, .markEdited(mark: before, frame: Frame(920), end: nil, colour: nil, label: nil))
    #expect(story.interview.marks.map(\.question) == ["first_day", "years", "years"])
  }

  @Test("a mark set in a pause keeps its question when another is shown before the sound goes on")
  func pausedMarks() {
    var story = Recounting()
    story.happens(at: 0, .visited(question: "first_day"))
    story.happens(at: 500, .paused)
    story.happens(at: 500, .marked(EventBody.Marked(colour: 1, label: "", reach: 0)))
    story.happens(at: 500, .visited(question: "advice"))
    #expect(story.interview.marks.map(\.question) == ["first_day"])
    #expect(story.interview.question(at: Frame(500)) == "advice")
  }

  @Test("notes are in order of their beginnings")
  func lateNotes() {
    var story = Recounting()
    story.happens(at: 500, .noteBegun(question: nil))
    story.happens(at: 100, .noteBegun(question: nil))
    #expect(story.interview.notes.map(\.frame.index) == [100, 500])
  }

  @Test("nothing that is told late makes a question current after the end")
  func afterTheEnd() {
    var story = Recounting()
    story.happens(at: 100, .visited(question: "first_day"))
    story.happens(at: 900, .saved)
    story.happens(at: 300, .visited(question: "advice"))
    let interview = story.interview
    #expect(interview.currentQuestion == nil && interview.status == .saved)
    #expect(interview.visits.map(\.end.index) == [300, 900])
  }

  @Test("in whatever order visits are told, they tile the time line in order", arguments: UInt64(1)...60)
  func tiling(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let questions = ["first_day", "advice", "years"]
    var told: [(frame: Int64, question: String)] = (0..<40).map { _ in
      (Int64.random(in: 0...2000, using: &generator), questions[Int.random(in: 0..<3, using: &generator)])
    }
    // Frames that occur twice would be told apart by their order only.
    var seen: Set<Int64> = []
    told.removeAll { !seen.insert($0.frame).inserted }
    var (shuffled, ordered) = (Recounting(), Recounting())
    var grown = Interview(id: "i", guide: Recounting.guide, events: shuffled.events)
    for (frame, question) in told {
      shuffled.happens(at: frame, .visited(question: question))
      if let event = shuffled.events.last { grown.append(event) }
    }
    for (frame, question) in told.sorted(by: { $0.frame < $1.frame }) {
      ordered.happens(at: frame, .visited(question: question))
    }
    let visits = shuffled.interview.visits
    #expect(grown.visits == visits)
    #expect(visits.map(\.start) == visits.map(\.start).sorted())
    for (visit, next) in zip(visits, visits.dropFirst()) { #expect(visit.end == next.start) }
    #expect(visits.last?.end.index == told.map(\.frame).max())
    func plain(_ interview: Interview) -> [String] {
      interview.visits.map { "\($0.question) \($0.start.index) \($0.end.index) \($0.number)" }
    }
    #expect(plain(shuffled.interview) == plain(ordered.interview))
    #expect(shuffled.interview.currentQuestion == visits.last?.question)
  }

  @Test(
    "with marks, pauses, ends and take-backs told in any order, visits never overlap",
    arguments: UInt64(1)...40)
  func disorder(seed: UInt64) {
    var generator = SplitMix(seed: seed &* 77)
    var story = Recounting()
    var grown = Interview(id: "i", guide: Recounting.guide, events: story.events)
    var now: Int64 = 0
    for _ in 0..<150 {
      now += Int64.random(in: 0...500, using: &generator)
      let isLate = Int.random(in: 0..<4, using: &generator) == 0
      let frame = isLate ? Int64.random(in: 0...now, using: &generator) : now
      story.happens(at: frame, Self.anything(using: &generator, events: story.events))
      if let event = story.events.last { grown.append(event) }
    }
    let folded = story.interview
    #expect(grown.visits == folded.visits && grown.marks == folded.marks && grown.notes == folded.notes)
    #expect(grown.currentQuestion == folded.currentQuestion && grown.handovers == folded.handovers)
    for (visit, next) in zip(folded.visits, folded.visits.dropFirst()) {
      #expect(visit.start <= visit.end && visit.end <= next.start)
    }
    #expect(folded.marks.map(\.frame) == folded.marks.map(\.frame).sorted())
    if let current = folded.currentQuestion { #expect(folded.visits.last?.question == current) }
  }

  private static func anything(using generator: inout SplitMix, events: [InterviewEvent]) -> EventBody {
    let target = events[Int.random(in: 0..<events.count, using: &generator)].id
    switch Int.random(in: 0..<14, using: &generator) {
    case 0...4:
      return .visited(
        question: ["first_day", "advice", "years"][Int.random(in: 0..<3, using: &generator)])
    case 5: return .visited(question: nil)
    case 6, 7: return .marked(EventBody.Marked(colour: 1, label: "", reach: 0))
    case 8: return .noteBegun(question: nil)
    case 9: return .undone(event: target)
    case 10: return [.paused, .continued][Int.random(in: 0..<2, using: &generator)]
    case 11: return .markEdited(mark: target, frame: Frame(700), end: nil, colour: nil, label: nil)
    case 12: return [.handedOver(section: "s2"), .handedBack][Int.random(in: 0..<2, using: &generator)]
    default: return [.saved, .left, .reopened][Int.random(in: 0..<3, using: &generator)]
    }
  }
}
