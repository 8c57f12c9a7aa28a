/// Where in a document something stands.
package struct DocumentPlace: Hashable, Sendable {
  /// The sheet of a workbook; `nil` in a text.
  package var sheet: String?
  /// Line or row, from 1.
  package var line: Int
  /// Character in the line, or column of the sheet, from 1.
  package var column: Int

  /// Makes a place.
  package init(line: Int, column: Int, sheet: String? = nil) {
    self.sheet = sheet
    self.line = line
    self.column = column
  }

  /// The beginning of a document.
  package static let start = DocumentPlace(line: 1, column: 1)
}
