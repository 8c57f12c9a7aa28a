import Guide
import Wording

/// A line with a box: `- [ ] other = Other: ____ {exclusive} -> end`.
struct OptionLine {
  let place: Place
  let isRound: Bool
  private(set) var option: AnswerOption
  /// Whether a code was written.
  private(set) var hasCode = false
  private(set) var target: Located<String>?
  private(set) var condition: Located<String>?

  /// Reads what follows the list mark, beginning with the box.
  ///
  /// - Parameter ids: The ids of questions, which stand for their answers in the text.
  init(_ marks: Marks, _ box: LineShape.Box, ids: Set<String>, _ problems: inout DiagnosticList) {
    place = marks.first?.place ?? .start
    isRound = box.isRound
    option = AnswerOption(code: "", text: "", isPreselected: box.isTicked)
    // Attributes stand before the target; after it they are understood as well.
    var (rest, after) = takeTarget(marks.dropFirst(box.length).trimmed, &problems)
    let (text, before) = AttributeList.taken(from: rest, ids: ids, &problems)
    rest = text
    after.merge(before, &problems)
    let list = after
    takeAttributes(list, &problems)
    takeCode(takeTextField(takeImage(rest, &problems)), &problems)
  }

  private mutating func takeTarget(
    _ marks: Marks, _ problems: inout DiagnosticList
  ) -> (rest: Marks, after: AttributeList) {
    let indices = marks.indices.dropLast()
    guard let arrow = indices.last(where: { marks[$0].isMark("-") && marks[$0 + 1].isMark(">") }),
      arrow == marks.startIndex || marks[arrow - 1].isSpace
    else { return (marks, AttributeList()) }
    let (target, after) = AttributeList.taken(from: marks[(arrow + 2)...].trimmed, &problems)
    guard let first = target.first,
      !target.contains(where: { $0.isSpace || $0.isMark("\"") || $0.isMark("'") || $0.isMark("}") })
    else {
      // An arrow inside the quotation marks of an attribute is none.
      if !target.contains(where: { $0.isMark("}") }) {
        problems.error(
          marks[arrow].place, "after -> one id or “end” is expected; for a plain arrow write -\\>")
      }
      return (marks, AttributeList())
    }
    self.target = Located(target.text, first.place)
    option.target = target.text
    return (marks[..<arrow].trimmed, after)
  }

  // `![what it shows](media/dog.png)` at the end is the picture of the choice.
  private mutating func takeImage(_ marks: Marks, _ problems: inout DiagnosticList) -> Marks {
    let marks = marks.trimmed
    guard marks.last?.isMark(")") == true,
      let start = marks.indices.first(where: { marks[$0...].starts(withMarks: "![") }),
      let bracket = marks[start...].firstIndex(where: { $0.isMark("]") }), bracket + 1 < marks.endIndex,
      marks[bracket + 1].isMark("(")
    else { return marks }
    let path = marks[(bracket + 2)...].dropLast().trimmed
    if let fault = MediaPath.fault(path.text) {
      problems.error(path.first?.place ?? marks[start].place, fault)
    } else {
      option.image = Media(path: path.text, description: marks[(start + 2)..<bracket].text)
    }
    return marks[..<start].trimmed
  }

  // `: ____` at the end asks for a text.
  private mutating func takeTextField(_ marks: Marks) -> Marks {
    let rest = marks.trimmed
    let underscores = rest.reversed().prefix { $0.isMark("_") }.count
    guard underscores >= 3 else { return marks }
    option.hasText = true
    let text = rest.dropLast(underscores).trimmed
    return text.last?.isMark(":") == true ? text.dropLast().trimmed : text
  }

  private mutating func takeAttributes(_ list: AttributeList, _ problems: inout DiagnosticList) {
    KnownAttributes.check(list, known: KnownAttributes.option, owner: "an option", &problems)
    if let id = list.id {
      problems.error(id.place, "an option has no id; write its code as “\(id.value) = text”")
    }
    var others: [Attribute] = []
    for word in list.words {
      switch word.name.value {
      case "missing": option.isMissing = true
      case "exclusive": option.isExclusive = true
      case "goto": takeGoto(word, &problems)
      default:
        if word.name.value == "if" { condition = word.value }
        others.append(Attribute(word.name.value, word.value?.value))
      }
    }
    option.attributes = KnownAttributes.ordered(others, by: KnownAttributes.option)
  }

  private mutating func takeGoto(_ word: AttributeList.Word, _ problems: inout DiagnosticList) {
    guard let value = word.value else { return }
    if let target, target.value != value.value {
      problems.error(value.place, "two targets are given (\(target.value) and \(value.value)); delete one")
      return
    }
    target = value
    option.target = value.value
  }

  private mutating func takeCode(_ marks: Marks, _ problems: inout DiagnosticList) {
    let marks = marks.trimmed
    if let sign = marks.equalsSign, !marks[..<sign].trimmed.contains(where: \.isSpace) {
      let code = marks[..<sign].trimmed
      option.code = code.text
      option.text = marks[(sign + 1)...].text
      hasCode = true
      CodeRule.check(Located(code.text, place), what: "a code", &problems)
    } else {
      option.text = marks.text
      if let sign = marks.firstIndex(where: { $0.isMark("=") }), sign > marks.startIndex,
        marks[..<sign].allSatisfy({ $0.scalar.isCodePart })
      {
        problems.warning(
          marks[sign].place, "if “\(marks[..<sign].text)” is a code, put spaces around the equals sign")
      }
    }
    if option.text.isEmpty {
      problems.error(place, "the option has no text; write “- ( ) text”")
    }
  }

  /// Gives an option without a code the number of its place.
  mutating func number(_ number: Int) {
    if !hasCode { option.code = String(number) }
  }
}

/// Codes of options and ids of rows.
enum CodeRule {
  /// Reports a code that data files cannot hold.
  static func check(_ code: Located<String>, what: Sentence, _ problems: inout DiagnosticList) {
    let scalars = code.value.unicodeScalars
    guard !scalars.isEmpty, scalars.count <= 64, scalars.allSatisfy(\.isCodePart) else {
      problems.error(
        code.place,
        "“\(code.value)” cannot be \(what): use letters a-z, digits, _ - and . only, at most 64"
          + " (a plain equals sign is written \\=)")
      return
    }
  }

  /// Whether a code stands for a missing answer where labels cannot say so: -9 to -6.
  static func isMissing(_ code: String) -> Bool { ["-9", "-8", "-7", "-6"].contains(code) }
}
