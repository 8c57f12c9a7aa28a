import Documents
import Foundation
import Guide
import Interview

/// All interviews with one guide as one table: a row for each interview, a column for each variable in the order of the
/// guide. Every format that hands answers to a statistics program is made of it.
struct StudyTable: Sendable {
  /// The guide, in the version of the latest interview.
  let guide: Guide
  /// The interviews, in the order in which they were named.
  let interviews: [ExportedInterview]
  /// The columns: facts, then answers.
  let variables: [StudyVariable]
  /// One row for each interview, as long as `variables`.
  let rows: [[StudyCell]]

  /// One table for each guide, in the order in which the guides come up.
  static func tables(of interviews: [ExportedInterview]) -> [StudyTable] {
    var guides: [String] = []
    var members: [String: [ExportedInterview]] = [:]
    for interview in interviews {
      let guide = interview.interview.guide.id
      if members[guide] == nil { guides.append(guide) }
      members[guide, default: []].append(interview)
    }
    return guides.compactMap { members[$0].flatMap(StudyTable.init) }
  }

  private init?(_ interviews: [ExportedInterview]) {
    // Later versions last, so that their words count; interviews of the same moment stay in their order.
    let ages = interviews.indices.sorted { left, right in
      let (one, other) = (interviews[left].interview.startedAt, interviews[right].interview.startedAt)
      return one == other ? left < right : (one ?? .distantPast) < (other ?? .distantPast)
    }
    guard let latest = ages.last else { return nil }
    guide = interviews[latest].interview.guide
    var columns = StudyColumns(language: guide.language)
    let alone = interviews.count == 1 ? interviews[latest].interview : nil
    let layouts = Self.layouts(interviews, ages) { columns.add(alone?.guideTold ?? $0.withPlaceholders) }
    self.interviews = interviews
    variables = columns.variables
    rows = interviews.indices.map { index in
      var row = StudyFacts.cells(of: interviews[index])
      row += Array(repeating: .nothing, count: columns.variables.count - row.count)
      Self.fill(&row, of: interviews[index].interview, layouts[index], columns)
      return row
    }
  }

  /// What each interview's guide is called by `add`, which is asked once for every different guide.
  private static func layouts(
    _ interviews: [ExportedInterview], _ order: [Int], add: (Guide) -> StudyColumns.Layout
  ) -> [StudyColumns.Layout] {
    // A dictionary: questions added on the spot make a guide of its own of many an interview.
    var known: [Guide: StudyColumns.Layout] = [:]
    var layouts = Array(repeating: StudyColumns.Layout(), count: interviews.count)
    for index in order {
      let guide = interviews[index].interview.guide
      let layout = known[guide] ?? add(guide)
      known[guide] = layout
      layouts[index] = layout
    }
    return layouts
  }

  private static func fill(
    _ row: inout [StudyCell], of interview: Interview, _ layout: StudyColumns.Layout, _ columns: StudyColumns
  ) {
    for (question, keys) in layout.columns where !keys.isEmpty {
      let places = keys.compactMap { columns.place(of: $0) }
      switch interview.result(of: question) {
      case .value(let value):
        for (place, cell) in zip(places, cells(for: value, of: question)) { row[place] = .value(cell) }
      case .missing(let reason): for place in places { row[place] = .missing(reason) }
      case .nothing: break
      }
    }
  }

  private static func cells(for value: AnswerValue, of question: Question) -> [DelimitedTextWriter.Cell] {
    guard let kind = AnswerKinds.kind(question.kind) else { return [AnswerText.value(value)] }
    return kind.cells(for: value, of: question).map { text in
      if case .text = value { return .text(text) }
      return AnswerText.cell(text)
    }
  }
}

extension StudyTable {
  /// `answers_wide`, or `answers_wide_GUIDE` when there are several guides; no two guides get the same.
  static func stem(_ name: String, of study: StudyTable, among studies: [StudyTable]) -> String {
    studies.count == 1 ? name : "\(name)_\(study.guide.id)"
  }
}
