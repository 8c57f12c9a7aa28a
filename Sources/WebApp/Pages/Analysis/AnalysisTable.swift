import Analysis
import Documents
import Foundation
import Guide
import WebServing

/// All tables of an analysis in one, a line for each number, as statistics programs and pivot tables like it.
struct AnalysisTable {
  private static let columns = [
    "table", "section", "question", "wording", "part", "code", "label", "count", "percent", "base", "value",
    "unit", "interviews",
  ]

  private var writer: DelimitedTextWriter
  private let names: [String: String]
  private let texts: AnalysisTexts

  /// The bytes of the file; German spreadsheets want semicolons and decimal commas.
  static func data(_ scene: AnalysisScene) -> Data {
    var table = AnalysisTable(scene)
    table.writer.row(columns.map { .text($0) })
    for question in scene.view.questions { table.add(question) }
    for question in scene.shared.inOrder {
      table.addKeywords(SideBySide(question.question.id, of: scene.interviews, guide: scene.shared))
    }
    for row in scene.view.talkTime.rows { table.add(row) }
    for talk in scene.view.talkTime.interviews {
      table.line("interview", label: table.names[talk.name.id] ?? "", value: talk.seconds, unit: "s")
    }
    return table.writer.data
  }

  private init(_ scene: AnalysisScene) {
    writer = DelimitedTextWriter(scene.words.language == .german ? .spreadsheetWithSemicolon : .spreadsheet)
    names = Dictionary(scene.people.list.map { ($0.id, $0.name) }) { first, _ in first }
    texts = scene.words.tables
  }

  private mutating func add(_ question: QuestionTable) {
    for block in question.blocks {
      let part = block.isRest ? texts.otherAnswers : block.title
      switch block.content {
      case .counts(let table):
        for row in table.rows { count(row, "count", question, part, base: table.interviews.count) }
        if let distribution = table.distribution { add(distribution, question, part, unit: "") }
      case .numbers(let table):
        for answer in table.answers {
          line(
            "number", question, part, label: answer.text, value: NumberTable.number(answer), unit: table.unit,
            interviews: [answer.interview.id])
        }
        if let distribution = table.distribution { add(distribution, question, part, unit: table.unit) }
      case .dates(let table):
        for row in table.rows { count(row, "period", question, part, base: table.answers.count) }
      case .texts(let answers):
        for answer in answers {
          line("text", question, part, label: answer.text, interviews: [answer.interview.id])
        }
      }
    }
    for row in question.missing {
      line(
        "missing", question, code: row.code, label: texts.missing(row), count: row.interviews.count,
        base: question.total, interviews: row.interviews)
    }
    for (label, ids) in [
      (texts.nothingEntered, question.withoutAnswer), (texts.notAsked, question.notAsked),
      (texts.notInGuide, question.notInGuide),
    ] {
      line("missing", question, label: label, count: ids.count, base: question.total, interviews: ids)
    }
  }

  private mutating func count(
    _ row: CountRow, _ table: String, _ question: QuestionTable, _ part: String, base: Int
  ) {
    line(
      table, question, part, code: row.code, label: row.label, count: row.count, base: base,
      interviews: row.interviews)
    for written in row.written {
      line(
        "written", question, part, code: row.code, label: written.text, interviews: [written.interview.id])
    }
  }

  private mutating func add(
    _ distribution: Distribution, _ question: QuestionTable, _ part: String, unit: String
  ) {
    let numbers: [(String, Double?)] = [
      (texts.median, distribution.median), (texts.mean, distribution.mean),
      (texts.deviation, distribution.deviation), (texts.minimum, distribution.minimum),
      (texts.lowerQuartile, distribution.lowerQuartile), (texts.upperQuartile, distribution.upperQuartile),
      (texts.maximum, distribution.maximum),
    ]
    for (label, number) in numbers where number != nil {
      line("statistic", question, part, label: label, base: distribution.count, value: number, unit: unit)
    }
  }

  private mutating func addKeywords(_ side: SideBySide?) {
    guard let side else { return }
    for row in side.keywords {
      writer.row([
        "keyword", "", .text(side.id), .text(side.text), "", "", .text(row.label), .integer(row.count),
        Self.percent(row.count, of: side.rows.count), .integer(side.rows.count), .empty, "",
        .text(people(row.interviews)),
      ])
    }
  }

  private mutating func add(_ row: TalkTimeRow) {
    let title = row.title.isEmpty && row.kind == .outside ? texts.betweenQuestions : row.title
    let section = row.kind == .section ? row.id : row.section ?? ""
    let question = row.kind == .question ? row.id : ""
    for cell in row.cells {
      writer.row([
        .text("time-\(row.kind.rawValue)"), .text(section), .text(question), .text(title), "", "", "", .empty,
        .empty, .empty, Self.number(cell.seconds), "s", .text(people([cell.interview])),
      ])
    }
  }

  private mutating func line(
    _ table: String, _ question: QuestionTable? = nil, _ part: String = "", code: String = "", label: String,
    count: Int? = nil, base: Int? = nil, value: Double? = nil, unit: String = "", interviews: [String] = []
  ) {
    writer.row([
      .text(table), .text(question?.sectionTitle ?? ""), .text(question?.id ?? ""),
      .text(question?.text ?? ""), .text(part), Self.code(code), .text(label),
      count.map { .integer($0) } ?? .empty,
      count.map { Self.percent($0, of: base ?? 0) } ?? .empty, base.map { .integer($0) } ?? .empty,
      value.map(Self.number) ?? .empty, .text(unit), .text(people(interviews)),
    ])
  }

  private func people(_ ids: [String]) -> String { ids.compactMap { names[$0] }.joined(separator: " | ") }

  private static func percent(_ count: Int, of base: Int) -> DelimitedTextWriter.Cell {
    base > 0 ? number((Double(count) / Double(base) * 1000).rounded() / 10) : .empty
  }

  /// Codes are mostly numbers, and -9 must stay one.
  private static func code(_ code: String) -> DelimitedTextWriter.Cell {
    Int(code) == nil ? .text(code) : .number(code)
  }

  private static func number(_ number: Double) -> DelimitedTextWriter.Cell {
    .number("\((number * 1000).rounded() / 1000)")
  }
}
