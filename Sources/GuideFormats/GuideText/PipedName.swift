/// `{name}` in a text, which stands for an earlier answer and is no attribute.
enum PipedName {
  /// The index after `{name.part}` at the beginning; with a dot it can be nothing else.
  static func dottedEnd(_ marks: Marks) -> Int? {
    guard marks.first?.isMark("{") == true else { return nil }
    let name = marks.dropFirst().prefix { $0.scalar.isCodePart && !$0.isLiteral }
    guard let first = name.first, first.scalar.isLetter, name.contains(where: { $0.scalar == "." }),
      marks.dropFirst(name.count + 1).first?.isMark("}") == true
    else { return nil }
    return name.endIndex + 1
  }

  /// The index after `{name}` at the beginning, when it is one of `ids` and no attribute.
  static func end(_ marks: Marks, ids: Set<String>) -> Int? {
    guard !ids.isEmpty, marks.first?.isMark("{") == true else { return nil }
    let name = marks.dropFirst().prefix { $0.scalar.isCodePart && !$0.isLiteral }
    guard !name.isEmpty, marks.dropFirst(name.count + 1).first?.isMark("}") == true,
      ids.contains(name.text), !KnownAttributes.isKnown(name.text)
    else { return nil }
    return name.endIndex + 1
  }

  /// The names in braces inside a line; a group at its end is one of attributes.
  static func all(in marks: Marks) -> [Located<String>] {
    var found: [Located<String>] = []
    for index in marks.indices where marks[index].isMark("{") {
      let name = marks[(index + 1)...].prefix { $0.scalar.isCodePart && !$0.isLiteral }
      guard let first = name.first, first.scalar.isLetter, name.endIndex < marks.endIndex,
        marks[name.endIndex].isMark("}"), !KnownAttributes.isKnown(name.text)
      else { continue }
      let rest = marks[(name.endIndex + 1)...].trimmed
      let isLast = rest.isEmpty || rest.first?.isMark("{") == true || rest.starts(withMarks: "->")
      if !isLast || name.contains(where: { $0.scalar == "." }) {
        found.append(Located(name.text, marks[index].place))
      }
    }
    return found
  }

  /// Whether the brace at `index` may stand in a written text without a backslash: a name follows that is no attribute
  /// word, and then words, so that it cannot be taken for attributes at the end of the line.
  static func isPlain(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let name = scalars[(index + 1)...].prefix { $0.isLetter || $0.isDigit || $0 == "_" || $0 == "." }
    guard let first = name.first, first.isLetter, name.last != ".",
      !KnownAttributes.isKnown(String(String.UnicodeScalarView(name))),
      name.endIndex < scalars.endIndex, scalars[name.endIndex] == "}"
    else { return false }
    let rest = scalars[(name.endIndex + 1)...]
    // Whole words must follow: a mark alone may be a combining one, or begin something else.
    guard let next = rest.first(where: { $0 != " " && $0 != "\t" }) else { return false }
    return next.isLetter || next.isDigit || "?!.,;".unicodeScalars.contains(next)
  }
}
