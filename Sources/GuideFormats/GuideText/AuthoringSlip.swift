import Wording

/// What people type where a mark of the format was meant: lines that look like a list, heading or choice, but are read as
/// text.
enum AuthoringSlip {
  // What word processors put before the lines of a list, and boxes drawn as signs.
  private static let bullets: Set<Unicode.Scalar> = ["•", "‣", "◦", "▪", "●", "·", "–", "—"]
  private static let boxes: Set<Unicode.Scalar> = ["○", "◯", "□", "☐", "❏", "❑"]

  /// What is odd about a line that is read as text; `nil` mostly.
  static func sentence(_ marks: Marks) -> Sentence? {
    guard let first = marks.first, !first.isLiteral else { return nil }
    if bullets.contains(first.scalar), marks.dropFirst().first?.isSpace == true {
      return "“\(String(first.scalar))” is not a list mark, so the line is read as text; write “- ” before it"
    }
    if boxes.contains(first.scalar) {
      return
        "“\(String(first.scalar))” is not a box, so the line is read as text; write “- ( ) ” for one choice, “- [ ] ” for several"
    }
    guard let mark = unspaced(marks) else { return nil }
    return "a space is missing after “\(mark)”, so the line is read as text; write “\(mark) ”"
  }

  /// The list or heading mark at the beginning after which the space is missing: `-How?`, `1.How?`, `##Work`, `-( ) Yes`.
  static func unspaced(_ marks: Marks) -> String? {
    guard let first = marks.first, !first.isLiteral else { return nil }
    let length: Int
    if first.scalar == "#" {
      length = marks.prefix { $0.isMark("#") }.count
    } else if first.scalar == "-" {
      length = 1
    } else {
      let digits = marks.prefix { $0.scalar.isDigit && !$0.isLiteral }.count
      guard (1...3).contains(digits), let end = marks.dropFirst(digits).first,
        end.isMark(".") || end.isMark(")")
      else { return nil }
      length = digits + 1
    }
    guard let next = marks.dropFirst(length).first else { return nil }
    let isBox = first.scalar == "-" && LineShape.box(marks.dropFirst(length)) != nil
    return next.scalar.properties.isAlphabetic || isBox ? marks.prefix(length).text : nil
  }

  /// Whether a line after a list mark, which is read as a probe, is more likely a choice: `1 = Yes`, `Yes`, `☐ Yes`,
  /// `Yes -> q3`.
  static func isChoice(_ marks: Marks) -> Bool {
    guard let first = marks.first, !first.isLiteral else { return false }
    if boxes.contains(first.scalar) { return true }
    if let sign = marks.equalsSign, !marks[..<sign].trimmed.contains(where: \.isSpace) { return true }
    let text = marks.text
    return ChoiceWords.all.contains(text.lowercased().filter { $0.isLetter || $0 == " " })
      || text.hasSuffix("____")
      || ["{missing}", "{exclusive}"].contains { text.hasSuffix($0) }
      || text.wholeMatch(of: /.*\s->\s*[A-Za-z][A-Za-z0-9_]*/) != nil
  }

  /// Quotation marks of word processors, which mean nothing in attributes and conditions.
  static func isCurly(_ scalar: Unicode.Scalar) -> Bool { "“”„‟‘’‚‛«»".unicodeScalars.contains(scalar) }

  /// What to do about them.
  static let curly: Sentence =
    "a word processor has curled the quotation marks here; write straight ones, \" or \'"
}
