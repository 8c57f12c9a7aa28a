/// Puts backslashes where a text would otherwise be read as something else.
enum TextEscaping {
  /// What stands before a text on its first line.
  enum Lead {
    /// Nothing: each line must be guarded against looking like something else.
    case none
    /// A list mark.
    case bullet
    /// `>` on each line: nothing after it has a meaning.
    case note
  }

  /// A text of several lines, all but the first one after `indent`.
  static func block(_ text: String, indent: String, braces: Bool, after lead: Lead) -> String {
    if text.isPlainLine { return guarded(text, after: lead) }
    let lines = text.split(whereSeparator: \.isNewline).map { inline(String($0), braces: braces) }
    let guarded = lines.filter { !$0.isEmpty }.enumerated().map { number, line in
      self.guarded(line, after: number > 0 && lead == .bullet ? .none : lead)
    }
    return guarded.joined(separator: "\\\n" + indent)
  }

  private static func guarded(_ line: String, after lead: Lead) -> String {
    switch lead {
    case .note: line
    case .bullet: boxGuarded(line)
    case .none: guarded(line)
    }
  }

  /// A text on one line; line breaks become spaces.
  static func inline(_ text: String, braces: Bool) -> String {
    if text.isPlainLine { return text }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "{" where braces && !PipedName.isPlain(scalars, at: index):
        result.append(contentsOf: "\\{".unicodeScalars)
      case "<" where scalars[index...].starts(with: "<!--".unicodeScalars):
        result.append(contentsOf: "\\<".unicodeScalars)
      case "\t", "\u{2028}", "\u{2029}": result.append(" ")
      case _ where scalar.isControl:
        // A line break of two characters is one space.
        if !(scalar == "\n" && previous == "\r") {
          result.append(scalar == "\n" || scalar == "\r" ? " " : "\u{FFFD}")
        }
      default: result.append(scalar)
      }
      previous = scalar
    }
    return String(trimmed(result[...]))
  }

  /// An escaped text with a backslash before each `sign`. Looks at scalars, as the reader does: to a `String` a
  /// sign with an accent on it is another character.
  static func escaping(_ sign: Unicode.Scalar, in text: String) -> String {
    guard text.has(sign) else { return text }
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if scalar == sign, !isEscaped { result.append("\\") }
      result.append(scalar)
      isEscaped = scalar == "\\" && !isEscaped
    }
    return String(result)
  }

  /// An escaped line that must be read as plain text.
  static func guarded(_ line: String) -> String {
    // Words are only words.
    if let first = line.unicodeScalars.first, first.isLetter { return line }
    let marks = self.marks(line)
    let bullet = LineShape.bulletLength(marks)
    if bullet > 0, let first = marks.first, first.scalar.isDigit {
      let digits = marks.prefix { $0.scalar.isDigit }.count
      return String(line.prefix(digits)) + "\\" + line.dropFirst(digits)
    }
    let isSpecial =
      bullet > 0 || LineShape.headingLevel(marks) > 0 || LineShape.isRule(marks)
      || marks.first?.isMark(">") == true
      || LineShape.box(marks) != nil || LineShape.isAnswerLine(marks) || LineShape.isMedia(marks)
      || marks.first?.scalar.isDigit == false && AuthoringSlip.unspaced(marks) != nil
    return isSpecial ? "\\" + line : line
  }

  /// An escaped text after a list mark that must not be read as an option or answer line.
  static func boxGuarded(_ line: String) -> String {
    guard let first = line.unicodeScalars.first, first == "(" || first == "[" else { return line }
    let marks = self.marks(line)
    return LineShape.box(marks) != nil || LineShape.isAnswerLine(marks) ? "\\" + line : line
  }

  /// The marks of an escaped line.
  static func marks(_ line: String) -> Marks {
    var problems = DiagnosticList(TextSource(lines: []))
    var reader = MarkReader()
    return reader.marks(of: Array(line.unicodeScalars), number: 0, &problems) ?? []
  }

  private static func trimmed(_ scalars: Substring.UnicodeScalarView) -> Substring {
    var rest = scalars
    while let first = rest.first, first.isSpace { rest.removeFirst() }
    while let last = rest.last, last.isSpace { rest.removeLast() }
    return Substring(rest)
  }
}
