import Documents
import Foundation

/// Workbooks. A fuzzer does not find its way through packed files, so that an input is also taken as one part of a workbook
/// whose other parts are whole; its first byte says which.
enum WorkbookTarget {
  private static let paths = [
    "xl/worksheets/sheet1.xml", "xl/workbook.xml", "xl/sharedStrings.xml", "[Content_Types].xml",
  ]
  /// The parts of a small workbook.
  private static let whole: [(path: String, content: Data)] = {
    let rows = [["type", "name", "label"], ["text", "a", "A?"]]
    let known = paths + ["_rels/.rels", "xl/_rels/workbook.xml.rels", "xl/styles.xml"]
    guard let data = try? WorkbookWriter.data([(name: "survey", rows: rows)]),
      let archive = try? ZipArchive(data)
    else { return [] }
    return known.compactMap { path in
      (try? archive.content(path, limit: 1 << 20)).flatMap { $0 }.map { (path, $0) }
    }
  }()

  static func run(_ bytes: [UInt8]) {
    QuestionnaireTarget.run(bytes, ending: "xlsx")
    guard !whole.isEmpty, let first = bytes.first else { return }
    let changed = paths[Int(first) % paths.count]
    let entries = whole.map { $0.path == changed ? (path: $0.path, content: Data(bytes.dropFirst())) : $0 }
    guard let workbook = try? ZipWriter.archive(entries) else { return }
    QuestionnaireTarget.run(Array(workbook), ending: "xlsx")
  }
}
