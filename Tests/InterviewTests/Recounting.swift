import Foundation
import Guide
import Timeline

@testable import Interview

/// Builds a list of events by telling what happened when.
struct Recounting {
  static let guide = Guide(
    id: "demo", title: "Demo",
    sections: [
      Section(
        id: "s1", title: "Beginning",
        questions: [
          Question(
            id: "first_day", text: "What was your first day like?",
            probes: [Probe(.probe, "Who was there?"), Probe(.check, "Place"), Probe(.prompt, "And then?")]),
          Question(id: "advice", text: "What advice did you get?"),
        ]),
      Section(
        id: "s2", title: "Facts", questions: [Question(id: "years", text: "How many?", kind: "number")]),
    ])

  var events: [InterviewEvent] = []

  init(rate: Int = 48_000, seed: Int? = nil) {
    happens(
      at: 0,
      .started(
        EventBody.Started(
          guide: "demo", guideVersion: "", guideFingerprint: "f", participant: "P-07", title: "Demo",
          language: "en", sampleRate: SampleRate(rate), channels: 1, bits: 16, container: "wav",
          utcOffset: 3600, seed: seed)))
    happens(
      at: 0,
      .partOpened(
        EventBody.PartOpened(number: 1, file: "part-001.wav", firstFrame: .zero, device: "Microphone")))
  }

  @discardableResult
  mutating func happens(at frame: Int64, _ body: EventBody) -> String {
    let sequence = Int64(events.count + 1)
    let id = "event-\(sequence)"
    events.append(
      InterviewEvent(
        id: id, interview: "i", device: "d", sequence: sequence, frame: Frame(frame),
        monotonic: MonotonicTime(nanoseconds: sequence * 1_000_000_000),
        wall: Date(timeIntervalSince1970: Double(1_700_000_000 + sequence)), body: body))
    return id
  }

  var interview: Interview { Interview(id: "i", guide: Self.guide, events: events) }
}
