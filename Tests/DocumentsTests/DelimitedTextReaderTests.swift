import Foundation
import Testing

@testable import Documents

@Suite("Reading delimited text")
struct DelimitedTextReaderTests {
  @Test("quoted fields keep delimiters, quotation marks and line breaks; rows know the line they begin in")
  func quoting() throws {
    let sheet = try DelimitedTextReader.sheet(Data("\u{FEFF}a,b\r\n\"x,\"\"y\"\"\r\nz\",2\r\n\r\n,3".utf8))
    #expect(sheet.rows.map(\.number) == [1, 2, 5])
    #expect(sheet.rows[1][1] == "x,\"y\"\r\nz" && sheet.rows[1][2] == "2")
    #expect(sheet.rows[2].cells == [Sheet.Cell(column: 2, text: "3")])
  }

  @Test("the delimiter is what the first line has most of", arguments: [",", ";", "\t"])
  func delimiter(_ sign: String) throws {
    let sheet = try DelimitedTextReader.sheet(Data("a\(sign)b\(sign)c\n1\(sign)2\(sign)3".utf8))
    #expect(sheet.rows[1].cells.map(\.text) == ["1", "2", "3"])
  }

  @Test(
    "what is no text is refused with its line",
    arguments: [
      (Data("a,b\n1,\"2".utf8), 2), (Data("a\nb\0".utf8), 2), (Data([0x61, 0x0A, 0xE4, 0x0A]), 2),
      (Data(), 1),
    ])
  func refusals(_ data: Data, _ line: Int) {
    let error = #expect(throws: DocumentError.self) { try DelimitedTextReader.sheet(data) }
    #expect(error?.place?.line == line && error?.message.isEmpty == false)
  }

  @Test("UTF-16 with its mark is read")
  func wide() throws {
    let data = try #require("\u{FEFF}a,ö\n".data(using: .utf16BigEndian))
    #expect(try DelimitedTextReader.sheet(data).rows[0][2] == "ö")
  }

  @Test("columns are called as in spreadsheets")
  func columnNames() {
    #expect([1, 26, 27, 703].map(Sheet.columnName) == ["A", "Z", "AA", "AAA"])
  }
}
