/// A text between quotation marks.
enum QuotedText {
  // What loses its backslash inside quotation marks; all others keep it, so that `\.` of a pattern survives.
  private static let escaped: Set<Unicode.Scalar> = ["\"", "'", "\\", "<"]

  /// The text that begins with a quotation mark at the first mark, and the index after its end.
  static func read(_ marks: Marks) -> (text: String, end: Int)? {
    guard let quote = marks.first else { return nil }
    var scalars = String.UnicodeScalarView()
    for index in marks.indices.dropFirst() {
      let mark = marks[index]
      if mark.isMark(quote.scalar) { return (String(scalars), index + 1) }
      if mark.isLiteral, !escaped.contains(mark.scalar) { scalars.append("\\") }
      scalars.append(mark.scalar)
    }
    return nil
  }

  /// The text in quotation marks, as `read` expects it.
  static func written(_ text: String) -> String {
    if text.isPlainLine, !text.has("\"") { return "\"" + text + "\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "<": result += "\\\(scalar)"
      case "\n", "\r", "\t": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
