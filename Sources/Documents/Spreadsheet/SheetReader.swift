import Foundation
import Wording

/// Reads the cells of one sheet.
struct SheetReader: ~Copyable {
  // More than any questionnaire, less than what fills memory.
  private static let mostCells = 2_000_000

  private var reader: XMLPullReader
  private let name: String
  private let texts: [String]
  private let mostRows: Int
  private var cells = 0
  private(set) var remarks: [Workbook.Remark] = []

  init(_ xml: Data, name: String, texts: [String], mostRows: Int = .max) throws(DocumentError) {
    reader = try XMLPullReader(xml)
    self.mostRows = mostRows
    self.name = name
    self.texts = texts
  }

  mutating func sheet() throws(DocumentError) -> Sheet {
    var sheet = Sheet(name: name, rows: [])
    var number = 0
    while let event = try reader.next() {
      guard event == .start, reader.name == "row" else { continue }
      number = try rowNumber(after: number)
      let row = try row(number)
      if !row.cells.isEmpty { sheet.rows.append(row) }
      if sheet.rows.count > mostRows {
        throw .tooManyRows(mostRows, at: DocumentPlace(line: number, column: 1, sheet: name))
      }
    }
    // Rows may stand in any order; nobody writes them so, but nothing forbids it.
    let isSorted = zip(sheet.rows, sheet.rows.dropFirst()).allSatisfy { $0.number < $1.number }
    if !isSorted { sheet.rows.sort { $0.number < $1.number } }
    return sheet
  }

  private func rowNumber(after last: Int) throws(DocumentError) -> Int {
    guard let text = reader.attribute("r") else { return last + 1 }
    guard let number = Int(text), (1...CellReference.lastRow).contains(number) else {
      throw outside(text, DocumentPlace(line: last + 1, column: 1, sheet: name))
    }
    return number
  }

  private func outside(_ text: String, _ place: DocumentPlace) -> DocumentError {
    DocumentError(
      .tooLarge,
      "“\(text.prefix(40))” lies outside every sheet; save the workbook again with a spreadsheet program",
      at: place)
  }

  private mutating func row(_ number: Int) throws(DocumentError) -> Sheet.Row {
    var row = Sheet.Row(number: number, cells: [])
    var column = 0
    var isSorted = true
    while let event = try reader.next() {
      if event == .end { break }
      guard event == .start else { continue }
      guard reader.name == "c" else {
        try reader.skip()
        continue
      }
      let last = column
      if let reference = reader.attribute("r") {
        guard let cell = CellReference(reference) else {
          throw outside(reference, DocumentPlace(line: number, column: last + 1, sheet: name))
        }
        column = cell.column
      } else {
        column += 1
      }
      if column <= last { isSorted = false }
      let text = try cell(DocumentPlace(line: number, column: column, sheet: name))
      if !text.isEmpty { row.cells.append(Sheet.Cell(column: column, text: text)) }
    }
    if !isSorted { row.cells.sort { $0.column < $1.column } }
    return row
  }

  private mutating func cell(_ place: DocumentPlace) throws(DocumentError) -> String {
    cells += 1
    if cells > Self.mostCells {
      throw DocumentError(
        .tooLarge, "the sheet has more than \(Self.mostCells) cells; this is not a questionnaire", at: place)
    }
    let type = reader.attribute("t") ?? "n"
    var value = ""
    while let event = try reader.next() {
      if event == .end { break }
      guard event == .start else { continue }
      switch reader.name {
      case "v": value = try reader.textOfElement()
      case "is": value = try SharedTexts.text(&reader)
      default: try reader.skip()
      }
    }
    return meaning(of: value, type: type, place)
  }

  private mutating func meaning(of value: String, type: String, _ place: DocumentPlace) -> String {
    switch type {
    case "s":
      if value.isEmpty { return "" }
      if let index = Int(value), texts.indices.contains(index) { return texts[index] }
      remark(place, "the text of this cell is missing in the workbook; type it again")
      return ""
    case "b": return value == "1" ? "TRUE" : value == "0" ? "FALSE" : value
    case "e":
      remark(place, "this cell holds the error \(value.prefix(20)); it is read as empty; fix the formula")
      return ""
    case "n": return Self.number(value)
    default: return value
    }
  }

  private mutating func remark(_ place: DocumentPlace, _ sentence: Sentence) {
    if remarks.count < 1000 { remarks.append(Workbook.Remark(place: place, sentence: sentence)) }
  }

  // `3.0` and `3E0` are 3 for whoever typed it.
  private static func number(_ text: String) -> String {
    guard text.contains(where: { ".eE".contains($0) }), let number = Double(text), number.isFinite else {
      return text
    }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
    return "\(number)"
  }
}
