import Foundation
import Guide
import Testing
import Timeline

@testable import Interview

@Suite("What is handed on leaves out questions that were only passed by")
struct FlyByTests {
  /// Like `Recounting`, with a clock that runs as the sound does.
  private struct Story {
    var told = Recounting(rate: 1000)

    mutating func happens(at milliseconds: Int64, _ body: EventBody, later: Int64 = 0) {
      told.happens(at: milliseconds, body)
      told.events[told.events.count - 1].monotonic = MonotonicTime(
        nanoseconds: (milliseconds + later) * 1_000_000)
    }
    var interview: Interview { told.interview }
  }

  private func plain(_ interview: Interview) -> [String] {
    interview.visits.map { "\($0.question) \($0.start.index) \($0.end.index) \($0.number)" }
  }

  @Test("a question that was passed on the way counts for the one that was reached, and is no visit")
  func reached() {
    var story = Story()
    story.happens(at: 0, .visited(question: "years"))
    story.happens(at: 5000, .visited(question: "advice"))
    story.happens(at: 5150, .visited(question: "first_day"))
    story.happens(at: 9000, .saved)
    #expect(plain(story.interview.withoutFlyBys()) == ["years 0 5000 1", "first_day 5000 9000 1"])
    #expect(story.interview.visits.count == 3)
    #expect(story.interview.withoutFlyBys(shorterThan: 0).visits == story.interview.visits)
    #expect(story.interview.withoutFlyBys(shorterThan: 0.1).visits == story.interview.visits)
  }

  @Test("where nothing but short visits follow each other the longest stays, so that no time is lost")
  func allShort() {
    var story = Story()
    story.happens(at: 0, .visited(question: "years"))
    story.happens(at: 600, .visited(question: "advice"))
    story.happens(at: 1500, .visited(question: "first_day"))
    story.happens(at: 2000, .visited(question: nil))
    story.happens(at: 3000, .visited(question: "years"))
    story.happens(at: 9000, .saved)
    #expect(plain(story.interview.withoutFlyBys()) == ["advice 0 2000 1", "years 3000 9000 1"])
    #expect(
      plain(story.interview.withoutFlyBys(shorterThan: 60)) == ["advice 0 2000 1", "years 3000 9000 1"])
  }

  @Test("a question that was shown for a moment and not answered is still skipped, not never reached")
  func skipped() throws {
    var story = Story()
    story.happens(at: 0, .visited(question: "first_day"))
    story.happens(at: 5000, .visited(question: "years"))
    story.happens(at: 5150, .visited(question: "advice"))
    story.happens(at: 9000, .saved)
    let years = try #require(Recounting.guide.question("years"))
    let told = story.interview.withoutFlyBys()
    #expect(told.visits(to: "years").isEmpty)
    #expect(told.result(of: years) == .missing(.skipped))
  }

  @Test("there and back again is one visit, with what was said in it")
  func back() {
    var story = Story()
    story.happens(at: 0, .visited(question: "first_day"))
    story.happens(at: 5000, .visited(question: "advice"))
    story.happens(at: 5150, .visited(question: "years"))
    story.happens(at: 5300, .visited(question: "first_day"))
    story.happens(at: 9000, .saved)
    let visits = story.interview.visits
    story.happens(at: 9000, .transcribed(visit: visits[0].id, text: "one"))
    story.happens(at: 9000, .transcribed(visit: visits[3].id, text: "two"))
    let told = story.interview.withoutFlyBys()
    #expect(plain(told) == ["first_day 0 9000 1"])
    #expect(told.transcripts == [visits[0].id: "one\ntwo"])
  }

  @Test("a question that nobody reached another from counts for the one that was left")
  func left() {
    var story = Story()
    story.happens(at: 0, .visited(question: "first_day"))
    story.happens(at: 5000, .visited(question: "advice"))
    story.happens(at: 5150, .saved)
    #expect(plain(story.interview.withoutFlyBys()) == ["first_day 0 5150 1"])
  }

  @Test("what was answered, marked, noted or transcribed was no fly-by", arguments: 0..<5)
  func used(kind: Int) {
    var story = Story()
    story.happens(at: 0, .visited(question: "first_day"))
    story.happens(at: 5000, .visited(question: "years"))
    switch kind {
    case 0: story.happens(at: 5100, .answered(question: "years", value: .number(1), mode: .handover))
    case 1: story.happens(at: 5100, .marked(EventBody.Marked(colour: 1, label: "", reach: 0)))
    case 2: story.happens(at: 5100, .noteBegun(question: "years"))
    case 3: story.happens(at: 5100, .keyworded(question: "years", keyword: "x", isSet: true))
    default: break
    }
    story.happens(at: 5150, .visited(question: "advice"))
    story.happens(at: 9000, .saved)
    if kind == 4 { story.happens(at: 9000, .transcribed(visit: story.interview.visits[1].id, text: "no")) }
    #expect(story.interview.withoutFlyBys().visits == story.interview.visits)
  }

  @Test("a question that is never recorded has no sound and is no fly-by; the only visit is none either")
  func silent() {
    var story = Story()
    story.happens(at: 0, .visited(question: "first_day"))
    story.happens(at: 5000, .visited(question: "advice"))
    story.happens(at: 5000, .visited(question: "years"), later: 120_000)
    story.happens(at: 9000, .saved, later: 120_000)
    #expect(story.interview.withoutFlyBys().visits.count == 3)
    var short = Story()
    short.happens(at: 0, .visited(question: "first_day"))
    short.happens(at: 100, .saved)
    #expect(short.interview.withoutFlyBys().visits.count == 1)
  }
}
