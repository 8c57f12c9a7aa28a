import Guide
import Wording

/// What the functions of XPath, ODK and SurveyCTO are in guides.
extension XLSFormLogic {
  // The same values, another name. With how many values each is called.
  private static let renamed: [String: (name: String, count: ClosedRange<Int>)] = [
    "count-selected": ("count", 1...1), "string-length": ("length", 1...1), "contains": ("contains", 2...2),
    "round": ("round", 1...2), "abs": ("abs", 1...1), "min": ("min", 1...1000), "max": ("max", 1...1000),
    "sum": ("sum", 1...1000), "coalesce": ("coalesce", 1...1000), "today": ("today", 0...0),
    "now": ("now", 0...0), "int": ("int", 1...1), "pow": ("pow", 2...2), "sqrt": ("sqrt", 1...1),
    "concat": ("concat", 1...1000), "join": ("join", 2...1000), "starts-with": ("startswith", 2...2),
    "ends-with": ("endswith", 2...2), "substr": ("substr", 2...3), "substring-before": ("before", 2...2),
    "substring-after": ("after", 2...2), "translate": ("translate", 3...3),
    "normalize-space": ("trim", 1...1),
    "number": ("number", 1...1), "string": ("text", 1...1), "selected-at": ("selectedat", 2...2),
    "decimal-date-time": ("days", 1...1), "lower": ("lower", 1...1), "lower-case": ("lower", 1...1),
    "upper": ("upper", 1...1), "upper-case": ("upper", 1...1),
  ]

  func call(
    _ name: String, _ arguments: [ForeignExpression], _ scope: Scope
  ) throws(ForeignExpressionProblem) -> ForeignExpression {
    // About the answer itself, when nothing is said.
    if arguments.isEmpty, name == "string-length" || name == "normalize-space" {
      return try call(name, [.name(".")], scope)
    }
    if let own = Self.renamed[name] {
      guard own.count.contains(arguments.count) else {
        throw ForeignExpressionProblem("“\(name)” has too many or too few values in its parentheses")
      }
      return .call(own.name, try values(arguments, scope))
    }
    if let known = try choice(name, arguments, scope) { return known }
    if let known = try ofDates(name, arguments, scope) { return known }
    if let known = try ofRepeats(name, arguments, scope) { return known }
    throw ForeignExpressionProblem("the function “\(name)” has no counterpart")
  }

  private func values(
    _ arguments: [ForeignExpression], _ scope: Scope
  ) throws(ForeignExpressionProblem) -> [ForeignExpression] {
    var values: [ForeignExpression] = []
    for argument in arguments { values.append(try value(argument, scope)) }
    return values
  }

  private func choice(
    _ name: String, _ arguments: [ForeignExpression], _ scope: Scope
  ) throws(ForeignExpressionProblem) -> ForeignExpression? {
    switch (name, arguments.count) {
    case ("if", 3):
      return .call("if", [try condition(arguments[0], scope)] + (try values(Array(arguments[1...]), scope)))
    // Nothing is worked out twice here.
    case ("once", 1): return try value(arguments[0], scope)
    case ("pi", 0): return .number("3.141592653589793")
    case ("jr:choice-name", 2): return try label(arguments[0], of: arguments[1], scope)
    case ("choice-label", 2): return try label(arguments[1], of: arguments[0], scope)
    case ("item-at", 3):
      let values = try values(arguments, scope)
      return .call(
        "selectedat", values[0] == .text(" ") ? [values[1], values[2]] : [values[1], values[2], values[0]])
    default: return nil
    }
  }

  // jr:choice-name(${q}, '${q}')
  private func label(
    _ code: ForeignExpression, of question: ForeignExpression, _ scope: Scope
  ) throws(ForeignExpressionProblem) -> ForeignExpression {
    var name = question
    if case .text(let text) = question { name = try ForeignParser.expression(text, .xPath) }
    let id = try reference(name, scope)
    guard case .name = id else { throw ForeignExpressionProblem("it needs the name of a question") }
    let code = try value(code, scope)
    return .call("label", code == id ? [id] : [id, code])
  }

  private func ofDates(
    _ name: String, _ arguments: [ForeignExpression], _ scope: Scope
  ) throws(ForeignExpressionProblem) -> ForeignExpression? {
    switch (name, arguments.count) {
    case ("date", 1):
      let value = try value(arguments[0], scope)
      switch value {
      case .text, .call("date", _), .call("today", _): return value
      case .name(let id) where (id == "this" ? scope.own.flatMap { kinds[$0] } : kinds[id]) == DateAnswer.id:
        return value
      default: return .call("date", [value])
      }
    case ("date-time", 1):
      let value = try value(arguments[0], scope)
      switch value {
      case .text, .name, .call("now", _), .call("today", _): return value
      default: return nil
      }
    case ("decimal-time", 1):
      return .binary("%", .call("days", [try value(arguments[0], scope)]), .number("1"))
    case ("format-date", 2), ("format-date-time", 2):
      guard case .text(let format) = arguments[1] else {
        throw ForeignExpressionProblem("a pattern is calculated")
      }
      let letters = format.matches(of: /%(.)/).compactMap { $0.1.first }
      guard letters.allSatisfy(LogicDateFormat.letters.contains) else {
        throw ForeignExpressionProblem("the date is written as “\(format.prefix(60))”, which is not known")
      }
      return .call("formatdate", [try value(arguments[0], scope), .text(format)])
    default: return nil
    }
  }

  // What is repeated there is asked once here.
  private func ofRepeats(
    _ name: String, _ arguments: [ForeignExpression], _ scope: Scope
  ) throws(ForeignExpressionProblem) -> ForeignExpression? {
    switch (name, arguments.count) {
    case ("position", 0...1), ("index", 0): return .number("1")
    case ("count", 1):
      if isGroup(arguments[0]) { return .number("1") }
      _ = try reference(arguments[0], scope)
      return .number("1")
    case ("count-non-empty", 1):
      return .call(
        "if", [.call("answered", [try reference(arguments[0], scope)]), .number("1"), .number("0")])
    case ("indexed-repeat", 3):
      let (value, index) = (try value(arguments[0], scope), try value(arguments[2], scope))
      guard isGroup(arguments[1]) else { throw ForeignExpressionProblem("it needs the name of a question") }
      return index == .number("1")
        ? value : .call("if", [.binary("=", index, .number("1")), value, .text("")])
    case ("count-if", 2):
      return .call("if", [try condition(arguments[1], scope), .number("1"), .number("0")])
    case ("sum-if", 2), ("max-if", 2), ("min-if", 2):
      return .call("if", [try condition(arguments[1], scope), try value(arguments[0], scope), .text("")])
    default: return nil
    }
  }

  private func isGroup(_ expression: ForeignExpression) -> Bool {
    guard case .name(let name) = expression else { return false }
    return name.hasPrefix("${") && names.groups.contains(String(name.dropFirst(2).dropLast()))
  }
}
