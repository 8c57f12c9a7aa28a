// Office Open XML workbooks, ECMA-376 part 1, chapter 18; only what a table of texts needs.
//
//   _rels/.rels ─▶ xl/workbook.xml ─▶ xl/_rels/workbook.xml.rels ─▶ sharedStrings.xml, worksheets/sheet1.xml …
package import Foundation
package import Wording

/// The sheets of an .xlsx workbook as texts. Styles, formulas (their last result counts), pictures and everything
/// else are passed over without being unpacked.
package struct Workbook: Sendable {
  /// The sheets in the order of their tabs.
  package var sheets: [Sheet]
  /// What is odd but did not stop reading: cells with an error, texts that are missing.
  package var remarks: [Remark]

  /// Something odd in a cell.
  package struct Remark: Sendable, Hashable {
    /// Where.
    package var place: DocumentPlace
    /// What, one sentence without a full stop.
    package var sentence: Sentence
  }

  // Unpacked bytes of one part.
  static let largestPart = 64 * 1024 * 1024

  /// Reads a workbook.
  ///
  /// - Parameters:
  ///   - mostRows: Reading ends with the first row of a sheet that is one too many.
  ///   - isWanted: Says by name which sheets are read; of a workbook with one sheet that one is.
  /// - Throws: when it is no workbook, damaged, or larger than any questionnaire.
  package init(
    _ data: Data, mostRows: Int = .max, sheets isWanted: (String) -> Bool = { _ in true }
  ) throws(DocumentError) {
    if OldWorkbook.recognises(data) {
      throw DocumentError(
        .malformed,
        OldWorkbook.program == nil
          ? "this is a workbook of the old kind (.xls) or one with a password; save it as .xlsx without one, or install LibreOffice, which reads the old kind"
          : "this is a workbook of the old kind (.xls) or one with a password; save it as .xlsx without one")
    }
    guard data.starts(with: [0x50, 0x4B]) else {
      throw DocumentError(.malformed, "this is not an .xlsx workbook; save it as .xlsx (Excel workbook)")
    }
    let archive = try ZipArchive(data)
    let parts = try WorkbookParts(archive)
    let wanted = parts.sheets.count == 1 ? parts.sheets : parts.sheets.filter { isWanted($0.name) }
    let texts = wanted.isEmpty ? [] : try SharedTexts.read(archive, parts.sharedTexts)
    sheets = []
    remarks = []
    for part in wanted {
      guard let xml = try archive.content(part.path, limit: Self.largestPart) else {
        throw DocumentError(.malformed, "the sheet “\(part.name)” is missing in the workbook; save it again")
      }
      var reader = try SheetReader(xml, name: part.name, texts: texts, mostRows: mostRows)
      sheets.append(try reader.sheet())
      remarks += reader.remarks
    }
  }
}
