/// A condition or check of a guide, read for its form: which questions it mentions. The language is described in
/// docs/guide-format.md.
///
///     let expression = try GuideExpression("std = 1 and not answered(place)")
///     expression.names.map(\.id)  // ["std", "place"]
package struct GuideExpression: Hashable, Sendable {
  /// A question that the expression mentions.
  package struct Name: Hashable, Sendable {
    /// Identifier of the question; `this` for the value being checked.
    package var id: String
    /// The row or option after the dot, or `nil`.
    package var part: String?
    /// Scalars before it in the expression.
    package var offset: Int
  }

  /// What was written.
  package let source: String
  /// All mentions, in order.
  package let names: [Name]

  /// Reads an expression.
  ///
  /// - Throws: `ExpressionProblem` at the first place that breaks the grammar.
  /// - Complexity: linear; at most 64 parentheses deep.
  package init(_ source: String) throws(ExpressionProblem) {
    guard source.unicodeScalars.count <= 10_000 else {
      throw ExpressionProblem("it is longer than 10000 characters", offset: 0)
    }
    var grammar = ExpressionGrammar(tokens: try ExpressionToken.tokens(of: source))
    try grammar.readAll()
    self.source = source
    names = grammar.names
  }
}

/// Recursive descent over the tokens; collects names, builds nothing.
private struct ExpressionGrammar {
  static let functions: Set<String> = [
    "answered", "selected", "count", "countrows", "sum", "min", "max", "round", "abs", "length", "contains",
    "matches", "today", "now", "age", "if", "coalesce",
  ]

  let tokens: [ExpressionToken]
  var position = 0
  var depth = 0
  var names: [GuideExpression.Name] = []

  init(tokens: [ExpressionToken]) { self.tokens = tokens }

  private var token: ExpressionToken { tokens[min(position, tokens.count - 1)] }

  mutating func readAll() throws(ExpressionProblem) {
    try readOr()
    guard token.kind == .end else {
      throw ExpressionProblem("“\(token.text)” is one too many", offset: token.offset)
    }
  }

  private mutating func readOr() throws(ExpressionProblem) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 64 else {
      throw ExpressionProblem("it is nested more than 64 deep", offset: token.offset)
    }
    repeat { try readAnd() } while takes("or", "||")
  }

  private mutating func readAnd() throws(ExpressionProblem) {
    repeat {
      while takes("not", "!") {}
      try readComparison()
    } while takes("and", "&&")
  }

  private mutating func readComparison() throws(ExpressionProblem) {
    try readSum()
    if takes("=", "==", "!=", "<>", "<", "<=", ">", ">=", "in") { try readSum() }
  }

  private mutating func readSum() throws(ExpressionProblem) {
    repeat { try readProduct() } while takes("+", "-")
  }

  private mutating func readProduct() throws(ExpressionProblem) {
    repeat {
      _ = takes("-")
      try readPrimary()
    } while takes("*", "/", "%")
  }

  private mutating func readPrimary() throws(ExpressionProblem) {
    let first = token
    position += 1
    switch first.kind {
    case .number:
      guard Double(first.text) != nil else {
        throw ExpressionProblem("“\(first.text)” is not a number", offset: first.offset)
      }
    case .string: break
    case .name where token.kind == .symbol && token.text == "(":
      guard Self.functions.contains(first.text) else {
        throw ExpressionProblem("there is no function “\(first.text)”", offset: first.offset)
      }
      position += 1
      if !takes(")") { try readList() }
    case .name where ["and", "or", "not", "in"].contains(first.text):
      throw ExpressionProblem("a value is missing before “\(first.text)”", offset: first.offset)
    case .name: try appendName(first)
    case .symbol where first.text == "(": try readList()
    case .symbol, .end:
      position -= 1
      throw ExpressionProblem(
        first.kind == .end ? "it ends too early" : "a value is missing before “\(first.text)”",
        offset: first.offset)
    }
  }

  private mutating func readList() throws(ExpressionProblem) {
    repeat { try readOr() } while takes(",")
    guard takes(")") else {
      throw ExpressionProblem("a closing parenthesis is missing", offset: token.offset)
    }
  }

  private mutating func appendName(_ token: ExpressionToken) throws(ExpressionProblem) {
    let parts = token.text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard !parts.contains(""), parts.allSatisfy({ !$0.hasPrefix(".") }) else {
      throw ExpressionProblem("“\(token.text)” is not a name", offset: token.offset)
    }
    names.append(
      GuideExpression.Name(
        id: String(parts[0]), part: parts.count > 1 ? String(parts[1]) : nil, offset: token.offset))
  }

  private mutating func takes(_ words: String...) -> Bool {
    guard token.kind == .symbol || token.kind == .name, words.contains(token.text) else { return false }
    position += 1
    return true
  }
}
