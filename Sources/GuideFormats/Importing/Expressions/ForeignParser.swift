import Wording

/// Reads the conditions of LimeSurvey, XLSForm and REDCap: one grammar, three ways of writing names and operators.
struct ForeignParser {
  private static let deepest = 64

  private let tokens: [ForeignTokens.Token]
  private let dialect: ForeignTokens.Dialect
  private var position = 0
  private var depth = 0

  /// Reads a condition.
  static func expression(
    _ text: String, _ dialect: ForeignTokens.Dialect
  ) throws(ForeignExpressionProblem) -> ForeignExpression {
    var parser = ForeignParser(tokens: try ForeignTokens.tokens(of: text, dialect), dialect: dialect)
    let expression = try parser.level(0)
    if parser.position < parser.tokens.count {
      throw ForeignExpressionProblem(
        "“\(Self.written(parser.tokens[parser.position]))” is not expected here")
    }
    return expression
  }

  private init(tokens: [ForeignTokens.Token], dialect: ForeignTokens.Dialect) {
    self.tokens = tokens
    self.dialect = dialect
  }

  // Weakest first. The words are lower case here; LimeSurvey does not mind the case.
  private static let levels: [[String: String]] = [
    ["or": "or", "||": "or"], ["and": "and", "&&": "and"],
    [
      "=": "=", "==": "=", "eq": "=", "!=": "!=", "<>": "!=", "ne": "!=", "<": "<", "lt": "<", "<=": "<=",
      "le": "<=",
      ">": ">", "gt": ">", ">=": ">=", "ge": ">=",
    ],
    ["+": "+", "-": "-"], ["*": "*", "/": "/", "div": "/", "mod": "%", "%": "%"],
  ]

  private mutating func level(_ number: Int) throws(ForeignExpressionProblem) -> ForeignExpression {
    guard number < Self.levels.count else { return try unary() }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest * Self.levels.count else {
      throw ForeignExpressionProblem("it is nested more than \(Self.deepest) deep")
    }
    var left = try level(number + 1)
    while let sign = operatorSign(Self.levels[number]) {
      position += 1
      left = .binary(sign, left, try level(number + 1))
    }
    return left
  }

  private func operatorSign(_ signs: [String: String]) -> String? {
    guard position < tokens.count else { return nil }
    switch tokens[position] {
    case .symbol(let text): return signs[text]
    case .name(let text): return signs[dialect == .limeSurvey ? text.lowercased() : text]
    default: return nil
    }
  }

  private mutating func unary() throws(ForeignExpressionProblem) -> ForeignExpression {
    var signs: [String] = []
    while position < tokens.count, case .symbol(let sign) = tokens[position], ["!", "-", "+"].contains(sign) {
      signs.append(sign)
      position += 1
      if signs.count > Self.deepest { throw ForeignExpressionProblem("there are too many signs in a row") }
    }
    var value = try primary()
    for sign in signs.reversed() {
      switch sign {
      case "!": value = .not(value)
      case "-": value = .minus(value)
      default: break
      }
    }
    return value
  }

  private mutating func primary() throws(ForeignExpressionProblem) -> ForeignExpression {
    guard position < tokens.count else { throw ForeignExpressionProblem("it ends too early") }
    let token = tokens[position]
    position += 1
    switch token {
    case .number(let text):
      guard Double(text) != nil else { throw ForeignExpressionProblem("“\(text)” is not a number") }
      return .number(text)
    case .text(let text): return .text(text)
    case .reference(let name): return try reference(name)
    case .name(let name):
      guard takes("(") else { return .name(name) }
      return .call(dialect == .limeSurvey ? name.lowercased() : name, try arguments())
    case .symbol("("):
      let inside = try level(0)
      guard takes(")") else { throw ForeignExpressionProblem("a closing parenthesis is missing") }
      return inside
    case .symbol(let sign): throw ForeignExpressionProblem("the sign “\(sign)” cannot be understood")
    }
  }

  // `[event][field]` names the field; which event it was asked in has no counterpart.
  private mutating func reference(_ name: String) throws(ForeignExpressionProblem) -> ForeignExpression {
    if dialect == .redCap, position < tokens.count, case .reference = tokens[position] {
      throw ForeignExpressionProblem("it asks for an answer of another event, “\(name)”")
    }
    // Bare names are columns of the list of choices there.
    return .name(dialect == .xPath ? "${\(name)}" : name)
  }

  private mutating func arguments() throws(ForeignExpressionProblem) -> [ForeignExpression] {
    var list: [ForeignExpression] = []
    if takes(")") { return list }
    repeat { list.append(try level(0)) } while takes(",")
    guard takes(")") else { throw ForeignExpressionProblem("a closing parenthesis is missing") }
    return list
  }

  private mutating func takes(_ sign: String) -> Bool {
    guard position < tokens.count, tokens[position] == .symbol(sign) else { return false }
    position += 1
    return true
  }

  private static func written(_ token: ForeignTokens.Token) -> String {
    switch token {
    case .number(let text), .text(let text), .name(let text), .reference(let text), .symbol(let text): text
    }
  }
}
