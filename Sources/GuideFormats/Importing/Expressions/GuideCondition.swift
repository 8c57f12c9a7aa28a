import Guide
import Wording

/// Writes a foreign expression, whose names and functions have been replaced by those of guides, as a condition.
enum GuideCondition {
  /// The condition as text; it holds whenever it does in the other program, also for what is not answered.
  ///
  /// - Throws: when guides have no way of writing it.
  static func written(_ expression: ForeignExpression) throws(ForeignExpressionProblem) -> String {
    let text = try text(expression.settled, above: 0)
    do {
      _ = try GuideExpression(text)
    } catch {
      throw ForeignExpressionProblem(error.sentence)
    }
    return text
  }

  // `strength` is that of the operator around: what binds less stands in parentheses.
  private static func text(
    _ expression: ForeignExpression, above strength: Int
  ) throws(ForeignExpressionProblem) -> String {
    switch expression {
    case .number(let number): return number
    case .text(let text): return try quoted(text)
    case .name(let name): return name
    case .call(let name, let arguments):
      var written: [String] = []
      for argument in arguments { written.append(try text(argument, above: 0)) }
      return "\(name)(\(written.joined(separator: ", ")))"
    case .not(.not(let inside)): return try text(inside, above: strength)
    case .not(let inside):
      let written = "not " + (try text(inside, above: 3))
      return strength > 2 ? "(\(written))" : written
    case .minus(let inside): return "-" + (try text(inside, above: 6))
    case .binary(let sign, let left, let right):
      let own = Self.strength(sign)
      let written = "\(try text(left, above: own == 3 ? 4 : own)) \(sign) \(try text(right, above: own + 1))"
      return strength > own ? "(\(written))" : written
    }
  }

  private static func strength(_ sign: String) -> Int {
    switch sign {
    case "or": 1
    case "and": 2
    case "+", "-": 4
    case "*", "/", "%": 5
    default: 3
    }
  }

  private static func quoted(_ text: String) throws(ForeignExpressionProblem) -> String {
    if !text.has("'") { return "'\(text)'" }
    if !text.has("\"") { return "\"\(text)\"" }
    throw ForeignExpressionProblem("a text has both kinds of quotation marks")
  }
}

extension ForeignExpression {
  /// `a and b`, or the one that is there.
  static func joined(_ sign: String, _ parts: [ForeignExpression]) -> ForeignExpression? {
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first) { .binary(sign, $0, $1) }
  }
}
