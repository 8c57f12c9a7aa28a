import Exchange
import Foundation
import Guide
import Interview
import Timeline
import WebServing
import Wording

/// What the review page shows before its scripts run, and what they begin with.
struct ReviewPage: Sendable {
  let id: String
  /// `P-07 · Working life`
  let title: String
  /// `14 November 2026, 10:05 · 62 min · 2 parts`
  let facts: String
  let isRecording: Bool
  let texts: String
  /// JSON for `js/review.js`.
  let start: String

  private struct Start: Encodable {
    var id: String
    var guide: GuideView
    var details: ReviewDetails
    var markNames: [String]
    var colours: [String]
    var formats: [FormatView]
    var title, participant: String
    /// A shorter visit is not listed as a question that was talked about.
    var passingSeconds: Double
  }

  /// An export format in plain words.
  struct FormatView: Encodable {
    var id, name, ending: String
    var opensIn: [String]
    var isDefault: Bool
    /// The program it needs and does not find.
    var missing: String?
  }

  init(_ now: InterviewNow, details: ReviewDetails, settings: Settings, language: Language) {
    let interview = now.interview
    id = interview.id
    isRecording = now.isRecording
    title = [interview.participant, interview.title].filter { !$0.isEmpty }.joined(separator: " · ")
    facts = Self.facts(of: interview, language)
    texts = Texts.json(CommonTexts.phrases, ReviewTexts.plain, language: language)
    let usual = Set(settings.exportFormats)
    let formats = ExportFormats.all.filter { !$0.isForStudies }.map { format in
      FormatView(
        id: format.id, name: format.name.said(in: language.rawValue),
        ending: format.fileExtension,
        opensIn: format.opensIn.map { $0.said(in: language.rawValue) },
        isDefault: usual.isEmpty ? format.isDefault : usual.contains(format.id),
        missing: format.missingProgram)
    }
    start = JSONBody.embedded(
      Start(
        id: interview.id, guide: GuideView(interview), details: details,
        markNames: settings.markNames,
        colours: (1...9).map { MarkColour.name($0).said(in: language.rawValue) }, formats: formats,
        title: interview.title, participant: interview.participant,
        passingSeconds: Interview.flyBySeconds))
  }

  /// Date, length and number of parts, as far as they are known.
  static func facts(of interview: Interview, _ language: Language) -> String {
    var facts: [String] = []
    if let date = day(of: interview, language) { facts.append(date) }
    let minutes = Int((interview.soundEnd.seconds(at: interview.sampleRate) / 60).rounded())
    facts.append(minutes == 0 ? "< 1 min" : "\(minutes) min")
    let parts = interview.parts.count
    let key = parts == 0 ? "rvNoParts" : parts == 1 ? "rvOnePart" : "rvManyParts"
    facts.append(Texts.text(key, language, ["n": String(parts)]))
    return facts.joined(separator: " · ")
  }

  /// When it began, by the clock of the place where it was held.
  static func day(of interview: Interview, _ language: Language) -> String? {
    guard let began = interview.startedAt else { return nil }
    var style = Date.FormatStyle(locale: language.locale).day().month(.wide).year().hour().minute()
    style.timeZone = TimeZone(secondsFromGMT: interview.beginning?.utcOffset ?? 0) ?? .gmt
    return began.formatted(style)
  }
}
