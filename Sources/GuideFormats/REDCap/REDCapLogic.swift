import Guide
import Wording

/// Translates REDCap's branching logic into conditions of guides.
struct REDCapLogic {
  let questions: [String: Question]

  /// A condition.
  func condition(_ text: String) throws(ForeignExpressionProblem) -> String {
    try GuideCondition.written(value(try ForeignParser.expression(text, .redCap)))
  }

  /// A text with `[field]` as the names of guides.
  func piped(_ text: String) -> String {
    guard text.has("[") else { return text }
    return text.replacing(/(\][ ]*)?\[([a-z][a-z0-9_]*)(?::value|:label)?\](?!\[)/) { match in
      // After another bracket it is the answer of another event.
      guard match.1 == nil, let question = questions[String(match.2)] else { return String(match.0) }
      return "{\(question.id)}"
    }
  }

  /// What REDCap would fill in and guides cannot: `[record-name]`, `[event_1_arm_1][age]`, `[boxes(1)]`.
  static func unpiped(_ text: String) -> String? {
    guard text.has("[") else { return nil }
    let found = text.firstMatch(
      of: /\[[a-z][a-z0-9_]*\]\[[^\]]*\]|\[[a-z][a-z0-9_]*\([^)]*\)\]|\[[a-z]+-[a-z:-]+\]/)
    return found.map { String($0.0) }
  }

  private func value(_ expression: ForeignExpression) throws(ForeignExpressionProblem) -> ForeignExpression {
    switch expression {
    case .number: return expression
    case .text(let text):
      return NumberReading.number(text).map { NumberReading.plain($0) } == text ? .number(text) : expression
    case .name("today"): return .call("today", [])
    case .name(let name): return .name(try question(name).id)
    case .not(let inside): return .not(try value(inside))
    case .minus(let inside): return .minus(try value(inside))
    case .call(let name, let arguments):
      return try call(name, arguments)
    case .binary(let sign, let left, let right):
      if sign == "=" || sign == "!=" { return try comparison(sign == "=", left, right) }
      return .binary(sign, try value(left), try value(right))
    }
  }

  // The same values, another name. With how many values each is called.
  private static let functions: [String: (name: String, count: ClosedRange<Int>)] = [
    "sum": ("sum", 1...1000), "min": ("min", 1...1000), "max": ("max", 1...1000), "abs": ("abs", 1...1),
    "round": ("round", 1...2), "if": ("if", 3...3), "rounddown": ("floor", 1...1), "roundup": ("ceil", 1...1),
    "sqrt": ("sqrt", 1...1), "contains": ("contains", 2...2), "starts_with": ("startswith", 2...2),
    "ends_with": ("endswith", 2...2), "length": ("length", 1...1), "lower": ("lower", 1...1),
    "upper": ("upper", 1...1), "trim": ("trim", 1...1), "concat": ("concat", 1...1000),
  ]
  // How many of each unit a day has, or how many days one of them.
  private static let units: [String: (sign: String, number: String)] = [
    "d": ("/", "1"), "y": ("/", "365.2425"), "M": ("/", "30.44"), "h": ("*", "24"), "m": ("*", "1440"),
    "s": ("*", "86400"),
  ]

  private func call(
    _ name: String, _ arguments: [ForeignExpression]
  ) throws(ForeignExpressionProblem) -> ForeignExpression {
    if name == "datediff", (3...5).contains(arguments.count) { return try difference(arguments) }
    guard let own = Self.functions[name], own.count.contains(arguments.count) else {
      throw ForeignExpressionProblem("the function “\(name)” has no counterpart")
    }
    var values: [ForeignExpression] = []
    for argument in arguments { values.append(try value(argument)) }
    return .call(own.name, values)
  }

  // datediff([a], [b], "y"): without a sign, unless the last value asks for it.
  private func difference(_ arguments: [ForeignExpression]) throws(ForeignExpressionProblem)
    -> ForeignExpression
  {
    guard case .text(let unit) = arguments[2], let (sign, number) = Self.units[unit] else {
      throw ForeignExpressionProblem("a unit of datediff is not known")
    }
    var dates: [ForeignExpression] = []
    for argument in arguments.prefix(2) {
      dates.append(argument == .text("today") ? .call("today", []) : try value(argument))
    }
    let isSigned = arguments.last == .name("true") || arguments.last == .call("true", [])
    let days = ForeignExpression.binary("-", dates[1], dates[0])
    let whole = isSigned ? days : .call("abs", [days])
    return number == "1" ? whole : .binary(sign, whole, .number(number))
  }

  private func comparison(
    _ isEqual: Bool, _ left: ForeignExpression, _ right: ForeignExpression
  ) throws(ForeignExpressionProblem) -> ForeignExpression {
    if case .name(let name) = left {
      // [field(code)] is 1 when that box is ticked, 0 when not.
      if let (field, code) = Self.box(name) {
        guard let ticked = ["1": true, "0": false][Self.plain(right)] else {
          throw ForeignExpressionProblem("a box is ticked or not, [\(name)] is compared with something else")
        }
        let selected = ForeignExpression.call("selected", [.name(try question(field).id), .text(code)])
        return ticked == isEqual ? selected : .not(selected)
      }
      if right == .text("") {
        let answered = ForeignExpression.call("answered", [.name(try question(name).id)])
        return isEqual ? .not(answered) : answered
      }
    }
    return .binary(isEqual ? "=" : "!=", try value(left), try value(right))
  }

  private static func plain(_ expression: ForeignExpression) -> String {
    switch expression {
    case .number(let text), .text(let text): text
    default: ""
    }
  }

  private static func box(_ name: String) -> (field: String, code: String)? {
    guard name.hasSuffix(")"), let open = name.firstIndex(of: "(") else { return nil }
    return (String(name[..<open]), String(name[name.index(after: open)...].dropLast()))
  }

  private func question(_ name: String) throws(ForeignExpressionProblem) -> Question {
    guard let question = questions[name] else {
      throw ForeignExpressionProblem("there is no field “\(name)”")
    }
    return question
  }
}
