import Guide
import Wording

/// Writes a guide's condition as XPath for XLSForm.
struct XLSFormExpression {
  let guide: Guide
  let fields: [String: String]

  /// - Parameter fields: The names of questions in the form, by id.
  init(_ guide: Guide, fields: [String: String]) {
    self.guide = guide
    self.fields = fields
  }

  /// The condition; `this` becomes a dot.
  func written(_ text: String) throws(ForeignExpressionProblem) -> String {
    let root: LogicNode
    do {
      root = try GuideExpression(text).root
    } catch {
      throw ForeignExpressionProblem(error.sentence)
    }
    return try written(root)
  }

  // Every part in parentheses: XPath ranks its signs differently, and nobody reads this twice.
  func written(_ node: LogicNode) throws(ForeignExpressionProblem) -> String {
    switch node {
    case .number(let text): return text
    case .text(let text): return try quoted(text)
    case .name(let id, let part): return try name(id, part)
    case .nothing: return "''"
    case .list: throw ForeignExpressionProblem("a list stands alone")
    case .call(let function, let nodes): return try call(function, nodes)
    case .any, .all: return try joined(node)
    case .not(let inside): return "not(\(try written(inside)))"
    case .compare(let left, let sign, let right): return try comparison(left, sign.rawValue, right)
    case .sum(let first, let terms), .product(let first, let terms):
      var text = try moment(first)
      for term in terms {
        text += " \(["/": "div", "%": "mod"][term.sign] ?? term.sign) \(try moment(term.node))"
      }
      return "(\(text))"
    case .minus(let inside): return "-(\(try written(inside)))"
    }
  }

  // `not answered(a) or a != 'x'` is what the other program says without the first half; where an answer is asked for
  // beside it, it need not be asked for again.
  private func joined(_ node: LogicNode) throws(ForeignExpressionProblem) -> String {
    let (nodes, isAny): ([LogicNode], Bool)
    switch node {
    case .any(let all): (nodes, isAny) = (all, true)
    case .all(let all): (nodes, isAny) = (all, false)
    default: return try written(node)
    }
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

  private func name(_ id: String, _ part: String?) throws(ForeignExpressionProblem) -> String {
    if id == "this" { return "." }
    guard let question = guide.question(id), let field = fields[id] else {
      throw ForeignExpressionProblem("there is no question “\(id)”")
    }
    guard question.rows.isEmpty || question.kind == RankingAnswer.id, part == nil else {
      throw ForeignExpressionProblem("it asks for a row of “\(id)”")
    }
    return "${\(field)}"
  }

  private func comparison(
    _ left: LogicNode, _ sign: String, _ right: LogicNode, isGuarded: Bool = true
  ) throws(ForeignExpressionProblem) -> String {
    if sign == "in" {
      guard case .list(let nodes) = right else { throw ForeignExpressionProblem("“in” wants a list") }
      var parts: [String] = []
      for node in nodes { parts.append(try comparison(left, "=", node)) }
      return "(\(parts.joined(separator: " or ")))"
    }
    let own = try written(left)
    // Unanswered is an empty text in XPath and different from everything; here it is different from nothing, unless it
    // was made a text.
    var isText: Bool { if case .call(.text, _) = left { true } else { false } }
    let guardSign = sign == "!=" && isGuarded && !isText ? "\(own) != '' and " : ""
    let (first, second) = (try moment(left), try operand(right, beside: left))
    return "(\(guardSign)\(first) \(sign) \(second))"
  }

  // A code is a text in XPath; the code for everything else is called differently there.
  private func operand(_ node: LogicNode, beside other: LogicNode) throws(ForeignExpressionProblem) -> String
  {
    guard case .name(let id, nil) = other, let question = guide.question(id), !question.options.isEmpty,
      ![ScaleAnswer.id, SliderAnswer.id].contains(question.kind)
    else { return try moment(node) }
    guard let code = node.code else { return try written(node) }
    return "'\(XLSFormKinds.code(code))'"
  }

  // A date in quotation marks is only a text there.
  private func moment(_ node: LogicNode) throws(ForeignExpressionProblem) -> String {
    guard case .text(let text) = node, text.utf8.count >= 10, LogicValue.text(text).quantity != nil,
      LogicValue.text(text).number == nil
    else { return try written(node) }
    return "\(text.utf8.count == 10 ? "date" : "date-time")('\(text)')"
  }

  func quoted(_ text: String) throws(ForeignExpressionProblem) -> String {
    if !text.contains("'") { return "'\(text)'" }
    guard !text.contains("\"") else {
      throw ForeignExpressionProblem("a text has both kinds of quotation marks")
    }
    return "\"\(text)\""
  }
}
