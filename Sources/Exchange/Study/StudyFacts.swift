import Documents
import Guide
import Interview

/// The facts about an interview that stand in front of its answers. None of them names a person.
enum StudyFacts {
  /// Their columns.
  static let variables: [StudyVariable] = [
    text("interview_id", "Interview"), text("guide_id", "Guide"),
    text("guide_version", "Version of the guide"),
    text("participant", "Code of the participant"), text("language", "Language of the talk"),
    make("started_at", "Beginning, local time", .dateTime), make("ended_at", "End, local time", .dateTime),
    text("status", "How far the interview is"),
    make("seconds_recorded", "Length of the recording in seconds", .number(width: 14, decimals: 6)),
    make("seed", "What the random orders come from", .number(width: 10, decimals: 0)),
  ]

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
