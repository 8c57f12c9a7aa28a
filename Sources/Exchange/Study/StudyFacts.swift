import Documents
import Guide
import Interview
import Wording

/// The facts about an interview that stand in front of its answers. None of them names a person.
enum StudyFacts {
  /// Their columns, with labels in the language of the study, as far as somebody wrote them in it; else in English.
  static func variables(in language: String) -> [StudyVariable] {
    func said(_ sentence: Sentence) -> String { sentence.said(in: language) }
    return [
      text("interview_id", "Interview"), text("guide_id", said("Guide")),
      text("guide_version", said("Version of the guide")),
      text("participant", said("Code of the participant")),
      text("language", said("Language of the talk")),
      make("started_at", said("Beginning, local time"), .dateTime),
      make("ended_at", said("End, local time"), .dateTime),
      text("status", said("How far the interview is")),
      make(
        "seconds_recorded", said("Length of the recording in seconds"), .number(width: 14, decimals: 6)),
      make("seed", said("What the random orders come from"), .number(width: 10, decimals: 0)),
    ]
  }

  /// The headings of those columns, the same in every language.
  static var names: [String] { variables(in: "").map(\.name) }

  /// The cells for those columns.
  static func cells(of exported: ExportedInterview) -> [StudyCell] {
    let interview = exported.interview
    let offset = interview.beginning?.utcOffset ?? 0
    let cells: [DelimitedTextWriter.Cell] = [
      .text(exported.stem), .text(interview.guide.id),
      .text(interview.beginning?.guideVersion ?? interview.guide.version), .text(interview.participant),
      .text(interview.language),
      .number(interview.startedAt.map { ClockText.local($0, offset: offset) } ?? ""),
      .number(interview.endedAt.map { ClockText.local($0, offset: offset) } ?? ""),
      .text(interview.status.rawValue), .number(Seconds.text(exported.soundEnd, at: exported.rate)),
      interview.seed.map { .integer($0) } ?? .empty,
    ]
    return cells.map(StudyCell.value)
  }

  private static func text(_ name: String, _ label: String) -> StudyVariable {
    make(name, label, .text(bytes: 0), .nominal)
  }

  private static func make(
    _ name: String, _ label: String, _ form: StatisticsVariable.Form,
    _ measure: StatisticsVariable.Measure = .scale
  ) -> StudyVariable {
    StudyVariable(
      statistics: StatisticsVariable(name: name, label: label, form: form, measure: measure), column: name)
  }
}
