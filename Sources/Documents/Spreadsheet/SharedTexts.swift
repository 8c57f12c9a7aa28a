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
    guard mayHaveEscapes(text) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let first = rest.popFirst() {
      if first == "_", let scalar = escaped(rest.prefix(6)) {
        result.append(scalar)
        rest.removeFirst(6)
      } else {
        result.append(first)
      }
    }
    return String(result)
  }

  private static func mayHaveEscapes(_ text: String) -> Bool {
    let bytes = text.utf8Span.span
    return bytes.indices.dropLast().contains {
      bytes[$0] == UInt8(ascii: "_") && bytes[$0 + 1] == UInt8(ascii: "x")
    }
  }

  // What stands after the first underscore: `x000D_`.
  private static func escaped(_ word: Substring.UnicodeScalarView) -> Unicode.Scalar? {
    let digits = word.dropFirst().dropLast()
    guard word.first == "x", word.last == "_", digits.count == 4,
      digits.allSatisfy({ $0.properties.isASCIIHexDigit })
    else { return nil }
    return UInt32(Substring(digits), radix: 16).flatMap(Unicode.Scalar.init)
  }
}
