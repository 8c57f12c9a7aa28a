import Foundation
import Testing

@testable import Documents

@Suite("Workbooks")
struct WorkbookTests {
  @Test("what was written is read: texts, also those that look like formulas, in their cells")
  func roundTrip() throws {
    let rows = [
      ["name", "", "text"], ["a", "=1+1", "größer <&> \"x\""], [], ["", "_x000D_ 3.0", "line\nbreak"],
    ]
    let data = try WorkbookWriter.data([("first", rows), ("second", [["b"]])])
    #expect(try WorkbookWriter.data([("first", rows), ("second", [["b"]])]) == data)
    let workbook = try Workbook(data)
    #expect(workbook.sheets.map(\.name) == ["first", "second"] && workbook.remarks.isEmpty)
    let sheet = workbook.sheets[0]
    #expect(sheet.rows.map(\.number) == [1, 2, 4])
    #expect(sheet.rows[1].cells.map(\.text) == ["a", "=1+1", "größer <&> \"x\""])
    #expect(
      sheet.rows[2][1].isEmpty && sheet.rows[2][2] == "_x000D_ 3.0" && sheet.rows[2][3] == "line\nbreak")
  }

  @Test("only wanted sheets are unpacked, and the only one of a workbook always is")
  func wantedSheets() throws {
    let two = try WorkbookWriter.data([("Survey", [["a"]]), ("notes", [["b"]])])
    #expect(try Workbook(two, sheets: { $0.lowercased() == "survey" }).sheets.map(\.name) == ["Survey"])
    let one = try WorkbookWriter.data([("Sheet1", [["a"]])])
    #expect(try Workbook(one, sheets: { _ in false }).sheets.map(\.name) == ["Sheet1"])
  }

  @Test("what is no workbook, or was cut off, is refused with a sentence")
  func refusals() throws {
    let whole = try WorkbookWriter.data([("survey", [["a"]])])
    let cases = [
      Data(), Data("no archive".utf8), whole.prefix(whole.count / 2), Data([0xD0, 0xCF, 0x11, 0xE0, 0, 0]),
      Data([0x50, 0x4B, 0x05, 0x06]) + Data(count: 18),
    ]
    for data in cases {
      let error = #expect(throws: DocumentError.self) { try Workbook(Data(data)) }
      #expect(error?.message.isEmpty == false)
    }
  }

  @Test("an entry is looked up whatever its case, unpacked up to a limit, and missing ones are nothing")
  func entries() throws {
    let archive = try ZipArchive(try WorkbookWriter.data([("survey", [["a"]])]))
    #expect(archive.contains("XL/Workbook.xml") && !archive.contains("xl/none.xml"))
    #expect(try archive.content("xl/workbook.xml", limit: 100_000)?.isEmpty == false)
    #expect(try archive.content("xl/none.xml", limit: 10) == nil)
    var isRefused = false
    do { _ = try archive.content("xl/workbook.xml", limit: 10) } catch { isRefused = error.code == .tooLarge }
    #expect(isRefused)
  }

  @Test(
    "references outside of every sheet are none",
    arguments: [
      ("A1", 1, 1), ("xfd1048576", 16384, 1_048_576), ("XFE1", 0, 0), ("A1048577", 0, 0), ("1A", 0, 0),
      ("A", 0, 0),
    ])
  func references(_ text: String, _ column: Int, _ row: Int) {
    let reference = CellReference(text)
    #expect(reference?.column ?? 0 == column && reference?.row ?? 0 == row)
  }
}
