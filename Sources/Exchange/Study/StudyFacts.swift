import Documents
import Guide
import Interview

/// The facts about an interview that stand in front of its answers. None of them names a person.
enum StudyFacts {
  /// Their columns, with labels in the language of the study: German, else English.
  static func variables(in language: String) -> [StudyVariable] {
    let isGerman = TranscriptWords.isGerman(language)
    func said(_ english: String, _ german: String) -> String { isGerman ? german : english }
    return [
      text("interview_id", "Interview"), text("guide_id", said("Guide", "Leitfaden")),
      text("guide_version", said("Version of the guide", "Version des Leitfadens")),
      text("participant", said("Code of the participant", "Code der teilnehmenden Person")),
      text("language", said("Language of the talk", "Sprache des Gesprächs")),
      make("started_at", said("Beginning, local time", "Beginn, Ortszeit"), .dateTime),
      make("ended_at", said("End, local time", "Ende, Ortszeit"), .dateTime),
      text("status", said("How far the interview is", "Stand des Interviews")),
      make(
        "seconds_recorded", said("Length of the recording in seconds", "Länge der Aufnahme in Sekunden"),
        .number(width: 14, decimals: 6)),
      make(
        "seed", said("What the random orders come from", "Woraus zufällige Reihenfolgen entstehen"),
        .number(width: 10, decimals: 0)),
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
