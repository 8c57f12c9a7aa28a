import Wording

/// Recursive descent over the tokens.
struct ExpressionGrammar {
  private let tokens: [ExpressionToken]
  private var position = 0
  private var depth = 0
  /// All mentions, in order.
  private(set) var names: [GuideExpression.Name] = []

  init(tokens: [ExpressionToken]) { self.tokens = tokens }

  private var token: ExpressionToken { tokens[min(position, tokens.count - 1)] }

  mutating func readAll() throws(ExpressionProblem) -> LogicNode {
    let node = try readOr()
    guard token.kind == .end else {
      throw ExpressionProblem("“\(token.text)” is one too many", offset: token.offset)
    }
    return node
  }

  private mutating func readOr() throws(ExpressionProblem) -> LogicNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 64 else {
      throw ExpressionProblem("it is nested more than 64 deep", offset: token.offset)
    }
    var nodes: [LogicNode] = []
    repeat { nodes.append(try readAnd()) } while takes(.or)
    return nodes.count == 1 ? nodes[0] : .any(nodes)
  }

  private mutating func readAnd() throws(ExpressionProblem) -> LogicNode {
    var nodes: [LogicNode] = []
    repeat {
      var count = 0
      while takes(.not) { count += 1 }
      let node = try readComparison()
      // Two in a row still make a truth of a value; more add nothing.
      nodes.append(count == 0 ? node : count.isMultiple(of: 2) ? .not(.not(node)) : .not(node))
    } while takes(.and)
    return nodes.count == 1 ? nodes[0] : .all(nodes)
  }

  private mutating func readComparison() throws(ExpressionProblem) -> LogicNode {
    let left = try readSum()
    guard case .compare(let comparison)? = token.sign else { return left }
    position += 1
    return .compare(left, comparison, try readSum())
  }

  private mutating func readSum() throws(ExpressionProblem) -> LogicNode {
    let first = try readProduct()
    var terms: [LogicTerm] = []
    while let sign = token.sign?.inSum {
      position += 1
      terms.append(LogicTerm(sign: sign, node: try readProduct()))
    }
    return terms.isEmpty ? first : .sum(first, terms)
  }

  private mutating func readProduct() throws(ExpressionProblem) -> LogicNode {
    let first = try readSigned()
    var terms: [LogicTerm] = []
    while let sign = token.sign?.inProduct {
      position += 1
      terms.append(LogicTerm(sign: sign, node: try readSigned()))
    }
    return terms.isEmpty ? first : .product(first, terms)
  }

  private mutating func readSigned() throws(ExpressionProblem) -> LogicNode {
    takes(.minus) ? .minus(try readPrimary()) : try readPrimary()
  }

  private mutating func readPrimary() throws(ExpressionProblem) -> LogicNode {
    let first = token
    position += 1
    switch first.kind {
    case .number:
      guard let number = Double(first.text), number.isFinite else {
        throw ExpressionProblem("“\(first.text)” is not a number", offset: first.offset)
      }
      return .number(first.text)
    case .string: return .text(String(first.text.dropFirst().dropLast()))
    case .name where token.sign == .open: return try readCall(first)
    case .name where first.sign != nil:
      throw ExpressionProblem("a value is missing before “\(first.text)”", offset: first.offset)
    case .name: return try readName(first)
    case .symbol where first.sign == .open:
      let nodes = try readList()
      return nodes.count == 1 ? nodes[0] : .list(nodes)
    case .symbol, .end:
      position -= 1
      throw ExpressionProblem(
        first.kind == .end ? "it ends too early" : "a value is missing before “\(first.text)”",
        offset: first.offset)
    }
  }

  private mutating func readCall(_ name: ExpressionToken) throws(ExpressionProblem) -> LogicNode {
    guard let function = LogicFunction(rawValue: name.text) else {
      throw ExpressionProblem("there is no function “\(name.text)”", offset: name.offset)
    }
    position += 1
    let nodes = takes(.close) ? [] : try readList()
    let wanted = function.arguments
    guard wanted.contains(nodes.count) else {
      let least = wanted.lowerBound
      let amount: Sentence =
        wanted.count == 1
        ? "\(least)" : nodes.count < least ? "at least \(least)" : "at most \(wanted.upperBound)"
      throw ExpressionProblem(
        "\(name.text) takes \(amount) values in its parentheses, not \(nodes.count)", offset: name.offset)
    }
    if function.asksAboutQuestion {
      guard case .name? = nodes.first else {
        throw ExpressionProblem("\(name.text) asks about a question: write its id first", offset: name.offset)
      }
    }
    return .call(function, nodes)
  }

  private mutating func readList() throws(ExpressionProblem) -> [LogicNode] {
    var nodes: [LogicNode] = []
    repeat { nodes.append(try readOr()) } while takes(.comma)
    guard takes(.close) else {
      throw ExpressionProblem("a closing parenthesis is missing", offset: token.offset)
    }
    return nodes
  }

  private mutating func readName(_ token: ExpressionToken) throws(ExpressionProblem) -> LogicNode {
    let parts = token.text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard !parts.contains(""), parts.allSatisfy({ !$0.hasPrefix(".") }) else {
      throw ExpressionProblem("“\(token.text)” is not a name", offset: token.offset)
    }
    let part = parts.count > 1 ? String(parts[1]) : nil
    names.append(GuideExpression.Name(id: String(parts[0]), part: part, offset: token.offset))
    return .name(String(parts[0]), part: part)
  }

  private mutating func takes(_ sign: ExpressionSign) -> Bool {
    guard token.sign == sign else { return false }
    position += 1
    return true
  }
}
