import Documents
import Foundation
import Wording

/// The three sheets of a form, wherever they stand.
struct XLSFormSheets {
  private(set) var survey = Sheet(name: "survey", rows: [])
  private(set) var choices = Sheet(name: "choices", rows: [])
  private(set) var settings = Sheet(name: "settings", rows: [])
  /// The choices of `select_one_external`.
  private(set) var external = Sheet(name: "external_choices", rows: [])

  private static let wanted = ["survey", "choices", "settings", "external_choices"]

  init(_ data: Data, name: String, _ problems: inout ImportProblems) throws(DocumentError) {
    if name.lowercased().hasSuffix(".csv") {
      try readText(data)
    } else {
      try readWorkbook(data, &problems)
    }
    guard !survey.rows.isEmpty else {
      throw DocumentError(
        .malformed, "there is no sheet “survey” with questions; an XLSForm has one of this name")
    }
    try QuestionLimit.check(
      survey.rows.count - 1,
      at: DocumentPlace(line: survey.rows[QuestionLimit.most + 1].number, column: 1, sheet: survey.name))
  }

  private mutating func readWorkbook(_ data: Data, _ problems: inout ImportProblems) throws(DocumentError) {
    let isWanted = { (name: String) in Self.wanted.contains(Self.plain(name)) }
    let workbook = try Workbook(data, mostRows: QuestionLimit.mostRows, sheets: isWanted)
    for remark in workbook.remarks { problems.warning(remark.place, remark.sentence) }
    if workbook.sheets.count == 1, let only = workbook.sheets.first {
      survey = only
      return
    }
    for sheet in workbook.sheets { set(sheet, as: Self.plain(sheet.name)) }
  }

  private mutating func set(_ sheet: Sheet, as name: String) {
    switch name {
    case "survey": survey = sheet
    case "choices": choices = sheet
    case "external_choices": external = sheet
    default: settings = sheet
    }
  }

  // The sheet's name on a line of its own, its rows below with an empty first cell.
  private mutating func readText(_ data: Data) throws(DocumentError) {
    let table = try DelimitedTextReader.sheet(data, mostRows: QuestionLimit.mostRows)
    let heads = table.rows.first.map { row in row.cells.map { Self.plain($0.text) } } ?? []
    if heads.contains("type"), heads.contains("name") {
      survey = Sheet(name: "survey", rows: table.rows)
      return
    }
    var sheets: [String: Sheet] = [:]
    var current: String?
    for row in table.rows {
      if let first = row.cells.first, first.column == 1 {
        let name = Self.plain(first.text)
        current = Self.wanted.contains(name) ? name : nil
        // A place says the line of the file, so all sheets are called after what they are.
        if let current, sheets[current] == nil { sheets[current] = Sheet(name: current, rows: []) }
        continue
      }
      guard let current else { continue }
      sheets[current]?.rows.append(row)
    }
    for (name, sheet) in sheets { set(sheet, as: name) }
    if sheets.isEmpty {
      throw DocumentError(
        .malformed,
        "this table is neither an XLSForm (it has no line “survey”) nor a REDCap dictionary; check that it is the right file",
        at: .start)
    }
  }

  static func plain(_ text: String) -> String { text.trimmingSpace.lowercased() }
}
