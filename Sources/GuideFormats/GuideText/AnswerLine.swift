import Guide
import Wording

/// A line in square brackets that says how a question is answered: `[number 0..500 "interviews"]`.
struct AnswerLine {
  /// One text after the colon, with the code written before it.
  struct Label {
    var code: Located<String>?
    var text: Located<String>
  }

  let word: AnswerWord
  let place: Place
  private(set) var format = AnswerFormat()
  private(set) var labels: [Label] = []
  /// The labels after `||`, of the second scale of a dual matrix.
  private(set) var secondLabels: [Label] = []
  private(set) var hasRange = false

  /// Reads a line whose shape is that of an answer line; `nil` when its word is unknown.
  init?(_ marks: Marks, _ problems: inout DiagnosticList) {
    guard let first = marks.first, let name = LineShape.bracketWord(marks) else { return nil }
    guard let word = AnswerWord(rawValue: name) else {
      let known = AnswerWord.allCases.map(\.rawValue).joined(separator: ", ")
      problems.error(
        first.place, "“\(name)” is not an answer word; write one of \(known), or \\[ for a plain bracket")
      return nil
    }
    self.word = word
    place = first.place
    var inside = marks.dropFirst().drop(while: \.isSpace).dropFirst(name.count)
    if inside.last?.isMark("]") == true {
      inside = inside.dropLast()
    } else {
      problems.error(first.place, "the closing bracket ] is missing at the end of the line")
    }
    readArguments(inside, &problems)
    checkRange(&problems)
  }

  private mutating func readArguments(_ marks: Marks, _ problems: inout DiagnosticList) {
    var rest = marks.drop(while: \.isSpace)
    while let first = rest.first {
      if first.isMark(":") {
        readLabels(rest.dropFirst(), first.place, &problems)
        return
      }
      let token = nextToken(&rest)
      rest = rest.drop(while: \.isSpace)
      readArgument(token, &rest, &problems)
      rest = rest.drop(while: \.isSpace)
    }
  }

  private struct Token {
    var text: String
    var isQuoted: Bool
    var place: Place
  }

  // Times contain colons, so that only these words cannot have labels directly after a range.
  private func nextToken(_ rest: inout Marks, stopsAtColon: Bool = true) -> Token {
    guard let first = rest.first else { return Token(text: "", isQuoted: false, place: place) }
    if first.isMark("\""), let (text, end) = QuotedText.read(rest) {
      rest = rest[end...]
      return Token(text: text, isQuoted: true, place: first.place)
    }
    let hasClock = [.time, .dateTime, .duration].contains(word.bound)
    let stopsAtColon = stopsAtColon && !hasClock
    let bare = rest.prefix { !$0.isSpace && !(stopsAtColon && $0.isMark(":")) }
    rest = rest[bare.endIndex...]
    return Token(text: stopsAtColon ? bare.text : bare.source, isQuoted: false, place: first.place)
  }

  private mutating func readArgument(
    _ token: Token, _ rest: inout Marks, _ problems: inout DiagnosticList
  ) {
    if token.isQuoted {
      if format.unit != nil { problems.error(token.place, "two units are given; delete one of them") }
      format.unit = token.text
      return
    }
    switch token.text {
    case "step", "max", "min", "decimals":
      let value = nextToken(&rest)
      readNumber(token, value, &problems)
    case "sum" where word == .numbers: readSum(token, nextToken(&rest), &problems)
    case "mask" where word == .masked:
      let value = nextToken(&rest, stopsAtColon: false)
      if value.text.isEmpty { problems.error(token.place, "a mask is missing after “mask”") }
      format.mask = value.text.isEmpty ? nil : value.text
    case "match":
      let value = nextToken(&rest, stopsAtColon: false)
      readPattern(value, &problems)
    default:
      if token.text.contains("..") {
        readRange(token, &problems)
      } else {
        problems.error(
          token.place,
          "“\(token.text)” is not understood here; write a range as 0..10, step, max, decimals, match,"
            + " or a unit in quotation marks")
      }
    }
  }

  private mutating func readNumber(_ name: Token, _ value: Token, _ problems: inout DiagnosticList) {
    guard let number = NumberReading.number(value.text), !value.isQuoted else {
      problems.error(name.place, "a number is missing after “\(name.text)”")
      return
    }
    let count = number == number.rounded() && number >= 0 && number <= 1_000_000 ? Int(number) : nil
    switch name.text {
    case "step":
      if number <= 0 { problems.error(value.place, "a step must be larger than 0") }
      if !word.isNumeric { problems.warning(name.place, "“step” has no effect for \(word.rawValue)") }
      format.step = number > 0 ? number : nil
    case "decimals":
      if !word.isNumeric {
        problems.warning(name.place, "“decimals” has no effect for \(word.rawValue)")
      }
      guard let count, count <= 15 else {
        problems.error(value.place, "the number of decimals must be 0 to 15")
        return
      }
      format.decimals = count
    case "min" where word.bound == .number: format.minimum = NumberReading.plain(number)
    case "max" where word.bound == .number: format.maximum = NumberReading.plain(number)
    default:
      guard let count else {
        problems.error(value.place, "“\(name.text)” must be a whole number")
        return
      }
      readCount(name, count, &problems)
    }
  }

  private mutating func readCount(_ name: Token, _ count: Int, _ problems: inout DiagnosticList) {
    if name.text == "max", word.isText {
      format.maximumLength = count
    } else {
      if name.text == "max" { format.maximumAnswers = count } else { format.minimumAnswers = count }
      if !word.isCounted {
        problems.warning(name.place, "“\(name.text)” has no effect for \(word.rawValue)")
      }
    }
  }

  // `sum 100`, `sum 90..100`
  private mutating func readSum(_ name: Token, _ value: Token, _ problems: inout DiagnosticList) {
    let dots = value.text.firstRange(of: "..")
    let first = dots.map { String(value.text[..<$0.lowerBound]) } ?? value.text
    let last = dots.map { String(value.text[$0.upperBound...]) } ?? value.text
    format.minimumSum = NumberReading.number(first)
    format.maximumSum = NumberReading.number(last)
    let isRead = [(first, format.minimumSum), (last, format.maximumSum)].allSatisfy {
      $0.isEmpty || $1 != nil
    }
    guard isRead, format.minimumSum != nil || format.maximumSum != nil else {
      problems.error(name.place, "after “sum” a number or range is expected; write sum 100 or sum 90..110")
      return
    }
    if let least = format.minimumSum, let most = format.maximumSum, least > most {
      problems.error(value.place, "the range of the sum ends before it begins; exchange the two")
    }
  }

  private mutating func readPattern(_ value: Token, _ problems: inout DiagnosticList) {
    guard !value.text.isEmpty else {
      problems.error(value.place, "a regular expression is missing after “match”")
      return
    }
    if !TextPattern(value.text).isValid {
      problems.error(value.place, "“\(value.text)” is not a regular expression")
    }
    if !word.isText { problems.warning(value.place, "“match” has no effect for \(word.rawValue)") }
    format.pattern = value.text
  }
}

extension AnswerLine {
  private mutating func readRange(_ token: Token, _ problems: inout DiagnosticList) {
    guard let bound = word.bound else {
      problems.error(token.place, "\(word.rawValue) takes no range; delete “\(token.text)”")
      return
    }
    guard let dots = token.text.firstRange(of: "..") else { return }
    hasRange = true
    let ends = [String(token.text[..<dots.lowerBound]), String(token.text[dots.upperBound...])]
    let values = ends.map { $0.isEmpty ? nil : RangeBound.canonical($0, bound) }
    for (end, value) in zip(ends, values) where !end.isEmpty && value == nil {
      problems.error(
        token.place,
        "“\(end)” is not \(RangeBound.noun(bound)); write a range as \(RangeBound.example(bound))")
    }
    if ends == ["", ""] {
      problems.error(token.place, "the range has no ends; write it as \(RangeBound.example(bound))")
    }
    format.minimum = values[0]
    format.maximum = values[1]
  }

  private mutating func checkRange(_ problems: inout DiagnosticList) {
    guard let bound = word.bound, let minimum = format.minimum, let maximum = format.maximum else { return }
    if RangeBound.isAfter(minimum, maximum, bound) {
      problems.error(place, "the range ends before it begins (\(minimum)..\(maximum)); exchange the two")
    }
  }

  private mutating func readLabels(_ marks: Marks, _ place: Place, _ problems: inout DiagnosticList) {
    var isSecond = false
    for part in marks.split(at: "|") {
      let part = part.trimmed
      guard let first = part.first else {
        if word == .dualmatrix, !isSecond, !labels.isEmpty {
          isSecond = true
        } else {
          problems.error(place, "a label between | and | is empty")
        }
        continue
      }
      let label: Label
      if let sign = part.equalsSign, !part[..<sign].trimmed.contains(where: \.isSpace) {
        let code = part[..<sign].trimmed
        let text = part[(sign + 1)...].trimmed
        label = Label(
          code: Located(code.text, first.place), text: Located(text.text, text.first?.place ?? first.place))
      } else {
        label = Label(code: nil, text: Located(part.text, first.place))
      }
      if isSecond { secondLabels.append(label) } else { labels.append(label) }
    }
    if !word.hasLabels {
      problems.error(place, "\(word.rawValue) has no labels; write the choices as lines “- ( ) text”")
    }
  }
}
