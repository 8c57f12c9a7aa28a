package import Foundation
internal import CXLSXWriter
import Wording

/// Writes an .xlsx workbook of texts and numbers: the first row of each sheet is bold and stays in sight.
package enum WorkbookWriter {
  /// Most characters (UTF-16) of a cell.
  package static let longestText = 32_767
  /// Most rows of a sheet.
  package static let mostRows = 1_048_576
  // Excel's limit; longer names are errors of the library.
  private static let longestName = 31

  /// What a cell holds.
  package enum Cell: Hashable, Sendable {
    /// A text, also one that looks like a formula or a number; empty for nothing.
    case text(String)
    /// A number.
    case number(Double)
    /// A day, counted as Excel does: 61 is 1 March 1900.
    case date(Double)
  }

  /// A sheet; its first row is the heading.
  package struct Sheet: Sendable {
    /// Its name; what Excel does not take becomes an underscore, and the end is cut at 31 characters.
    package var name: String
    /// Its rows.
    package var rows: [[Cell]]

    /// Makes a sheet.
    package init(name: String, rows: [[Cell]]) { (self.name, self.rows) = (name, rows) }
  }

  /// The workbook of texts as the bytes of a file.
  ///
  /// - Throws: when the disk for temporary files is full or not writable.
  package static func data(_ sheets: [(name: String, rows: [[String]])]) throws(DocumentError) -> Data {
    try data(sheets.map { Sheet(name: $0.name, rows: $0.rows.map { $0.map { .text($0) } }) })
  }

  /// The workbook as the bytes of a file. Two calls with the same sheets give the same bytes. Texts and rows beyond
  /// Excel's limits are left out.
  ///
  /// - Throws: when the disk for temporary files is full or not writable.
  package static func data(_ sheets: [Sheet]) throws(DocumentError) -> Data {
    let failure = DocumentError(
      .malformed, "the workbook cannot be written; check that there is room in the folder for temporary files"
    )
    guard let folder = try? WorkingFolder() else { throw failure }
    defer { folder.remove() }
    let file = folder.url.appending(path: "workbook.xlsx")
    guard let workbook = new(file, in: folder.url) else { throw failure }
    // Without it the moment of writing would be in the file.
    var properties = lxw_doc_properties()
    properties.created = 1_000_000_000
    workbook_set_properties(workbook, &properties)
    let bold = workbook_add_format(workbook)
    format_set_bold(bold)
    let day = workbook_add_format(workbook)
    format_set_num_format(day, "yyyy-mm-dd")
    var isWritten = true
    for (sheet, name) in zip(sheets, WorkbookNames.names(for: sheets.map(\.name), longest: longestName)) {
      guard let page = workbook_add_worksheet(workbook, name) else {
        isWritten = false
        break
      }
      worksheet_freeze_panes(page, 1, 0)
      for (row, cells) in sheet.rows.prefix(mostRows).enumerated() {
        for (column, cell) in cells.enumerated() {
          let error =
            switch cell {
            case .text(let text) where text.isEmpty: LXW_NO_ERROR
            case .text(let text):
              worksheet_write_string(
                page, UInt32(row), UInt16(column), cut(text), row == 0 ? bold : nil)
            case .number(let number): worksheet_write_number(page, UInt32(row), UInt16(column), number, nil)
            case .date(let number): worksheet_write_number(page, UInt32(row), UInt16(column), number, day)
            }
          if error != LXW_NO_ERROR { isWritten = false }
        }
      }
    }
    let closed = workbook_close(workbook)
    guard isWritten, closed == LXW_NO_ERROR, let data = try? Data(contentsOf: file) else { throw failure }
    return data
  }

  /// One whose sheets wait in the same folder until it is closed.
  private static func new(_ file: URL, in folder: URL) -> UnsafeMutablePointer<lxw_workbook>? {
    folder.path.withCString { place in
      var options = lxw_workbook_options()
      options.tmpdir = UnsafeMutablePointer(mutating: place)
      return workbook_new_opt(file.path(percentEncoded: false), &options)
    }
  }

  /// As many whole characters as a cell can hold, without what XML cannot.
  private static func cut(_ text: String) -> String {
    var text = escaped(text)
    if text.unicodeScalars.contains(where: isForbidden) {
      var scalars = String.UnicodeScalarView()
      for scalar in text.unicodeScalars { scalars.append(isForbidden(scalar) ? "\u{FFFD}" : scalar) }
      text = String(scalars)
    }
    guard text.utf16.count > longestText else { return text }
    var room = longestText
    let kept = text.prefix { character in
      room -= character.utf16.count
      return room >= 0
    }
    return String(kept)
  }

  // The library escapes the other control characters, so that they come back as they were.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0 || scalar.value == 0xFFFE || scalar.value == 0xFFFF
  }

  // What looks like the escape of a character gets its underscore escaped, or readers would take it for one.
  private static func escaped(_ text: String) -> String {
    guard text.contains("_x") else { return text }
    return text.replacing(/_(x[0-9A-Fa-f]{4}_)/) { "_x005F_" + $0.1 }
  }
}
