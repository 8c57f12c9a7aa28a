import Foundation
import Wording

/// Which files inside a workbook hold what.
struct WorkbookParts {
  /// A sheet's name and the path of its file.
  struct SheetPart {
    let name: String
    let path: String
  }

  private(set) var sheets: [SheetPart] = []
  /// The texts that cells share, if there are any.
  private(set) var sharedTexts: String?

  private struct Relation {
    let id: String
    let type: String
    let target: String
  }

  init(_ archive: borrowing ZipArchive) throws(DocumentError) {
    let root = try Self.relations(archive, "_rels/.rels", folder: "")
    let isBook = { (relation: Relation) in relation.type.hasSuffix("/officeDocument") }
    let book = root.first(where: isBook)?.target ?? "xl/workbook.xml"
    guard let xml = try archive.content(book, limit: Workbook.largestPart) else {
      throw DocumentError(
        .malformed, "this ZIP archive is not an .xlsx workbook; save it as .xlsx (Excel workbook)")
    }
    let slash = book.lastIndex(of: "/")
    let folder = slash.map { String(book[...$0]) } ?? ""
    let file = slash.map { String(book[book.index(after: $0)...]) } ?? book
    let relations = try Self.relations(archive, "\(folder)_rels/\(file).rels", folder: folder)
    sharedTexts = relations.first { $0.type.hasSuffix("/sharedStrings") }?.target
    var paths: [String: String] = [:]
    for relation in relations where relation.type.hasSuffix("/worksheet") {
      paths[relation.id] = relation.target
    }
    var reader = try XMLPullReader(xml)
    while let event = try reader.next() {
      guard event == .start, reader.name == "sheet" else { continue }
      // `id` stands for `r:id`; `sheetId` is another attribute. Chart sheets have no path here.
      if let path = paths[reader.attribute("id") ?? ""] {
        sheets.append(SheetPart(name: reader.attribute("name") ?? "", path: path))
      }
    }
  }

  private static func relations(
    _ archive: borrowing ZipArchive, _ path: String, folder: String
  ) throws(DocumentError) -> [Relation] {
    guard let xml = try archive.content(path, limit: 1024 * 1024) else { return [] }
    var relations: [Relation] = []
    var reader = try XMLPullReader(xml)
    while let event = try reader.next() {
      guard event == .start, reader.name == "Relationship", reader.attribute("TargetMode") != "External"
      else {
        continue
      }
      let target = reader.attribute("Target") ?? ""
      relations.append(
        Relation(
          id: reader.attribute("Id") ?? "", type: reader.attribute("Type") ?? "",
          target: normalised(target.hasPrefix("/") ? String(target.dropFirst()) : folder + target)))
    }
    return relations
  }

  // `xl/../xl/worksheets/sheet1.xml` without the detour. It only ever names an entry, never a file on disk.
  private static func normalised(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
