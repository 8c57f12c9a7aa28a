import Exchange
import Foundation
import Guide
import Interview
import Timeline

/// An interview held in a test: events are added, sound is made by code.
struct HeldInterview {
  let rate: SampleRate
  var guide: Guide
  var language = "en"
  /// Who looks at one field of one file wants to see all of them; what is left out has tests of its own.
  var privacy = ExportPrivacy.everything
  var device = "test"
  private(set) var events: [InterviewEvent] = []
  private(set) var folder: URL
  private let id = "11111111-2222-3333-4444-555555555555"
  // 21 November 2026, 13:03:05 UTC.
  private let began = Date(timeIntervalSince1970: 1_795_266_185)

  init(in parent: URL, named name: String = "2026-11-21_P-07_a1b2", rate: Int = 8000, language: String = "en")
  {
    self.rate = SampleRate(rate)
    self.language = language
    guide = HeldInterview.guide
    folder = parent.appending(path: name, directoryHint: .isDirectory)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    happened(
      0,
      .started(
        EventBody.Started(
          guide: guide.id, guideVersion: guide.version, guideFingerprint: "", participant: "P-07",
          title: "Kitchen table", language: language, sampleRate: self.rate, channels: 1, bits: 16,
          container: "wav", utcOffset: 3600)))
  }

  static let guide = Guide(
    id: "tablets", title: "Interviewing with a tablet", language: "en", version: "2",
    sections: [
      Section(
        id: "opening", title: "Opening",
        questions: [
          Question(id: "first_day", text: "What was your first day like?"),
          Question(id: "advice", text: "What would you tell somebody who starts now?"),
        ]),
      Section(
        id: "facts", title: "Facts",
        questions: [
          Question(id: "years", text: "Years of experience", kind: "integer"),
          Question(
            id: "tools", text: "Which tools do you use?", kind: "multiple",
            options: [
              AnswerOption(code: "phone", text: "Phone"), AnswerOption(code: "paper", text: "Paper"),
              AnswerOption(code: "other", text: "Other", hasText: true),
            ]),
          Question(id: "income", text: "Income", kind: "number"),
          Question(id: "remark", text: "Anything else?", kind: "text"),
          Question(id: "smell", text: "What does it smell like?", kind: "a kind of tomorrow"),
        ]),
    ])

  @discardableResult
  mutating func happened(_ frame: Int64, _ body: EventBody) -> String {
    let number = events.count + 1
    let id = "event-\(number)"
    let nanoseconds = frame * 1_000_000_000 / Int64(rate.hertz)
    events.append(
      InterviewEvent(
        id: id, interview: self.id, device: device, sequence: Int64(number), frame: Frame(frame),
        monotonic: MonotonicTime(nanoseconds: nanoseconds),
        wall: began.addingTimeInterval(Double(frame) / Double(rate.hertz)), body: body))
    return id
  }

  mutating func visit(_ question: String?, at frame: Int64) { happened(frame, .visited(question: question)) }

  mutating func mark(_ label: String = "", colour: Int = 1, at frame: Int64, reach: Int64 = 0) {
    happened(frame, .marked(EventBody.Marked(colour: colour, label: label, reach: reach)))
  }

  mutating func note(_ text: String, on question: String? = nil, at frame: Int64) {
    let id = happened(frame, .noteBegun(question: question))
    happened(frame, .noteText(note: id, text: text))
  }

  mutating func answer(_ question: String, _ value: AnswerValue, at frame: Int64) {
    happened(frame, .answered(question: question, value: value, mode: .interviewer))
  }

  /// Adds a part with `frames` frames of made-up sound.
  mutating func part(
    _ number: Int = 1, frames: Int64, at first: Int64 = 0, name: String? = nil, sound: MadeSound = MadeSound()
  ) throws {
    let file = name ?? "part-00\(number).wav"
    happened(
      first,
      .partOpened(
        EventBody.PartOpened(number: number, file: file, firstFrame: Frame(first), device: device)))
    try sound.write(frames: frames, rate: rate.hertz, to: folder.appending(path: file))
  }

  mutating func closePart(_ number: Int = 1, frames: Int64, at frame: Int64) {
    happened(frame, .partClosed(EventBody.PartClosed(number: number, frames: frames)))
  }

  var exported: ExportedInterview { exported(as: id) }

  func exported(as id: String) -> ExportedInterview {
    ExportedInterview(
      interview: Interview(id: id, guide: guide, events: events), folder: folder, privacy: privacy)
  }
}
