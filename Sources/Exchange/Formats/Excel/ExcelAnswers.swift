import Documents
import Guide

/// The answers of a study as the cells of a sheet.
enum ExcelAnswers {
  private typealias Cell = WorkbookWriter.Cell

  /// Codes and values; dates are dates.
  static func codes(of study: StudyTable) -> [[WorkbookWriter.Cell]] {
    rows(of: study) { variable, cell in
      guard let content = cell.content else { return ExcelSheet.cell(cell.cell) }
      if case .date = variable.statistics.form, let days = serial(content) { return .date(days) }
      return ExcelSheet.cell(cell.cell)
    }
  }

  /// What people read instead of codes.
  static func labels(of study: StudyTable) -> [[WorkbookWriter.Cell]] {
    let words = study.variables.map { variable in
      let known = variable.statistics.labels + variable.statistics.missing
      return Dictionary(known.map { ($0.code, $0.text) }) { first, _ in first }
    }
    var place = -1
    return rows(of: study) { variable, cell in
      place = (place + 1) % study.variables.count
      if case .missing(let reason) = cell {
        return .text(words[place][String(reason.code)] ?? MissingWords.word(reason, in: study.guide.language))
      }
      guard let content = cell.content else { return .text("") }
      if let word = words[place][content] { return .text(word) }
      if case .date = variable.statistics.form, let days = serial(content) { return .date(days) }
      return ExcelSheet.cell(cell.cell)
    }
  }

  private static func rows(
    of study: StudyTable, _ cell: (StudyVariable, StudyCell) -> Cell
  ) -> [[Cell]] {
    [study.variables.map { .text($0.name) }]
      + study.rows.map { row in zip(study.variables, row).map { cell($0, $1) } }
  }

  /// Days as Excel counts them; `nil` before March 1900, where it counts a day that never was.
  private static func serial(_ date: String) -> Double? {
    guard let days = SpssMoment.days(date[...]), days + 25_569 >= 61 else { return nil }
    return Double(days + 25_569)
  }
}
