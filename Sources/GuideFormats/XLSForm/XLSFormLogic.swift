import Guide
import Wording

/// Translates the conditions of XLSForm (a part of XPath 1.0) into those of guides.
struct XLSFormLogic {
  /// The ids of questions and rows by their names in the form.
  let ids: [String: String]
  /// The kinds of questions, by id.
  var kinds: [String: String] = [:]
  /// The codes that choices of the form got in the guide, where they are others, by question.
  var codes: [String: [String: String]] = [:]
  /// What else the form has names for.
  var names = XLSFormNames()

  /// A condition; names without `${}` are replaced by `columns`, the cells of a choice.
  ///
  /// - Parameter id: The question that `.` is.
  func condition(
    _ text: String, columns: [String: String] = [:], of id: String? = nil
  ) throws(ForeignExpressionProblem) -> String {
    let scope = Scope(columns: columns, own: id)
    return try GuideCondition.written(condition(try ForeignParser.expression(text, .xPath), scope))
  }

  /// A value that is worked out.
  func calculation(_ text: String, of id: String? = nil) throws(ForeignExpressionProblem) -> String {
    let scope = Scope(columns: [:], own: id, isCalculation: true)
    let expression = try ForeignParser.expression(text, .xPath)
    return try GuideCondition.written(
      isCondition(expression) ? condition(expression, scope) : value(expression, scope))
  }

  /// A text with `${name}` as the names of guides; what is no question stays as a name in braces.
  func piped(_ text: String) -> String {
    guard text.has("$") else { return text }
    return text.replacing(/\$\{\s*([^{}]+?)\s*\}/) { match in
      "{\(ids[String(match.1)] ?? String(match.1))}"
    }
  }

  /// What stands around an expression.
  struct Scope {
    /// The cells of a choice, by column.
    let columns: [String: String]
    /// The question that `.` is.
    let own: String?
    /// Whether a value is worked out, and nothing decided.
    var isCalculation = false
  }

  static let comparisons: Set<String> = ["=", "!=", "<", "<=", ">", ">="]

  // Something that holds or does not.
  func condition(
    _ expression: ForeignExpression, _ scope: Scope
  ) throws(ForeignExpressionProblem) -> ForeignExpression {
    switch expression {
    case .binary(let sign, let left, let right) where sign == "and" || sign == "or":
      return .binary(sign, try condition(left, scope), try condition(right, scope))
    case .binary(let sign, let left, let right) where Self.comparisons.contains(sign):
      return try comparison(sign, left, right, scope)
    case .call("not", let arguments) where arguments.count == 1:
      return .not(try condition(arguments[0], scope))
    case .call("boolean", let arguments) where arguments.count == 1: return try condition(arguments[0], scope)
    case .call("true", []): return Self.always
    case .call("false", []): return .binary("=", .number("1"), .number("0"))
    case .call("selected", let arguments) where arguments.count == 2: return try selected(arguments, scope)
    case .call("regex", let arguments) where arguments.count == 2:
      return .call("matches", [try value(arguments[0], scope), arguments[1]])
    case .call("empty", let arguments) where arguments.count == 1:
      return try comparison("=", arguments[0], .text(""), scope)
    case .call("boolean-from-string", let arguments) where arguments.count == 1:
      let text = ForeignExpression.call("text", [try value(arguments[0], scope)])
      return .binary("or", .binary("=", text, .text("true")), .binary("=", text, .text("1")))
    case .call(let name, _) where ["not", "true", "false", "selected", "regex", "boolean"].contains(name):
      throw ForeignExpressionProblem("“\(name)” has too many or too few values in its parentheses")
    case .not: throw ForeignExpressionProblem("the sign “!” cannot be understood, in forms it is not(…)")
    case .text(let text): return text.isEmpty ? .not(Self.always) : Self.always
    case .name: return try holds(expression, scope)
    default: return try value(expression, scope)
    }
  }

  private static var always: ForeignExpression { .binary("=", .number("1"), .number("1")) }

  // A number other than 0 holds; a text when there is one, also the text `0`.
  private func holds(
    _ expression: ForeignExpression, _ scope: Scope
  ) throws(ForeignExpressionProblem) -> ForeignExpression {
    let name = try value(expression, scope)
    guard case .name(let id) = name, let kind = kind(id, scope),
      ![IntegerAnswer.id, NumberAnswer.id, SliderAnswer.id, ScaleAnswer.id].contains(kind)
    else { return name }
    return .call("answered", [name])
  }

  private func isCondition(_ expression: ForeignExpression) -> Bool {
    switch expression {
    case .binary(let sign, _, _): sign == "and" || sign == "or" || Self.comparisons.contains(sign)
    case .not: true
    case .call(let name, _):
      [
        "not", "boolean", "true", "false", "selected", "regex", "empty", "boolean-from-string",
      ].contains(name)
    default: false
    }
  }

  private func comparison(
    _ sign: String, _ left: ForeignExpression, _ right: ForeignExpression, _ scope: Scope
  ) throws(ForeignExpressionProblem) -> ForeignExpression {
    let isEquality = sign == "=" || sign == "!="
    if isEquality, left == .text(""), right != .text("") { return try comparison(sign, right, left, scope) }
    // What is no number is called so there; here it is nothing.
    if isEquality, right == .text("NaN"), case .call("string", _) = left {
      return try comparison(sign, left, .text(""), scope)
    }
    if isEquality, right == .text("") {
      let value = try value(left, scope)
      if case .name = value {
        let answered = ForeignExpression.call("answered", [value])
        return sign == "!=" ? answered : .not(answered)
      }
      return .binary(sign, words(value), .text(""))
    }
    let (first, second) = (try value(left, scope), try value(right, scope))
    let values = (named(first, like: second, scope), named(second, like: first, scope))
    guard isEquality else { return emptyCounts(sign, values.0, values.1) }
    return emptyCounts(sign, asText(values.0, scope), asText(values.1, scope))
  }

  // A choice by the code it has in the guide.
  private func named(
    _ code: ForeignExpression, like other: ForeignExpression, _ scope: Scope
  ) -> ForeignExpression {
    guard case .text(let text) = code, case .name(let id) = other,
      let new = codes[id == "this" ? scope.own ?? "" : id]?[text]
    else { return code }
    return .text(new)
  }

  // Several choices are one text there: `a` means that nothing but a was chosen.
  private func asText(_ value: ForeignExpression, _ scope: Scope) -> ForeignExpression {
    guard case .name(let id) = value, [MultipleAnswer.id, RankingAnswer.id].contains(kind(id, scope)) else {
      return value
    }
    return words(value)
  }

  private func words(_ value: ForeignExpression) -> ForeignExpression {
    if case .call("text", _) = value { return value }
    return .call("text", [value])
  }

  // An empty text has the length 0 there, whether anybody was asked or not.
  private func emptyCounts(
    _ sign: String, _ left: ForeignExpression, _ right: ForeignExpression
  ) -> ForeignExpression {
    if case .call("length", let texts) = left, case .number(let text) = right, let number = Double(text),
      case .name(let id)? = texts.first, id != "this"
    {
      let holdsForNothing =
        switch sign {
        case "=": number == 0
        case "!=": number != 0
        case "<": number > 0
        case "<=": number >= 0
        case ">": number < 0
        default: number <= 0
        }
      if holdsForNothing { return .binary(sign, .call("length", [words(texts[0])]), right) }
    }
    return .binary(sign, left, right)
  }

  private func kind(_ id: String, _ scope: Scope) -> String? {
    id == "this" ? scope.own.flatMap { kinds[$0] } : kinds[id]
  }

  // `selected(concat(…), 'a')`: one word of a text that is put together.
  private func selected(
    _ arguments: [ForeignExpression], _ scope: Scope
  ) throws(ForeignExpressionProblem) -> ForeignExpression {
    let (list, code) = (try value(arguments[0], scope), try value(arguments[1], scope))
    if case .name = list { return .call("selected", [list, named(code, like: list, scope)]) }
    let blank = ForeignExpression.text(" ")
    return .call(
      "contains", [.call("concat", [blank, list, blank]), .call("concat", [blank, code, blank])])
  }

  // A question, the answer being checked, or what Leitfaden knows by itself.
  func reference(
    _ expression: ForeignExpression, _ scope: Scope
  ) throws(ForeignExpressionProblem) -> ForeignExpression {
    guard case .name(let name) = expression else {
      throw ForeignExpressionProblem("it needs the name of a question")
    }
    if name == "." { return .name("this") }
    // A path to nothing is empty there.
    if name == "null" { return .text("") }
    guard name.hasPrefix("${") else { throw ForeignExpressionProblem("“\(name)” cannot be understood") }
    let word = String(name.dropFirst(2).dropLast())
    if let id = ids[word] { return .name(id) }
    if let type = names.metadata[word] { return try known(type, word, scope) }
    if names.groups.contains(word) || names.leftOut.contains(word) {
      throw ForeignExpressionProblem("“\(word)” has no value here")
    }
    throw ForeignExpressionProblem("there is no question “\(word)”")
  }

  private func known(
    _ type: String, _ name: String, _ scope: Scope
  ) throws(ForeignExpressionProblem) -> ForeignExpression {
    switch type.replacing("_", with: " ").replacing("get ", with: "") {
    case "today": return .call("today", [])
    // The interview has one moment, that of its beginning.
    case "start", "end", "start time", "end time": return .call("now", [])
    default:
      // A text that is put together does without it; nothing is decided by what nobody knows.
      if scope.isCalculation { return .text("") }
      throw ForeignExpressionProblem("“\(name)” has no value here")
    }
  }

  func value(
    _ expression: ForeignExpression, _ scope: Scope
  ) throws(ForeignExpressionProblem) -> ForeignExpression {
    switch expression {
    case .number, .text: return expression
    case .name(let word):
      if let cell = scope.columns[word] { return .text(cell) }
      return try reference(expression, scope)
    case .minus(let inside): return .minus(try value(inside, scope))
    case .binary(let sign, let left, let right) where !isCondition(expression):
      return .binary(sign, try value(left, scope), try value(right, scope))
    case .call(let name, let arguments) where !isCondition(expression):
      return try call(name, arguments, scope)
    case .not, .binary, .call: return try condition(expression, scope)
    }
  }
}

/// Names of a form that are no questions of the guide.
struct XLSFormNames {
  /// The types of what Leitfaden knows by itself or not at all (`today`, `deviceid`), by name in the form.
  var metadata: [String: String] = [:]
  /// Groups and repeats; there is one of each, since their questions are asked once.
  var groups: Set<String> = []
  /// Rows that were left out.
  var leftOut: Set<String> = []
}
