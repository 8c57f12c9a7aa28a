package import Foundation
import Wording

/// Reads delimited text ("CSV", RFC 4180) as a sheet: fields may be quoted, line ends may be CRLF, LF or CR, a byte
/// order mark is ignored. UTF-8, or UTF-16 with its mark.
package struct DelimitedTextReader {
  private static let mostCells = 2_000_000

  private let bytes: [UInt8]
  private let delimiter: UInt8
  private var index = 0
  private var line = 1
  private var cells = 0
  private var mostRows = Int.max

  /// Reads a table; `number` of a row is the line in which it begins.
  ///
  /// - Parameters:
  ///   - delimiter: What stands between fields; without one it is what the first line has most of.
  ///   - mostRows: Reading ends with the first row that is one too many.
  /// - Throws: at bytes that are no text, at a quotation mark that is opened but never closed, and at too many rows.
  package static func sheet(
    _ data: Data, delimiter: Character? = nil, mostRows: Int = .max
  ) throws(DocumentError) -> Sheet {
    let bytes = try TextBytes.utf8(data)
    var reader = DelimitedTextReader(bytes, delimiter?.asciiValue ?? Self.delimiter(of: bytes))
    reader.mostRows = mostRows
    return try reader.sheet()
  }

  private init(_ bytes: [UInt8], _ delimiter: UInt8) {
    self.bytes = bytes
    self.delimiter = delimiter
  }

  // Comma, semicolon or tab, whichever is most frequent in the first line outside of quotation marks.
  private static func delimiter(of bytes: [UInt8]) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in bytes {
      if byte == 0x22 { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 0x0A || byte == 0x0D { break }
      if [0x2C, 0x3B, 0x09].contains(byte) { counts[byte, default: 0] += 1 }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0x2C
  }

  private mutating func sheet() throws(DocumentError) -> Sheet {
    var sheet = Sheet(name: "", rows: [])
    while index < bytes.count {
      var row = Sheet.Row(number: line, cells: [])
      var column = 1
      while true {
        let text = try field(column)
        if !text.isEmpty {
          row.cells.append(Sheet.Cell(column: column, text: text))
          cells += 1
        }
        guard index < bytes.count, bytes[index] == delimiter else { break }
        index += 1
        column += 1
      }
      endLine()
      if !row.cells.isEmpty { sheet.rows.append(row) }
      if sheet.rows.count > mostRows {
        throw .tooManyRows(mostRows, at: DocumentPlace(line: row.number, column: 1))
      }
      if cells > Self.mostCells || column > CellReference.lastColumn {
        throw DocumentError(
          .tooLarge, "the table has too many cells; this is not a questionnaire",
          at: DocumentPlace(line: line, column: 1))
      }
    }
    return sheet
  }

  private mutating func field(_ column: Int) throws(DocumentError) -> String {
    guard index < bytes.count, bytes[index] == 0x22 else {
      let start = index
      while index < bytes.count, !isEnd(bytes[index]) { index += 1 }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }
    let opened = line
    index += 1
    var text: [UInt8] = []
    while true {
      guard index < bytes.count else {
        throw DocumentError(
          .malformed, "a quotation mark is opened in this line but never closed; close it with \"",
          at: DocumentPlace(line: opened, column: column))
      }
      let byte = bytes[index]
      index += 1
      if byte == 0x22 {
        guard index < bytes.count, bytes[index] == 0x22 else { break }
        index += 1
      } else if byte == 0x0A || (byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A)) {
        line += 1
      }
      text.append(byte)
    }
    // What stands between the closing mark and the delimiter belongs to the field, as spreadsheets read it.
    while index < bytes.count, !isEnd(bytes[index]) {
      text.append(bytes[index])
      index += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func isEnd(_ byte: UInt8) -> Bool { byte == delimiter || byte == 0x0A || byte == 0x0D }

  private mutating func endLine() {
    guard index < bytes.count else { return }
    if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
    index += 1
    line += 1
  }
}
