import Foundation
import Guide
import Interview
import Timeline

/// An interview held in a test: what happened is written down second by second.
struct Held {
  var guide: Guide
  let id: String
  let rate: SampleRate
  private var events: [InterviewEvent] = []
  // 21 November 2026, 13:03:05 UTC.
  private let began: Date

  init(
    _ id: String, guide: Guide = Held.guide, participant: String? = nil, language: String = "de",
    rate: Int = 1000,
    dayLater: Int = 0
  ) {
    (self.id, self.guide, self.rate) = (id, guide, SampleRate(rate))
    began = Date(timeIntervalSince1970: 1_795_266_185 + Double(dayLater) * 86_400)
    happened(
      0,
      .started(
        EventBody.Started(
          guide: guide.id, guideVersion: guide.version, guideFingerprint: "",
          participant: participant ?? "P-\(id)", title: "Interview \(id)", language: language,
          sampleRate: self.rate, channels: 1, bits: 16, container: "wav", utcOffset: 3600)))
  }

  @discardableResult
  mutating func happened(_ seconds: Double, _ body: EventBody) -> String {
    let number = events.count + 1
    let event = "\(id)-\(number)"
    events.append(
      InterviewEvent(
        id: event, interview: id, device: "test", sequence: Int64(number),
        frame: Frame(rate.frames(seconds: seconds)),
        monotonic: MonotonicTime(nanoseconds: Int64(seconds * 1e9)), wall: began.addingTimeInterval(seconds),
        body: body))
    return event
  }

  mutating func visit(_ question: String?, at seconds: Double) {
    happened(seconds, .visited(question: question))
  }

  mutating func answer(_ question: String, _ value: AnswerValue, at seconds: Double = 0) {
    happened(seconds, .answered(question: question, value: value, mode: .interviewer))
  }

  mutating func choose(_ question: String, _ codes: String...) {
    answer(question, .choices(codes.map { AnswerValue.Choice(code: $0) }))
  }

  mutating func refuse(_ question: String, _ reason: MissingReason) {
    happened(0, .unanswered(question: question, reason: reason, mode: .interviewer))
  }

  mutating func note(_ text: String, on question: String, at seconds: Double) {
    let note = happened(seconds, .noteBegun(question: question))
    happened(seconds, .noteText(note: note, text: text))
  }

  var interview: Interview { Interview(id: id, guide: guide, events: events) }

  static let points = ["gar nicht", "wenig", "teils, teils", "ziemlich", "sehr"]

  static func scale(_ id: String, _ text: String) -> Question {
    Question(
      id: id, text: text, kind: "scale",
      options: points.enumerated().map { AnswerOption(code: "\($0.offset + 1)", text: $0.element) })
  }

  static let guide = Guide(
    id: "tablets", title: "Interviews mit dem Tablet", language: "de", version: "2",
    sections: [
      Section(
        id: "opening", title: "Einstieg",
        questions: [
          Question(id: "first_day", text: "Wie war Ihr erster Tag?"),
          Question(id: "advice", text: "Was würden Sie jemandem raten, der heute anfängt?"),
        ], attributes: [Attribute("minutes", "10")]),
      Section(
        id: "opinions", title: "Meinungen",
        questions: [
          scale("useful", "Das Tablet nützt mir bei der Arbeit."),
          scale("easy", "Das Tablet ist leicht zu bedienen."),
          scale("disturbs", "Das Tablet stört das Gespräch."),
        ], attributes: [Attribute("minutes", "5")]),
      Section(
        id: "facts", title: "Zur Person",
        questions: [
          Question(
            id: "gender", text: "Welches Geschlecht haben Sie?", kind: "single",
            options: [
              AnswerOption(code: "w", text: "weiblich"), AnswerOption(code: "m", text: "männlich"),
              AnswerOption(code: "d", text: "divers"),
              AnswerOption(code: "x", text: "möchte ich nicht sagen", isMissing: true),
            ]),
          Question(id: "years", text: "Wie viele Jahre Erfahrung haben Sie?", kind: "integer", format: years),
          Question(
            id: "tools", text: "Womit nehmen Sie Interviews auf?", kind: "multiple",
            options: [
              AnswerOption(code: "phone", text: "Telefon"),
              AnswerOption(
                code: "recorder", text: "Aufnahmegerät mit eingebauten Mikrofonen und Speicherkarte"),
              AnswerOption(code: "paper", text: "gar nicht, ich schreibe mit"),
              AnswerOption(code: "other", text: "anderes", hasText: true),
            ]),
          Question(id: "driver", text: "Haben Sie ein Auto?", kind: "yesno"),
          Question(id: "begun", text: "Wann haben Sie angefangen?", kind: "date"),
          Question(id: "remark", text: "Möchten Sie noch etwas sagen?", kind: "text"),
          Question(id: "smell", text: "Wonach riecht es?", kind: "a kind of tomorrow"),
          Question(id: "thanks", text: "Danke!", kind: "info"),
        ]),
    ])

  private static var years: AnswerFormat {
    var format = AnswerFormat()
    format.unit = "Jahre"
    return format
  }
}
