import Guide
import Wording

/// Translates LimeSurvey's expressions ("ExpressionScript") and its older table of conditions into those of guides.
struct LimeSurveyLogic {
  let names: LimeSurveyNames

  /// A condition; `nil` when it always holds.
  func condition(_ text: String) throws(ForeignExpressionProblem) -> String? {
    var text = text.trimmingSpace
    while text.hasPrefix("{"), text.hasSuffix("}") {
      text = String(text.dropFirst().dropLast()).trimmingSpace
    }
    guard !text.isEmpty, text != "1" else { return nil }
    return try GuideCondition.written(condition(try ForeignParser.expression(text, .limeSurvey)))
  }

  /// The conditions of a question in the older table: those on one question are alternatives, different questions must
  /// all fit, and one scenario of several is enough.
  func condition(_ rows: [LimeSurveyTables.Row]) throws(ForeignExpressionProblem) -> String? {
    var scenarios: [ForeignExpression] = []
    for (_, scenario) in Dictionary(grouping: rows, by: { $0.number("scenario") }).sorted(by: {
      $0.key < $1.key
    }) {
      var groups: [(field: String, alternatives: [ForeignExpression])] = []
      for row in scenario {
        let field = row["cfieldname"]
        let expression = try comparison(row)
        if let index = groups.firstIndex(where: { $0.field == field }) {
          groups[index].alternatives.append(expression)
        } else {
          groups.append((field, [expression]))
        }
      }
      let parts = groups.compactMap { ForeignExpression.joined("or", $0.alternatives) }
      if let all = ForeignExpression.joined("and", parts) { scenarios.append(all) }
    }
    return try ForeignExpression.joined("or", scenarios).map { (all) throws(ForeignExpressionProblem) in
      try GuideCondition.written(all)
    }
  }

  private func comparison(_ row: LimeSurveyTables.Row) throws(ForeignExpressionProblem) -> ForeignExpression {
    let field = row["cfieldname"]
    let value = row["value"]
    let isBox = field.hasPrefix("+")
    let name = ForeignExpression.name(isBox ? String(field.dropFirst()) : field)
    if value.hasPrefix("@"), value.hasSuffix("@") {
      return try condition(
        .binary(try sign(row["method"]), name, .name(String(value.dropFirst().dropLast()))))
    }
    // For a question with several choices the value is the choice.
    if !isBox, case .question(let question) = try names.meaning(of: field), question.kind == MultipleAnswer.id
    {
      return selected(question, value)
    }
    if row["method"].trimmingSpace == "RX" {
      throw ForeignExpressionProblem("it compares with a pattern")
    }
    return try condition(.binary(try sign(row["method"]), name, .text(value == " " ? "" : value)))
  }

  private static let comparisons: Set<String> = ["=", "!=", "<", "<=", ">", ">="]

  private func sign(_ method: String) throws(ForeignExpressionProblem) -> String {
    let sign = ["==": "=", "": "="][method.trimmingSpace] ?? method.trimmingSpace
    if Self.comparisons.contains(sign) { return sign }
    throw ForeignExpressionProblem("“\(sign.prefix(20))” is not a comparison")
  }

  // Something that holds or does not.
  func condition(_ expression: ForeignExpression) throws(ForeignExpressionProblem)
    -> ForeignExpression
  {
    switch expression {
    case .binary(let sign, let left, let right) where sign == "and" || sign == "or":
      return .binary(sign, try condition(left), try condition(right))
    case .binary(let sign, let left, let right) where Self.comparisons.contains(sign):
      return try comparison(sign, left, right)
    case .not(let inside): return .not(try condition(inside))
    case .name(let name): return try answered(try names.meaning(of: name))
    case .call(let name, let arguments) where ["is_numeric", "is_int", "is_float"].contains(name):
      return try isNumber(name, arguments)
    case .call("is_empty", let arguments):
      guard arguments.count == 1, case .name(let name) = arguments[0] else {
        throw ForeignExpressionProblem("is_empty() needs one question")
      }
      return .not(try answered(try names.meaning(of: name)))
    case .number("1"): return .binary("=", .number("1"), .number("1"))
    case .number("0"): return .binary("=", .number("1"), .number("0"))
    case .call("regexmatch", let arguments) where arguments.count == 2:
      guard case .text(let pattern) = arguments[0] else {
        throw ForeignExpressionProblem("a pattern is calculated")
      }
      return .call("matches", [try value(arguments[1]), .text(Self.pattern(pattern))])
    default: return try value(expression)
    }
  }

  private func answered(_ meaning: LimeSurveyNames.Meaning) throws(ForeignExpressionProblem)
    -> ForeignExpression
  {
    switch meaning {
    case .question(let question): .call("answered", [.name(question.id)])
    case .choice(let question, let code): selected(question, code)
    case .row(let question, let id): .call("answered", [try row(question, id)])
    case .this: .call("answered", [.name("this")])
    }
  }

  func comparison(
    _ sign: String, _ left: ForeignExpression, _ right: ForeignExpression
  ) throws(ForeignExpressionProblem) -> ForeignExpression {
    if case .name(let name) = left, case .text(let text) = right {
      let meaning = try names.meaning(of: name)
      if case .choice(let question, let code) = meaning {
        let isChosen = (text == "Y") == (sign == "=")
        guard ["Y", ""].contains(text), sign == "=" || sign == "!=" else {
          throw ForeignExpressionProblem("“\(name)” is chosen or not, it is compared with “\(text)”")
        }
        return isChosen ? selected(question, code) : .not(selected(question, code))
      }
      if text.isEmpty, sign == "=" { return .not(try answered(meaning)) }
      if text.isEmpty, sign == "!=" { return try answered(meaning) }
    }
    if case .text = left, case .name = right {
      return try comparison(["<": ">", ">": "<", "<=": ">=", ">=": "<="][sign] ?? sign, right, left)
    }
    return .binary(sign, try value(left), try value(right))
  }

  func value(_ expression: ForeignExpression) throws(ForeignExpressionProblem) -> ForeignExpression {
    switch expression {
    case .number: return expression
    case .text(let text):
      return NumberReading.number(text).map { NumberReading.plain($0) } == text ? .number(text) : expression
    case .name(let name):
      switch try names.meaning(of: name) {
      case .question(let question): return .name(question.id)
      case .row(let question, let id): return try row(question, id)
      case .this: return .name("this")
      case .choice: throw ForeignExpressionProblem("“\(name)” is chosen or not; it is not a value")
      }
    case .call(let name, let arguments): return try call(name, arguments)
    case .minus(let inside): return .minus(try value(inside))
    case .not: return try condition(expression)
    case .binary(let sign, let left, let right):
      if sign == "and" || sign == "or" || Self.comparisons.contains(sign) {
        return try condition(expression)
      }
      return .binary(sign, try value(left), try value(right))
    }
  }

  func selected(_ question: Question, _ code: String) -> ForeignExpression {
    .call("selected", [.name(question.id), .text(code)])
  }

  func row(_ question: Question, _ id: String) throws(ForeignExpressionProblem) -> ForeignExpression {
    guard id.unicodeScalars.allSatisfy({ $0.isLetter || $0.isDigit || $0 == "_" || $0 == "." }) else {
      throw ForeignExpressionProblem("the row “\(id)” cannot be named in a condition")
    }
    return .name("\(question.id).\(id)")
  }

  /// A text with `{code}` and `{code.shown}` as the names of guides.
  func piped(_ text: String) -> String {
    guard text.has("{") else { return text }
    return text.replacing(/\{([A-Za-z0-9_.:#]+)\}/) { match in
      guard let meaning = try? names.meaning(of: String(match.1)) else { return String(match.0) }
      switch meaning {
      case .question(let question): return "{\(question.id)}"
      case .row(let question, let id): return "{\(question.id).\(id)}"
      case .choice, .this: return String(match.0)
      }
    }
  }

  private static func pattern(_ written: String) -> String {
    guard let first = written.first, let end = written.lastIndex(of: first), end > written.startIndex else {
      return written
    }
    let inside = String(written[written.index(after: written.startIndex)..<end])
    if inside.hasPrefix("^"), inside.hasSuffix("$") { return String(inside.dropFirst().dropLast()) }
    return ".*(?:\(inside)).*"
  }
}
