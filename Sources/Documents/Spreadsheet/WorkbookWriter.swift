package import Foundation
internal import CXLSXWriter

/// Writes an .xlsx workbook of texts: the first row of each sheet is bold and stays in sight.
package enum WorkbookWriter {
  // Excel's limits; longer names and texts are errors of the library.
  private static let longestName = 31
  private static let longestText = 32_767

  /// The workbook as the bytes of a file. Cells are texts, also those that look like formulas or numbers. Two calls
  /// with the same sheets give the same bytes.
  ///
  /// - Throws: when the disk for temporary files is full or not writable.
  package static func data(_ sheets: [(name: String, rows: [[String]])]) throws(DocumentError) -> Data {
    let folder = FileManager.default.temporaryDirectory.appending(path: "workbook-\(UUID().uuidString)")
    let file = folder.appending(path: "workbook.xlsx")
    let failure = DocumentError(
      .malformed, "the workbook cannot be written; check that there is room in the folder for temporary files"
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw failure
    }
    guard let workbook = workbook_new(file.path(percentEncoded: false)) else { throw failure }
    // Without it the moment of writing would be in the file.
    var properties = lxw_doc_properties()
    properties.created = 1_000_000_000
    workbook_set_properties(workbook, &properties)
    let bold = workbook_add_format(workbook)
    format_set_bold(bold)
    var isWritten = true
    for sheet in sheets {
      guard let page = workbook_add_worksheet(workbook, String(sheet.name.prefix(longestName))) else {
        isWritten = false
        break
      }
      worksheet_freeze_panes(page, 1, 0)
      for (row, cells) in sheet.rows.enumerated() {
        for (column, text) in cells.enumerated() where !text.isEmpty {
          let text = escaped(text)
          let short = text.utf16.count > longestText ? String(text.prefix(longestText / 2)) : text
          let error = worksheet_write_string(
            page, UInt32(row), UInt16(column), short, row == 0 ? bold : nil)
          if error != LXW_NO_ERROR { isWritten = false }
        }
      }
    }
    let closed = workbook_close(workbook)
    guard isWritten, closed == LXW_NO_ERROR, let data = try? Data(contentsOf: file) else { throw failure }
    return data
  }

  // What looks like the escape of a character gets its underscore escaped, or readers would take it for one.
  private static func escaped(_ text: String) -> String {
    guard text.contains("_x") else { return text }
    return text.replacing(/_(x[0-9A-Fa-f]{4}_)/) { "_x005F_" + $0.1 }
  }
}
