import Foundation

/// Scripts and style sheets without what only people read: a fifth less to send, and still one line for each line of
/// code. Strings over several lines are left alone together with the file around them.
enum SlimSource {
  /// The file without lines of comment and without indentation; other kinds of files as they are.
  static func slimmed(_ data: Data, named name: String) -> Data {
    guard name.hasSuffix(".js") || name.hasSuffix(".css"), let text = String(data: data, encoding: .utf8)
    else {
      return data
    }
    var lines: [Substring] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      guard line.count(where: { $0 == "`" }).isMultiple(of: 2) else { return data }
      let code = line.drop { $0 == " " || $0 == "\t" }
      if isInside || code.hasPrefix("/*") {
        // a comment that ends in the middle of a line stays
        guard isInside || !code.dropLast(2).contains("*/") else {
          lines.append(code)
          continue
        }
        isInside = !code.hasSuffix("*/")
        if isInside && code.contains("*/") { return data }
        continue
      }
      if code.isEmpty || name.hasSuffix(".js") && code.hasPrefix("//") { continue }
      lines.append(code)
    }
    return Data(lines.joined(separator: "\n").utf8)
  }
}
