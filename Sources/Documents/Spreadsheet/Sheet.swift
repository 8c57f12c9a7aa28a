/// One sheet of a workbook, or a table of delimited text: only rows and cells with something in them.
package struct Sheet: Sendable {
  /// What stands on its tab; empty for delimited text.
  package var name: String
  /// Rows with at least one cell, in order.
  package var rows: [Row]

  /// Makes a sheet.
  package init(name: String, rows: [Row]) {
    self.name = name
    self.rows = rows
  }

  /// One row.
  package struct Row: Sendable {
    /// Row of the sheet or line of the text, from 1.
    package var number: Int
    /// Its cells that are not empty, by column.
    package var cells: [Cell]

    /// Makes a row.
    package init(number: Int, cells: [Cell]) {
      self.number = number
      self.cells = cells
    }

    /// The text in a column, from 1; empty when there is none.
    package subscript(_ column: Int) -> String {
      // A few cells a row, sorted: as fast as anything else.
      for cell in cells where cell.column == column { return cell.text }
      return ""
    }
  }

  /// One cell.
  package struct Cell: Sendable, Hashable {
    /// Column, from 1.
    package var column: Int
    /// Its text; numbers as they would be typed, without needless decimals.
    package var text: String

    /// Makes a cell.
    package init(column: Int, text: String) {
      self.column = column
      self.text = text
    }
  }

  /// `B` for 2, `AA` for 27.
  package static func columnName(_ column: Int) -> String {
    var rest = column
    var name = ""
    while rest > 0 {
      name = String(UnicodeScalar(UInt8(65 + (rest - 1) % 26))) + name
      rest = (rest - 1) / 26
    }
    return name
  }
}
