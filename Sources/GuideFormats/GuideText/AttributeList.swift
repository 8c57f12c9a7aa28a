import Guide
import Wording

/// The words in braces at the end of a line: `{#id required if="std = 1"}`.
struct AttributeList {
  /// One word, with its place and that of its value.
  struct Word {
    var name: Located<String>
    var value: Located<String>?
  }

  private(set) var id: Located<String>?
  private(set) var words: [Word] = []
  private var names: Set<String> = []

  /// Whether there is nothing in it.
  var isEmpty: Bool { id == nil && words.isEmpty }

  /// The word with this name.
  func word(_ name: String) -> Word? { words.first { $0.name.value == name } }

  /// Takes the groups in braces from the end of a line and returns the text before them. A group that holds nothing but
  /// one of `ids` stands for the answer to that question and is text.
  static func taken(
    from marks: Marks, ids: Set<String> = [], _ problems: inout DiagnosticList
  ) -> (rest: Marks, list: AttributeList) {
    var list = AttributeList()
    var index = marks.startIndex
    var isExplained = false
    while index < marks.endIndex {
      guard marks[index].isMark("{") else {
        index += 1
        continue
      }
      if let end = PipedName.dottedEnd(marks[index...]) {
        index = end
        continue
      }
      if let end = PipedName.end(marks[index...], ids: ids) {
        index = end
        continue
      }
      let (groups, end) = groups(marks[index...])
      if !groups.isEmpty, end == marks.endIndex {
        for group in groups { list.add(group, &problems) }
        return (marks[..<index].trimmed, list)
      }
      // Once a line: looking for the closing brace again and again would take quadratic time.
      if !isExplained { isExplained = explain(groups, in: marks, at: index, &problems) }
      // Groups inside what was tried end at the same place: trying them again would only cost time.
      index = max(groups.isEmpty ? index + 1 : end, index + 1)
    }
    return (marks.trimmed, list)
  }

  /// Adds the words of another list.
  mutating func merge(_ other: AttributeList, _ problems: inout DiagnosticList) {
    add(Group(id: other.id, words: other.words), &problems)
  }

  private struct Group {
    var id: Located<String>?
    var words: [Word] = []
  }

  // Whose values are read, and told about, as a whole.
  private static let conditions: Set<String> = ["if", "check", "calculate"]

  private mutating func add(_ group: Group, _ problems: inout DiagnosticList) {
    if let id = group.id {
      if let first = self.id {
        problems.error(id.place, "an id is already given (\(first.value)); delete one of them")
      } else {
        self.id = id
      }
    }
    for word in group.words {
      if !names.insert(word.name.value).inserted {
        problems.error(word.name.place, "“\(word.name.value)” is given twice; the first one counts")
      } else {
        if let value = word.value, !Self.conditions.contains(word.name.value),
          value.value.unicodeScalars.first.map(AuthoringSlip.isCurly) == true
        {
          problems.error(value.place, AuthoringSlip.curly)
        }
        words.append(word)
      }
    }
  }

  // As many groups as follow each other, and where they end.
  private static func groups(_ marks: Marks) -> (groups: [Group], end: Int) {
    var groups: [Group] = []
    var rest = marks
    while let (group, next) = group(rest) {
      groups.append(group)
      rest = rest[next...].drop(while: \.isSpace)
    }
    return (groups, rest.startIndex)
  }

  private static func group(_ marks: Marks) -> (Group, Int)? {
    guard marks.first?.isMark("{") == true else { return nil }
    var group = Group()
    var rest = marks.dropFirst().drop(while: \.isSpace)
    while let first = rest.first, !first.isMark("}") {
      if first.isMark("#") {
        let id = rest.dropFirst().prefix { isBare($0) }
        guard !id.isEmpty else { return nil }
        if group.id != nil { return nil }
        group.id = Located(id.text, first.place)
        rest = rest.dropFirst(id.count + 1)
      } else {
        guard let (word, end) = word(rest) else { return nil }
        group.words.append(word)
        rest = rest[end...]
      }
      guard let next = rest.first, next.isSpace || next.isMark("}") else { return nil }
      rest = rest.drop(while: \.isSpace)
    }
    guard !rest.isEmpty, group.id != nil || !group.words.isEmpty else { return nil }
    return (group, rest.startIndex + 1)
  }

  private static func word(_ marks: Marks) -> (Word, Int)? {
    let name = marks.prefix { ($0.scalar.isCodePart && $0.scalar != ".") && !$0.isLiteral }
    guard let first = name.first, first.scalar.isLetter else { return nil }
    var rest = marks.dropFirst(name.count)
    var word = Word(name: Located(name.text, first.place), value: nil)
    guard rest.first?.isMark("=") == true else { return (word, rest.startIndex) }
    rest = rest.dropFirst()
    guard let start = rest.first else { return nil }
    if start.isMark("\"") || start.isMark("'") {
      guard let (value, end) = QuotedText.read(rest) else { return nil }
      word.value = Located(value, start.place.moved(by: 1))
      return (word, end)
    }
    let value = rest.prefix { isBare($0) }
    guard !value.isEmpty else { return nil }
    word.value = Located(value.text, start.place)
    return (word, value.endIndex)
  }

  private static func isBare(_ mark: Mark) -> Bool {
    !mark.isSpace && !mark.isMark("{") && !mark.isMark("}") && !mark.isMark("\"")
  }

  private static func explain(
    _ groups: [Group], in marks: Marks, at index: Int, _ problems: inout DiagnosticList
  ) -> Bool {
    let place = marks[index].place
    if groups.isEmpty, let bent = marks[index...].first(where: { AuthoringSlip.isCurly($0.scalar) }),
      let end = marks[index...].firstIndex(where: { $0.isMark("}") }),
      marks[index..<end].contains(where: { $0.isMark("=") })
    {
      problems.error(bent.place, AuthoringSlip.curly)
    } else if groups.isEmpty {
      let isClosed = marks[index...].contains { $0.isMark("}") }
      let isMeant = index + 1 < marks.endIndex && marks[index + 1].isMark("#")
      if marks.trimmed.last?.isMark("}") == true || isMeant || !isClosed {
        problems.error(
          place,
          isClosed
            ? "this cannot be read as attributes; write {#id word word=\"value\"}, or \\{ for a plain brace"
            : "the closing brace } is missing; for a plain brace write \\{")
      }
    } else if groups.contains(where: { $0.id != nil || $0.words.contains { KnownAttributes.isKnown($0) } }) {
      problems.warning(
        place, "attributes count only at the end of a line; here they are read as text (write \\{ to say so)")
    }
    return true
  }
}
