import Documents
import Guide
import Interview

/// One row for each interview, one column for each variable in the order of the guide. Codes, not labels; a
/// missing reason is its code (-9...-5): also where a question did not apply, was passed over or not reached any more.
/// An empty cell in an interview that still goes on: no answer yet.
enum AnswersWideTable {
  private typealias Cell = DelimitedTextWriter.Cell

  private static let heading = [
    "interview_id", "guide_id", "guide_version", "participant", "language", "started_at", "ended_at",
    "status", "seconds_recorded", "seed",
  ]

  /// One table for each guide, in the order in which the guides come up.
  static func tables(of interviews: [ExportedInterview]) -> [(guide: String, table: CsvTable)] {
    var guides: [String] = []
    for interview in interviews where !guides.contains(interview.interview.guide.id) {
      guides.append(interview.interview.guide.id)
    }
    return guides.map { guide in
      (guide, table(of: interviews.filter { $0.interview.guide.id == guide }))
    }
  }

  private static func table(of interviews: [ExportedInterview]) -> CsvTable {
    let variables = variables(of: interviews)
    return CsvTable(
      heading: heading + variables,
      rows: interviews.map { interview in
        let cells = cells(of: interview)
        return facts(of: interview) + variables.map { cells[$0] ?? .empty }
      })
  }

  /// The variables of all versions of the guide. What only a later version has goes where it stands there.
  private static func variables(of interviews: [ExportedInterview]) -> [String] {
    var names: [String] = []
    for interview in interviews {
      var place = 0
      for question in interview.interview.guide.questions {
        for column in columns(of: question) {
          if let known = names.firstIndex(of: column) {
            place = known + 1
          } else {
            names.insert(column, at: place)
            place += 1
          }
        }
      }
    }
    return names
  }

  /// A kind that this version does not know gets one column with its value as text.
  private static func columns(of question: Question) -> [String] {
    AnswerKinds.kind(question.kind)?.columns(for: question).map(\.name) ?? [question.id]
  }

  private static func cells(of interview: ExportedInterview) -> [String: Cell] {
    var cells: [String: Cell] = [:]
    for question in interview.interview.guide.questions {
      let names = columns(of: question)
      switch interview.interview.result(of: question) {
      case .value(let value):
        let values =
          AnswerKinds.kind(question.kind)?.cells(for: value, of: question).map { text -> Cell in
            if case .text = value { return .text(text) }
            return AnswerText.cell(text)
          } ?? [AnswerText.value(value)]
        for (name, cell) in zip(names, values) { cells[name] = cell }
      case .missing(let reason): for name in names { cells[name] = .integer(reason.code) }
      case .nothing: break
      }
    }
    return cells
  }

  private static func facts(of exported: ExportedInterview) -> [Cell] {
    let interview = exported.interview
    let offset = interview.beginning?.utcOffset ?? 0
    return [
      .text(exported.stem), .text(interview.guide.id),
      .text(interview.beginning?.guideVersion ?? interview.guide.version), .text(interview.participant),
      .text(interview.language),
      .number(interview.startedAt.map { ClockText.local($0, offset: offset) } ?? ""),
      .number(interview.endedAt.map { ClockText.local($0, offset: offset) } ?? ""),
      .text(interview.status.rawValue), .number(Seconds.text(exported.soundEnd, at: exported.rate)),
      interview.seed.map { .integer($0) } ?? .empty,
    ]
  }
}
