import Documents
import Foundation
import Testing

@Suite("Delimited text")
struct DelimitedTextWriterTests {
  private func text(
    _ cells: [DelimitedTextWriter.Cell], _ profile: DelimitedTextWriter.Profile = .exchange
  ) -> String {
    var writer = DelimitedTextWriter(profile)
    writer.row(cells)
    return String(decoding: writer.data, as: UTF8.self)
  }

  @Test("quotes only what must be quoted, and doubles quotes")
  func quoting() {
    #expect(text(["plain", "a b", "ä", "'"]) == "plain,a b,ä,'\r\n")
    #expect(
      text(["a,b", "say \"no\"", "two\nlines", "cr\r", "crlf\r\nend"])
        == "\"a,b\",\"say \"\"no\"\"\",\"two\nlines\",\"cr\r\",\"crlf\r\nend\"\r\n")
    #expect(text(["", .empty, ""]) == ",,\r\n")
  }

  @Test("quotes a quotation mark that carries an accent")
  func combined() { #expect(text(["\"\u{301}"]) == "\"\"\"\u{301}\"\r\n") }

  @Test("begins with a byte order mark for spreadsheets and never for programs")
  func byteOrderMark() {
    #expect(DelimitedTextWriter(.spreadsheet).data == Data([0xEF, 0xBB, 0xBF]))
    #expect(DelimitedTextWriter(.exchange).data.isEmpty)
  }

  @Test(
    "guards text that would run as a formula, for spreadsheets only",
    arguments: ["=1", "+49", "-x", "@a", "\tx"])
  func formula(_ value: String) {
    #expect(text([.text(value)], .spreadsheet) == "\u{FEFF}'\(value)\r\n")
    #expect(text([.text(value)]) == "\(value)\r\n")
  }

  @Test("leaves NUL out for spreadsheets, which may hide a formula; programs get it")
  func nul() {
    #expect(text([.text("\0=1"), .text("a\0\u{301}b")], .spreadsheet) == "\u{FEFF}'=1,a\u{301}b\r\n")
    #expect(text([.text("\0=1"), .text("a\0b")]) == "\0=1,a\0b\r\n")
  }

  @Test("leaves a number that somebody typed a number", arguments: ["-9", "-1.5", "-0"])
  func typedNumbers(_ value: String) {
    #expect(text([.text(value)], .spreadsheet) == "\u{FEFF}\(value)\r\n")
  }

  @Test(
    "guards what only begins like a number",
    arguments: ["-9+1", "-1.2.3", "-", "-.5", "-9 degrees", "-1e5", "+9"])
  func almostNumbers(_ value: String) {
    #expect(text([.text(value)], .spreadsheet) == "\u{FEFF}'\(value)\r\n")
  }

  @Test("leaves numbers alone")
  func numbers() {
    #expect(text([.integer(-9), .number("-1.5")], .spreadsheet) == "\u{FEFF}-9,-1.5\r\n")
    #expect(text([.integer(-9), .number("-1.5")], .spreadsheetWithSemicolon) == "\u{FEFF}-9;-1,5\r\n")
    #expect(text(["a;b", "a,b"], .spreadsheetWithSemicolon) == "\u{FEFF}\"a;b\";a,b\r\n")
  }
}
