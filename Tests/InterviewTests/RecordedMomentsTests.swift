import Foundation
import Guide
import Testing
import Timeline

@testable import Interview

@Suite("Moments of a recording that is over")
struct RecordedMomentsTests {
  private static let start = Date(timeIntervalSince1970: 1_800_000_000)

  /// An interview from `(second of the clock, second of the sound, what)`; one second has a hundred frames.
  private func interview(_ told: [(clock: Double, sound: Double, body: EventBody)]) -> Interview {
    let events = told.enumerated().map { index, event in
      InterviewEvent(
        id: "e\(index)", interview: "i", device: "test", sequence: Int64(index + 1),
        frame: Frame(Int64(event.sound * 100)), monotonic: Self.at(event.clock),
        wall: Self.start + event.clock, body: event.body)
    }
    return Interview(id: "i", guide: Recounting.guide, events: events)
  }

  private static func at(_ seconds: Double) -> MonotonicTime {
    MonotonicTime(nanoseconds: Int64(seconds * 1e9))
  }

  private static let started = EventBody.started(
    EventBody.Started(
      guide: "g", guideVersion: "", guideFingerprint: "", participant: "", title: "", language: "en",
      sampleRate: SampleRate(100), channels: 1, bits: 16, container: "wav", utcOffset: 0))

  private func moments(
    _ told: [(clock: Double, sound: Double, body: EventBody)], now: Double = 10_000
  ) -> (Double) -> Double? {
    let moments = RecordedMoments(of: interview(told), now: Self.at(now), wall: Self.start + now)
    return { clock in moments.frame(at: Self.at(clock)).map { Double($0.index) / 100 } }
  }

  @Test("between two events the sound ran, and in a pause it stood still")
  func pauses() {
    let sound = moments([
      (100, 0, Self.started), (110, 9, .visited(question: "first_day")), (120, 19, .paused),
      (150, 19, .continued),
      (160, 29, .saved),
    ])
    #expect([90, 105, 110, 115, 120, 135, 155, 160, 500].map(sound) == [0, 4, 9, 14, 19, 19, 24, 29, 29])
  }

  @Test("what was told late, edited or put by hand is no clock")
  func noClocks() {
    let sound = moments([
      (100, 0, Self.started), (120, 20, .visited(question: "first_day")),
      (105, 5, .visited(question: "advice")),
      (121, 2, .noteBegun(question: nil)),
      (122, 3, .marked(EventBody.Marked(colour: 1, label: "", reach: 0))),
      (140, 40, .saved), (200, 40, .flagged(question: "advice", isFlagged: true)),
    ])
    #expect([104, 110, 125, 139, 150, 250].map(sound) == [4, 10, 25, 39, 40, 40])
  }

  @Test("each sitting has its own sound; a recorder that crashed stops where its sound does")
  func sittings() {
    let part = EventBody.PartOpened(number: 1, file: "part-001.wav", firstFrame: .zero, device: "")
    let told: [(clock: Double, sound: Double, body: EventBody)] = [
      (100, 0, Self.started), (100, 0, .partOpened(part)), (110, 10, .visited(question: "first_day")),
      (300, 30, .recovered(part: 1, frames: 3000)),
    ]
    let crashed = moments(told)
    #expect([115, 130, 200].map(crashed) == [15, 30, 30])
    let gone = moments(
      told + [(400, 30, .reopened), (410, 40, .visited(question: "advice")), (420, 50, .left)])
    #expect([115, 200, 405, 415, 430].map(gone) == [15, 30, 35, 45, 50])
  }

  @Test("a computer that was started anew tells by the time of day")
  func reboot() {
    let told: [(clock: Double, sound: Double, body: EventBody)] = [
      (5000, 0, Self.started), (5010, 10, .visited(question: "first_day")), (5060, 60, .saved),
    ]
    let moments = RecordedMoments(of: interview(told), now: Self.at(30), wall: Self.start + 5100)
    #expect(moments.frame(at: Self.at(-50)) == Frame(2000))
    #expect(moments.holds(Self.at(-11)) && !moments.holds(Self.at(-8)))
  }

  @Test("nothing was recorded of an interview that never began")
  func planned() {
    let moments = RecordedMoments(of: interview([]), now: Self.at(0), wall: Self.start)
    #expect(moments.frame(at: Self.at(0)) == nil && !moments.holds(Self.at(0)))
  }
}
