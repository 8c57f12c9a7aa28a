import Documents

/// A sheet, and how many of its texts do not fit in their cells.
struct ExcelSheet {
  var sheet: WorkbookWriter.Sheet
  var cut = 0

  init(_ name: String, rows: [[WorkbookWriter.Cell]]) {
    sheet = WorkbookWriter.Sheet(name: name, rows: rows)
    for row in rows {
      for case .text(let text) in row where text.utf8.count > WorkbookWriter.longestText {
        if text.utf16.count > WorkbookWriter.longestText { cut += 1 }
      }
    }
  }

  init(_ name: String, _ table: CsvTable) {
    self.init(name, rows: [table.heading.map { .text($0) }] + table.rows.map { $0.map(Self.cell) })
  }

  init(_ name: String, _ rows: [[WorkbookWriter.Cell]]) { self.init(name, rows: rows) }

  /// A number where the table has one; time codes and moments of the clock stay texts, which no setting of a country
  /// changes.
  static func cell(_ cell: DelimitedTextWriter.Cell) -> WorkbookWriter.Cell {
    switch cell {
    case .text(let text): .text(text)
    case .number(let text): Double(text).map { .number($0) } ?? .text(text)
    }
  }
}
