import Foundation

/// The texts that cells of a workbook share.
enum SharedTexts {
  static func read(_ archive: borrowing ZipArchive, _ path: String?) throws(DocumentError) -> [String] {
    guard let path, let xml = try archive.content(path, limit: Workbook.largestPart) else { return [] }
    var texts: [String] = []
    var reader = try XMLPullReader(xml)
    while let event = try reader.next() {
      if event == .start, reader.name == "si" { texts.append(try text(&reader)) }
    }
    return texts
  }

  /// The text of the `si` or `is` element whose start was just read: its `t` and those of its runs, without the
  /// reading aids for East Asian scripts.
  static func text(_ reader: inout XMLPullReader) throws(DocumentError) -> String {
    var result = ""
    var inside = 0
    while let event = try reader.next() {
      switch event {
      case .start where reader.name == "rPh": try reader.skip()
      case .start where reader.name == "t": result += try reader.textOfElement()
      case .start: inside += 1
      case .text: break
      case .end:
        if inside == 0 { return decoded(result) }
        inside -= 1
      }
    }
    return decoded(result)
  }

  // `_x000D_` stands for a control character; `_x005F_` for the underscore of a text that looks like that.
  private static func decoded(_ text: String) -> String {
    guard text.contains("_x") else { return text }
    return text.replacing(/_x([0-9A-Fa-f]{4})_/) { match in
      UInt32(match.1, radix: 16).flatMap(UnicodeScalar.init).map { String($0) } ?? String(match.0)
    }
  }
}
