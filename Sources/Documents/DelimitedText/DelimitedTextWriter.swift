// Delimited text ("CSV"), RFC 4180: https://www.rfc-editor.org/rfc/rfc4180
//
//   id,text\r\n
//   1,"She said ""no"", twice"\r\n
package import Foundation

/// Builds a table as delimited text: CRLF line ends, fields quoted when they must be, UTF-8.
package struct DelimitedTextWriter {
  /// For whom the table is written.
  package struct Profile: Sendable, Hashable {
    /// What stands between fields; one ASCII character.
    package var delimiter: Character
    /// Whether the text begins with a byte order mark, without which Excel reads UTF-8 as Windows-1252.
    package var hasByteOrderMark: Bool
    /// Whether text cells that a spreadsheet would run as a formula get an apostrophe in front (CWE-1236).
    package var guardsFormulas: Bool
    /// What stands before the decimals of numbers.
    package var decimalSeparator: Character

    /// For Excel and LibreOffice, opened with a double click.
    package static let spreadsheet = Profile(
      delimiter: ",", hasByteOrderMark: true, guardsFormulas: true, decimalSeparator: ".")
    /// For programs: every text exactly as it was typed.
    package static let exchange = Profile(
      delimiter: ",", hasByteOrderMark: false, guardsFormulas: false, decimalSeparator: ".")
    /// For Excel where the comma is the decimal separator (German, French …).
    package static let spreadsheetWithSemicolon = Profile(
      delimiter: ";", hasByteOrderMark: true, guardsFormulas: true, decimalSeparator: ",")

    /// Makes a profile.
    package init(
      delimiter: Character, hasByteOrderMark: Bool, guardsFormulas: Bool, decimalSeparator: Character
    ) {
      self.delimiter = delimiter
      self.hasByteOrderMark = hasByteOrderMark
      self.guardsFormulas = guardsFormulas
      self.decimalSeparator = decimalSeparator
    }
  }

  /// One field.
  package enum Cell: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Text from people; guarded if the profile says so.
    case text(String)
    /// A number written by us, with a decimal point; never guarded, so that -9 stays a number.
    case number(String)

    /// A whole number.
    package static func integer(_ value: some BinaryInteger) -> Cell { .number(String(value)) }

    /// Nothing.
    package static let empty = Cell.number("")

    /// What stands in it, without a guard.
    package var content: String {
      switch self {
      case .text(let content), .number(let content): content
      }
    }

    /// Text.
    package init(stringLiteral value: String) { self = .text(value) }
  }

  private let profile: Profile
  private var text = ""

  /// Starts an empty table.
  package init(_ profile: Profile) { self.profile = profile }

  /// Adds one line. All lines of a table must have the same number of cells.
  package mutating func row(_ cells: [Cell]) {
    var isFirst = true
    for cell in cells {
      if !isFirst { text.append(profile.delimiter) }
      isFirst = false
      append(cell)
    }
    text += "\r\n"
  }

  /// The table so far, as the bytes of a file.
  package var data: Data {
    var data = Data(profile.hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : [])
    data.append(contentsOf: text.utf8)
    return data
  }

  private mutating func append(_ cell: Cell) {
    var field: String
    switch cell {
    case .text(let value):
      field = profile.guardsFormulas && Self.looksLikeFormula(value) ? "'" + value : value
    case .number(let value):
      field = value
      if profile.decimalSeparator != "." { field = field.replacing(".", with: [profile.decimalSeparator]) }
    }
    // Scalars, not Characters: "\r\n" is one Character and would be missed, as would a combined `"`.
    let mustQuote = field.unicodeScalars.contains {
      $0 == "\"" || $0 == "\r" || $0 == "\n" || profile.delimiter.unicodeScalars.contains($0)
    }
    guard mustQuote else {
      text += field
      return
    }
    text += "\""
    for scalar in field.unicodeScalars {
      if scalar == "\"" { text.unicodeScalars.append(scalar) }
      text.unicodeScalars.append(scalar)
    }
    text += "\""
  }

  /// Whether spreadsheets would run it: quoting does not help against that (OWASP ASVS 1.2.10).
  private static func looksLikeFormula(_ value: String) -> Bool {
    guard let first = value.unicodeScalars.first else { return false }
    return "=+-@\t\r\0".unicodeScalars.contains(first)
  }
}
