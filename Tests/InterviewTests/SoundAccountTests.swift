import Foundation
import Guide
import Testing
import Timeline

@testable import Interview

@Suite("Every frame of the sound belongs somewhere")
struct SoundAccountTests {
  private static let second: Int64 = 48_000

  /// A crash as the recovery of earlier versions stored it: at the last event, with nothing that names it.
  private func crashed(_ story: inout Recounting, soundSeconds: Int64, part: Int = 1, from first: Int64 = 0) {
    let last = story.events.map(\.frame.index).max() ?? 0
    story.happens(at: last, .recovered(part: part, frames: soundSeconds * Self.second - first))
    story.happens(at: last, .left)
  }

  @Test(
    "after a crash the last visit goes on to the end of the recovered sound, also in a library of an earlier version"
  )
  func crash() {
    var story = Recounting()
    story.happens(at: 3 * Self.second, .visited(question: "first_day"))
    crashed(&story, soundSeconds: 28)
    let interview = story.interview
    #expect(interview.visits.map(\.end) == [Frame(28 * Self.second)])
    #expect(
      interview.soundAccount
        == SoundAccount(sound: 28 * Self.second, visits: 25 * Self.second, outside: 3 * Self.second))
    #expect(interview.soundAccount.unaccounted == 0)
    #expect(interview.outside.map(\.cause) == [.beginning])
  }

  @Test("what was touched in the quarter of a second that a crash cost lies at the end of the sound")
  func beyondTheSound() {
    var story = Recounting()
    story.happens(at: 1000, .visited(question: "first_day"))
    story.happens(at: 50_000, .visited(question: "advice"))
    story.happens(at: 50_000, .recovered(part: 1, frames: 48_000))
    story.happens(at: 50_000, .interrupted)
    story.happens(at: 50_000, .left)
    #expect(story.interview.visits.map(\.start.index) == [1000, 48_000])
    #expect(story.interview.visits.map(\.end.index) == [48_000, 48_000])
    #expect(story.interview.soundAccount.unaccounted == 0)
    story.happens(at: 50_000, .reopened)
    story.happens(at: 50_000, .visited(question: "advice"))
    story.happens(
      at: 50_000,
      .partOpened(
        EventBody.PartOpened(number: 2, file: "part-002.wav", firstFrame: Frame(50_000), device: "x")))
    story.happens(at: 90_000, .partClosed(EventBody.PartClosed(number: 2, frames: 40_000)))
    story.happens(at: 90_000, .saved)
    #expect(story.interview.soundAccount == SoundAccount(sound: 88_000, visits: 87_000, outside: 1000))
  }

  @Test("an interruption is told where the sound broke off, by the clock of the place, and nothing after it")
  func interruption() throws {
    var story = Recounting()
    story.happens(at: 3 * Self.second, .visited(question: "first_day"))
    let word = try #require(story.events.last?.wall)
    crashed(&story, soundSeconds: 28)
    let interruption = try #require(story.interview.interruption)
    #expect(interruption.kind == .interruption && interruption.frame == Frame(28 * Self.second))
    #expect(interruption.wall == word.addingTimeInterval(25))
    #expect(interruption.clock.wholeMatch(of: /\d\d:\d\d/) != nil)
    story.happens(at: 28 * Self.second, .reopened)
    #expect(story.interview.interruption == nil && story.interview.breaks.count == 1)
    let resumed = try #require(story.interview.resumed)
    #expect(resumed.place == GuidePlace(question: "first_day") && resumed.isAfterCrash)
    #expect(resumed.wall == interruption.wall)
    #expect(resumed.time(offset: 3600, in: "en", now: resumed.wall) == interruption.clock)
    #expect(resumed.time(offset: 3600, in: "en", now: .now) == "14 Nov, \(interruption.clock)")
    #expect(resumed.time(offset: 3600, in: "de-AT", now: .now) == "14.11., \(interruption.clock)")
    story.happens(at: 28 * Self.second, .visited(question: "first_day"))
    #expect(story.interview.resumed != nil)
    story.happens(at: 29 * Self.second, .visited(question: "advice"))
    #expect(story.interview.resumed == nil)
  }

  @Test("who left by themselves was not interrupted")
  func left() {
    var story = Recounting()
    story.happens(at: 10, .visited(question: "first_day"))
    story.happens(at: 480, .partClosed(EventBody.PartClosed(number: 1, frames: 480)))
    story.happens(at: 480, .left)
    story.happens(at: 480, .reopened)
    #expect(story.interview.breaks.isEmpty && story.interview.interruption == nil)
    #expect(story.interview.resumed?.isAfterCrash == false)
    #expect(story.interview.lastPlace == GuidePlace(question: "first_day"))
  }

  @Test("sound after the end of a sitting that nobody explains is unaccounted for")
  func unaccounted() {
    var story = Recounting()
    story.happens(at: 100, .visited(question: "first_day"))
    story.happens(at: 500, .saved)
    story.happens(at: 500, .partClosed(EventBody.PartClosed(number: 1, frames: 800)))
    #expect(story.interview.soundAccount.unaccounted == 300)
  }

  @Test(
    "a hand-over's last question ends with it, and what is said then belongs to none",
    arguments: [true, false])
  func handover(isFinished: Bool) {
    var story = Recounting()
    story.happens(at: 100, .visited(question: "advice"))
    story.happens(at: 200, .handedOver(section: "s2"))
    story.happens(at: 210, .visited(question: "years"))
    if isFinished { story.happens(at: 300, .handoverFinished) }
    story.happens(at: 400, .handedBack)
    #expect(story.interview.currentQuestion == nil)
    story.happens(at: 900, .partClosed(EventBody.PartClosed(number: 1, frames: 900)))
    story.happens(at: 900, .saved)
    #expect(story.interview.visits.map(\.end.index) == [210, isFinished ? 300 : 400])
    #expect(story.interview.outside.map(\.cause).last == .handover("s2"))
    #expect(story.interview.soundAccount.unaccounted == 0)
  }

  @Test("an interviewer who goes on elsewhere while the device is handed over stays there")
  func elsewhere() {
    var story = Recounting()
    story.happens(at: 100, .visited(question: "advice"))
    story.happens(at: 200, .handedOver(section: "s2"))
    story.happens(at: 210, .visited(question: "first_day"))
    story.happens(at: 300, .handoverFinished)
    story.happens(at: 400, .handedBack)
    #expect(story.interview.currentQuestion == "first_day")
  }

  @Test("a section that is chosen is the place, and its time belongs to it")
  func section() {
    var story = Recounting()
    story.happens(at: 100, .visited(question: "advice"))
    story.happens(at: 200, .visited(question: nil, section: "s2"))
    #expect(story.interview.guidePlace == GuidePlace(section: "s2"))
    #expect(story.interview.currentQuestion == nil && story.interview.currentSection == "s2")
    story.happens(at: 500, .visited(question: "years"))
    #expect(story.interview.currentSection == nil)
    #expect(story.interview.outside.map(\.cause) == [.beginning, .section("s2")])
    #expect(story.interview.outside.map(\.span.frames) == [100, 300])
  }

  @Test(
    "whatever happens in whatever order, the visits and the time outside add up to the sound",
    arguments: UInt64(1)...80)
  func anything(seed: UInt64) {
    var generator = SplitMix(seed: seed &* 1717)
    var story = Recounting()
    var (now, first, part): (Int64, Int64, Int) = (0, 0, 1)
    for _ in 0..<3 {
      for _ in 0..<20 {
        now += Int64.random(in: 0...4000, using: &generator)
        let isLate = Int.random(in: 0..<5, using: &generator) == 0
        story.happens(
          at: isLate ? Int64.random(in: first...now, using: &generator) : now, Self.move(using: &generator))
      }
      if Bool.random(using: &generator) {
        // the last events may lie behind the sound that is left
        let end = max(first + 1, now + Int64.random(in: -9000...90_000, using: &generator))
        story.happens(at: now, .recovered(part: part, frames: end - first))
        story.happens(at: now, .left)
        now = max(now, end)
      } else {
        story.happens(at: now, .partClosed(EventBody.PartClosed(number: part, frames: now - first)))
        story.happens(at: now, .saved)
      }
      #expect(story.interview.soundAccount.unaccounted == 0)
      (first, part) = (now, part + 1)
      story.happens(at: now, .reopened)
      story.happens(
        at: now,
        .partOpened(
          EventBody.PartOpened(number: part, file: "p\(part).wav", firstFrame: Frame(first), device: "x")))
    }
    story.happens(at: now, .partClosed(EventBody.PartClosed(number: part, frames: 0)))
    story.happens(at: now, .left)
    let interview = story.interview
    #expect(interview.soundAccount.unaccounted == 0)
    for seconds in [0.0, 1, 5, 60] {
      let told = interview.withoutFlyBys(shorterThan: seconds)
      #expect(told.soundAccount.unaccounted == 0)
      #expect(told.events == interview.events)
    }
  }

  private static func move(using generator: inout SplitMix) -> EventBody {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0...5:
      .visited(question: ["first_day", "advice", "years"][Int.random(in: 0..<3, using: &generator)])
    case 6: .visited(question: nil)
    case 7: .visited(question: nil, section: "s2")
    case 8: .handedOver(section: "s2")
    case 9: .handoverFinished
    case 10: .handedBack
    default: .marked(EventBody.Marked(colour: 1, label: "", reach: 0))
    }
  }
}
