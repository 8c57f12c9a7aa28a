import Guide
import Wording

/// How another program says what conditions of guides say: the signs and words in which programs differ. What they have in
/// common is `ExpressionWriter`.
protocol ExpressionDialect {
  /// The guide whose conditions are written.
  var guide: Guide { get }
  /// A text without a letter.
  var nothing: String { get }

  /// A text in the quotation marks of the program.
  func quoted(_ text: String) throws(ForeignExpressionProblem) -> String

  /// The answer to a question, or to a row of it; `this` is the question that asks.
  func answer(_ id: String, _ part: String?) throws(ForeignExpressionProblem) -> String

  /// The opposite of a condition.
  func not(_ inside: String) -> String

  /// The sign of a comparison.
  func comparing(_ sign: String) -> String

  /// The sign of a sum or product; `nil` where the program has none.
  func reckoning(_ sign: Character) -> String?

  /// - Throws: When the program does not reckon with one of these values.
  func check(reckoning nodes: [LogicNode]) throws(ForeignExpressionProblem)

  /// A moment that is compared or reckoned with; `nil` for values that are written there as everywhere.
  func moment(_ node: LogicNode) -> String?

  /// That something is answered at all, and what joins it to a comparison: unanswered is different from everything in other
  /// programs, here it is different from nothing. Empty where that goes without saying.
  func answered(_ node: LogicNode, written own: String) -> String

  /// The value beside a question, where it is the code of a choice there.
  func choice(_ node: LogicNode, of question: Question) -> String?

  /// A function with its values.
  func call(
    _ function: LogicFunction, _ nodes: [LogicNode], _ writer: ExpressionWriter<Self>
  ) throws(ForeignExpressionProblem) -> String
}

/// Writes conditions of guides for another program.
struct ExpressionWriter<Dialect: ExpressionDialect> {
  /// The signs and words of that program.
  let dialect: Dialect

  init(_ dialect: Dialect) { self.dialect = dialect }

  /// The condition as that program reads it.
  func written(_ text: String) throws(ForeignExpressionProblem) -> String {
    let root: LogicNode
    do {
      root = try GuideExpression(text).root
    } catch {
      throw ForeignExpressionProblem(error.sentence)
    }
    return try written(root)
  }

  // Every part in parentheses: other programs rank their signs differently, and nobody reads this twice.
  func written(_ node: LogicNode) throws(ForeignExpressionProblem) -> String {
    switch node {
    case .number(let text): return text
    case .text(let text): return try dialect.quoted(text)
    case .name(let id, let part): return try dialect.answer(id, part)
    case .nothing: return dialect.nothing
    case .list: throw ForeignExpressionProblem("a list is used on its own")
    case .call(let function, let nodes): return try dialect.call(function, nodes, self)
    case .any(let nodes): return try joined(nodes, isAny: true)
    case .all(let nodes): return try joined(nodes, isAny: false)
    case .not(let inside): return dialect.not(try written(inside))
    case .compare(let left, let sign, let right): return try comparison(left, sign.rawValue, right)
    case .sum(let first, let terms), .product(let first, let terms):
      var text = try value(first)
      for term in terms {
        guard let sign = dialect.reckoning(term.sign) else {
          throw ForeignExpressionProblem("the rest of a division has no counterpart")
        }
        text += " \(sign) \(try value(term.node))"
      }
      try dialect.check(reckoning: [first] + terms.map(\.node))
      return "(\(text))"
    case .minus(let inside): return "-(\(try written(inside)))"
    }
  }

  // `not answered(a) or a != 'x'` is what the other program says without the first half; where an answer is asked for
  // beside it, it need not be asked for again.
  private func joined(_ nodes: [LogicNode], isAny: Bool) throws(ForeignExpressionProblem) -> String {
    var parts: [String] = []
    for part in nodes {
      if isAny, nodes.contains(where: { $0.denied.map { .not(.call(.answered, [$0])) } == part }) { continue }
      if case .compare(let left, .unequal, let right) = part, let name = part.denied,
        nodes.contains(isAny ? .not(.call(.answered, [name])) : .call(.answered, [name]))
      {
        parts.append(try comparison(left, "!=", right, isGuarded: false))
      } else {
        parts.append(try written(part))
      }
    }
    return parts.count == 1 ? parts[0] : "(\(parts.joined(separator: isAny ? " or " : " and ")))"
  }

  private func comparison(
    _ left: LogicNode, _ sign: String, _ right: LogicNode, isGuarded: Bool = true
  ) throws(ForeignExpressionProblem) -> String {
    if sign == "in" {
      guard case .list(let nodes) = right else { throw ForeignExpressionProblem("“in” needs a list") }
      var parts: [String] = []
      for node in nodes { parts.append(try comparison(left, "=", node)) }
      return "(\(parts.joined(separator: " or ")))"
    }
    let own = try written(left)
    let guarded = sign == "!=" && isGuarded ? dialect.answered(left, written: own) : ""
    let other = try operand(right, beside: left)
    return "(\(guarded)\(dialect.moment(left) ?? own) \(dialect.comparing(sign)) \(other))"
  }

  private func operand(_ node: LogicNode, beside other: LogicNode) throws(ForeignExpressionProblem) -> String
  {
    if case .name(let id, nil) = other, let question = dialect.guide.question(id),
      let choice = dialect.choice(node, of: question)
    {
      return choice
    }
    return try value(node)
  }

  private func value(_ node: LogicNode) throws(ForeignExpressionProblem) -> String {
    if let moment = dialect.moment(node) { return moment }
    return try written(node)
  }
}
