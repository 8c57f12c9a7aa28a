/// What a line is, told from its first characters; used for reading, and for writing texts that must not look
/// like something else.
enum LineShape {
  /// Levels of `# `, `## ` ...; 0 for no heading.
  static func headingLevel(_ marks: Marks) -> Int {
    let level = marks.prefix { $0.isMark("#") }.count
    guard level > 0, marks.dropFirst(level).first?.isSpace ?? true else { return 0 }
    return level
  }

  /// Length of a list mark with the space after it: `- `, `* `, `+ `, `12. `, `3) `; 0 for none.
  static func bulletLength(_ marks: Marks) -> Int {
    guard let first = marks.first else { return 0 }
    var length = 1
    if first.scalar.isDigit {
      length = marks.prefix { $0.scalar.isDigit && !$0.isLiteral }.count
      guard length <= 9, let end = marks.dropFirst(length).first, end.isMark(".") || end.isMark(")") else {
        return 0
      }
      length += 1
    } else if !(first.isMark("-") || first.isMark("*") || first.isMark("+")) {
      return 0
    }
    let rest = marks.dropFirst(length)
    guard let space = rest.first else { return length }
    return space.isSpace ? length + rest.prefix { $0.isSpace }.count : 0
  }

  /// `---`, `***`, `___` or `===`, also with spaces between.
  static func isRule(_ marks: Marks) -> Bool {
    guard let sign = marks.first(where: { !$0.isSpace })?.scalar, ["-", "*", "_", "="].contains(sign) else {
      return false
    }
    let signs = marks.filter { !$0.isSpace }
    return signs.count >= 3 && signs.allSatisfy { $0.isMark(sign) }
  }

  /// The box of an option.
  struct Box {
    let isRound: Bool
    let isTicked: Bool
    let length: Int
  }

  /// `( )`, `(x)`, `[ ]` or `[x]` at the beginning, followed by a space or nothing.
  static func box(_ marks: Marks) -> Box? {
    guard let open = marks.first, open.isMark("(") || open.isMark("[") else { return nil }
    let isRound = open.isMark("(")
    let inside = marks.dropFirst().prefix { !$0.isMark(isRound ? ")" : "]") }
    guard inside.count <= 3, marks.count > inside.count + 1 else { return nil }
    let word = inside.filter { !$0.isSpace }.map(\.scalar)
    guard word.isEmpty || word == ["x"] || word == ["X"] else { return nil }
    let length = inside.count + 2
    guard marks.dropFirst(length).first?.isSpace ?? true else { return nil }
    return Box(isRound: isRound, isTicked: !word.isEmpty, length: length)
  }

  /// The first word in square brackets at the beginning: `number` of `[number 0..5]`, lower case.
  static func bracketWord(_ marks: Marks) -> String? {
    guard marks.first?.isMark("[") == true else { return nil }
    let word = marks.dropFirst().drop { $0.isSpace }.prefix { $0.scalar.isLetter && !$0.isLiteral }
    guard !word.isEmpty, word.count <= 20 else { return nil }
    return word.text.lowercased()
  }

  /// Whether the line looks like an answer line, with a known or unknown word.
  static func isAnswerLine(_ marks: Marks) -> Bool {
    guard let word = bracketWord(marks) else { return false }
    return AnswerWord(rawValue: word) != nil || marks.trimmed.last?.isMark("]") == true
  }

  /// `![`
  static func isMedia(_ marks: Marks) -> Bool { marks.starts(withMarks: "![") }

  /// A word before a colon that says what a line under a question is for.
  static func keyword(_ marks: Marks) -> (kind: DetailKeyword, length: Int)? {
    let word = marks.prefix { $0.scalar.isLetter && !$0.isLiteral }
    guard word.count <= 20, let colon = marks.dropFirst(word.count).first, colon.isMark(":"),
      marks.dropFirst(word.count + 1).first?.isSpace ?? true,
      let kind = DetailKeyword(word: word.text.lowercased())
    else { return nil }
    return (kind, word.count + 1)
  }
}
