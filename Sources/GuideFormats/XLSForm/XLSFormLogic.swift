import Guide
import Wording

/// Translates the conditions of XLSForm (a part of XPath 1.0) into those of guides.
struct XLSFormLogic {
  /// The ids of questions and rows by their names in the form.
  let ids: [String: String]

  /// A condition; names without `${}` are replaced by `columns`, the cells of a choice.
  func condition(_ text: String, columns: [String: String] = [:]) throws(ForeignExpressionProblem) -> String {
    try GuideCondition.written(condition(try ForeignParser.expression(text, .xPath), columns))
  }

  /// A text with `${name}` as the names of guides; what is no question stays as a name in braces.
  func piped(_ text: String) -> String {
    guard text.has("$") else { return text }
    return text.replacing(/\$\{\s*([^{}]+?)\s*\}/) { match in
      "{\(ids[String(match.1)] ?? String(match.1))}"
    }
  }

  /// The limits that a check says and nothing else: `. >= 16 and . <= 120`.
  static func limits(_ text: String) -> (minimum: String?, maximum: String?)? {
    guard let expression = try? ForeignParser.expression(text, .xPath) else { return nil }
    var result: (minimum: String?, maximum: String?) = (nil, nil)
    func read(_ expression: ForeignExpression) -> Bool {
      guard case .binary(let sign, let left, let right) = expression else { return false }
      if sign == "and" { return read(left) && read(right) }
      guard case .name(".") = left else { return false }
      let bound: String
      switch right {
      case .number(let number): bound = number
      case .minus(.number(let number)): bound = "-" + number
      case .call("today", []): bound = "today"
      default: return false
      }
      if sign == ">=", result.minimum == nil {
        result.minimum = bound
        return true
      }
      if sign == "<=", result.maximum == nil {
        result.maximum = bound
        return true
      }
      return false
    }
    return read(expression) ? result : nil
  }

  // Something that holds or does not.
  private func condition(
    _ expression: ForeignExpression, _ columns: [String: String]
  ) throws(ForeignExpressionProblem) -> ForeignExpression {
    switch expression {
    case .binary(let sign, let left, let right) where sign == "and" || sign == "or":
      return .binary(sign, try condition(left, columns), try condition(right, columns))
    case .binary(let sign, let left, let right) where ["=", "!=", "<", "<=", ">", ">="].contains(sign):
      return try comparison(sign, left, right, columns)
    case .call("not", let arguments) where arguments.count == 1:
      return .not(try condition(arguments[0], columns))
    case .call("true", []): return .binary("=", .number("1"), .number("1"))
    case .call("false", []): return .binary("=", .number("1"), .number("0"))
    case .call("selected", let arguments) where arguments.count == 2:
      return .call("selected", [try reference(arguments[0]), try value(arguments[1], columns)])
    case .call("regex", let arguments) where arguments.count == 2:
      return .call("matches", [try value(arguments[0], columns), arguments[1]])
    case .call(let name, _) where ["not", "true", "false", "selected", "regex"].contains(name):
      throw ForeignExpressionProblem("“\(name)” has too many or too few values in its parentheses")
    case .not: throw ForeignExpressionProblem("the sign “!” cannot be understood, in forms it is not(…)")
    default: return try value(expression, columns)
    }
  }

  private func comparison(
    _ sign: String, _ left: ForeignExpression, _ right: ForeignExpression, _ columns: [String: String]
  ) throws(ForeignExpressionProblem) -> ForeignExpression {
    if right == .text("") {
      let answered = ForeignExpression.call("answered", [try reference(left)])
      if sign == "!=" { return answered }
      if sign == "=" { return .not(answered) }
    }
    return .binary(sign, try value(left, columns), try value(right, columns))
  }

  private func reference(_ expression: ForeignExpression) throws(ForeignExpressionProblem)
    -> ForeignExpression
  {
    guard case .name(let name) = expression else {
      throw ForeignExpressionProblem("it wants the name of a question")
    }
    if name == "." { return .name("this") }
    guard name.hasPrefix("${") else { throw ForeignExpressionProblem("“\(name)” cannot be understood") }
    let word = String(name.dropFirst(2).dropLast())
    guard let id = ids[word] else {
      throw ForeignExpressionProblem("there is no question “\(word)”")
    }
    return .name(id)
  }

  private func value(
    _ expression: ForeignExpression, _ columns: [String: String]
  ) throws(ForeignExpressionProblem) -> ForeignExpression {
    switch expression {
    case .number: return expression
    case .text(let text): return Self.literal(text)
    case .name(let word):
      if let cell = columns[word] { return Self.literal(cell) }
      return try reference(expression)
    case .not, .call("not", _), .call("selected", _), .call("regex", _), .call("true", _), .call("false", _):
      return try condition(expression, columns)
    case .minus(let inside): return .minus(try value(inside, columns))
    case .binary(let sign, let left, let right):
      if ["and", "or", "=", "!=", "<", "<=", ">", ">="].contains(sign) {
        return try condition(expression, columns)
      }
      return .binary(sign, try value(left, columns), try value(right, columns))
    case .call(let name, let arguments): return try call(name, arguments, columns)
    }
  }

  private static let functions = [
    "count-selected": "count", "string-length": "length", "contains": "contains", "round": "round",
    "abs": "abs",
    "min": "min", "max": "max", "sum": "sum", "coalesce": "coalesce", "today": "today", "now": "now",
  ]

  private func call(
    _ name: String, _ arguments: [ForeignExpression], _ columns: [String: String]
  ) throws(ForeignExpressionProblem) -> ForeignExpression {
    if name == "if", arguments.count == 3 {
      return .call(
        "if",
        [
          try condition(arguments[0], columns), try value(arguments[1], columns),
          try value(arguments[2], columns),
        ])
    }
    // What only changes the type changes nothing here.
    if ["date", "number", "string", "once"].contains(name), arguments.count == 1 {
      return try value(arguments[0], columns)
    }
    guard let own = Self.functions[name] else {
      throw ForeignExpressionProblem("the function “\(name)” has no counterpart")
    }
    var values: [ForeignExpression] = []
    for argument in arguments { values.append(try value(argument, columns)) }
    return .call(own, values)
  }

  private static func literal(_ text: String) -> ForeignExpression {
    NumberReading.number(text).map { NumberReading.plain($0) } == text ? .number(text) : .text(text)
  }
}
