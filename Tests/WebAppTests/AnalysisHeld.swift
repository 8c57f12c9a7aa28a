import Foundation
import Guide
import Interview
import Timeline

@testable import WebApp

/// Interviews for tests of the analysis: a scale, a choice, a number, a text and an open question.
enum AnalysisHeld {
  static let hostile = "</script><b>Mut & \"Wut\"</b>"

  static func guide(version: String = "2") -> Guide {
    var years = AnswerFormat()
    years.unit = "Jahre"
    return Guide(
      id: "tablets", title: "Mit dem Tablet", language: "de", version: version,
      sections: [
        Section(id: "talk", title: "Gespräch", questions: [Question(id: "first", text: "Erster Tag?")]),
        Section(
          id: "facts", title: "Fakten",
          questions: [
            Question(
              id: "gender", text: version == "1" ? "Geschlecht" : "Welches Geschlecht?", kind: "single",
              options: [
                AnswerOption(code: "w", text: "weiblich"), AnswerOption(code: "m", text: "männlich"),
                AnswerOption(code: "d", text: "divers"),
              ]),
            Question(id: "years", text: "Wie lange?", kind: "integer", format: years),
            Question(id: "remark", text: hostile, kind: "text"),
          ]),
      ])
  }

  static func interview(_ number: Int, gender: String?, years: Double?, version: String = "2") -> Interview {
    let guide = guide(version: version)
    let began = Date(timeIntervalSince1970: 1_795_266_185 + Double(number) * 86_400)
    var events: [InterviewEvent] = []
    func happened(_ seconds: Double, _ body: EventBody) {
      events.append(
        InterviewEvent(
          id: "i\(number)-\(events.count)", interview: "i\(number)", device: "test",
          sequence: Int64(events.count + 1), frame: Frame(Int64(seconds * 1000)),
          monotonic: MonotonicTime(nanoseconds: Int64(seconds * 1e9)),
          wall: began.addingTimeInterval(seconds),
          body: body))
    }
    happened(
      0,
      .started(
        EventBody.Started(
          guide: guide.id, guideVersion: guide.version, guideFingerprint: "", participant: "P-0\(number)",
          title: "", language: "de", sampleRate: SampleRate(1000), channels: 1, bits: 16, container: "wav",
          utcOffset: 0)))
    happened(5, .visited(question: "first"))
    happened(6, .keyworded(question: "first", keyword: hostile, isSet: true))
    happened(605, .visited(question: "gender"))
    if let gender {
      let value = AnswerValue.choices([AnswerValue.Choice(code: gender)])
      happened(610, .answered(question: "gender", value: value, mode: .interviewer))
    } else {
      happened(610, .unanswered(question: "gender", reason: .refused, mode: .interviewer))
    }
    if let years {
      happened(620, .answered(question: "years", value: .number(years), mode: .interviewer))
    }
    happened(630, .answered(question: "remark", value: .text("=1+1 \(hostile)"), mode: .interviewer))
    happened(660, .saved)
    return Interview(id: "i\(number)", guide: guide, events: events)
  }

  static let material = AnalysisMaterial(
    guide: "tablets",
    interviews: [
      interview(1, gender: "w", years: 3, version: "1"), interview(2, gender: "m", years: 12),
      interview(3, gender: "w", years: nil), interview(4, gender: nil, years: 30),
    ], unreadable: 0, stamp: [:])
}
