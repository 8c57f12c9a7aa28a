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
    /// Whether text cells that a spreadsheet would run as a formula get an apostrophe in front (CWE-1236), and lose the
    /// NULs, behind which some programs read nothing more.
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
  private let delimiter: UInt8
  private var bytes: [UInt8] = []

  /// Starts an empty table.
  package init(_ profile: Profile) {
    self.profile = profile
    delimiter = profile.delimiter.asciiValue ?? 0x2C
  }

  /// Adds one line. All lines of a table must have the same number of cells.
  package mutating func row(_ cells: [Cell]) {
    var isFirst = true
    for cell in cells {
      if !isFirst { bytes.append(delimiter) }
      isFirst = false
      append(cell)
    }
    bytes += [0x0D, 0x0A]
  }

  /// The table so far, as the bytes of a file.
  package var data: Data {
    var data = Data(profile.hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : [])
    data.append(contentsOf: bytes)
    return data
  }

  private mutating func append(_ cell: Cell) {
    switch cell {
    case .text(let text):
      guard profile.guardsFormulas else { return append(text, isGuarded: false) }
      let plain = Self.withoutNUL(text)
      append(plain, isGuarded: Self.looksLikeFormula(plain))
    case .number(let number):
      let isLocal = profile.decimalSeparator != "."
      append(isLocal ? number.replacing(".", with: [profile.decimalSeparator]) : number, isGuarded: false)
    }
  }

  // Bytes, not Characters: "\r\n" is one Character and would be missed, as would a combined `"`. In UTF-8 none of these
  // bytes is ever part of another character.
  private mutating func append(_ field: String, isGuarded: Bool) {
    var field = field
    // As a buffer: the bytes of a string one by one take several times as long, and there are millions of cells.
    field.withUTF8 { text in
      let mustQuote = text.contains {
        $0 == Self.quote || $0 == 0x0D || $0 == 0x0A || $0 == delimiter
      }
      if mustQuote { bytes.append(Self.quote) }
      if isGuarded { bytes.append(Self.apostrophe) }
      if mustQuote {
        var rest = text[...]
        while let place = rest.firstIndex(of: Self.quote) {
          bytes.append(contentsOf: rest[...place])
          bytes.append(Self.quote)
          rest = rest[(place + 1)...]
        }
        bytes.append(contentsOf: rest)
        bytes.append(Self.quote)
      } else {
        bytes.append(contentsOf: text)
      }
    }
  }

  private static let quote: UInt8 = 0x22
  private static let apostrophe: UInt8 = 0x27

  /// Whether spreadsheets would run it: quoting does not help against that (OWASP ASVS 1.2.10).
  private static func looksLikeFormula(_ value: String) -> Bool {
    switch value.utf8.first {
    // = + @ TAB CR
    case 0x3D, 0x2B, 0x40, 0x09, 0x0D: true
    // -9 is a number, and no more: nothing runs
    case 0x2D: !isNegativeNumber(value)
    default: false
    }
  }

  private static func isNegativeNumber(_ value: String) -> Bool {
    let fields = value.utf8.dropFirst().split(separator: 0x2E, maxSplits: 1, omittingEmptySubsequences: false)
    return fields.allSatisfy { !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) } }
  }

  private static func withoutNUL(_ text: String) -> String {
    guard text.utf8.contains(0) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\0" }))
  }
}
