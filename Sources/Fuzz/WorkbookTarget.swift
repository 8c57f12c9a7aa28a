import Documents
import Foundation

/// Workbooks. A fuzzer does not find its way through packed files, so that an input is also taken as one part of a workbook
/// whose other parts are whole; its first byte says which.
enum WorkbookTarget {
  private static let paths = [
    "xl/worksheets/sheet1.xml", "xl/workbook.xml", "xl/sharedStrings.xml", "[Content_Types].xml",
  ]
  private static let whole: ZipArchive? = {
    let rows = [["type", "name", "label"], ["text", "a", "A?"]]
    return (try? WorkbookWriter.data([(name: "survey", rows: rows)])).flatMap { try? ZipArchive($0) }
  }()

  static func run(_ bytes: [UInt8]) {
    QuestionnaireTarget.run(bytes, ending: "xlsx")
    guard let whole, let first = bytes.first else { return }
    let changed = paths[Int(first) % paths.count]
    let known = paths + ["_rels/.rels", "xl/_rels/workbook.xml.rels", "xl/styles.xml"]
    let entries = known.compactMap { path -> (path: String, content: Data)? in
      if path == changed { return (path, Data(bytes.dropFirst())) }
      return (try? whole.content(path, limit: 1 << 20)).flatMap { $0 }.map { (path, $0) }
    }
    guard let workbook = try? ZipWriter.archive(entries) else { return }
    QuestionnaireTarget.run(Array(workbook), ending: "xlsx")
  }
}
