import Guide
import Wording

/// Writes a guide's condition as LimeSurvey's ExpressionScript.
struct LimeSurveyExpression {
  private let guide: Guide
  private let codes: LimeSurveyCodes

  init(_ guide: Guide, _ codes: LimeSurveyCodes) {
    self.guide = guide
    self.codes = codes
  }

  /// The condition.
  func written(_ text: String) throws(ForeignExpressionProblem) -> String {
    let root: LogicNode
    do {
      root = try GuideExpression(text).root
    } catch {
      throw ForeignExpressionProblem(error.sentence)
    }
    return try written(root)
  }

  /// A text whose names in braces are codes.
  func piped(_ text: String) -> String {
    guard text.contains("{") else { return text }
    return text.replacing(/\{([A-Za-z0-9_]+)\}/) { match in
      guide.question(String(match.1)).map { "{\(codes.question($0.id)).shown}" } ?? String(match.0)
    }
  }

  private func written(_ node: LogicNode) throws(ForeignExpressionProblem) -> String {
    switch node {
    case .number(let text): return text
    case .text(let text): return "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    case .name(let id, let part): return try name(id, part) + ".NAOK"
    case .nothing: return "\"\""
    case .list: throw ForeignExpressionProblem("a list stands alone")
    case .call(let function, let nodes): return try call(function, nodes)
    case .any, .all: return try joined(node)
    case .not(let inside): return "!(\(try written(inside)))"
    case .compare(let left, let sign, let right): return try comparison(left, sign.rawValue, right)
    case .sum(let first, let terms), .product(let first, let terms):
      var text = try written(first)
      for term in terms {
        guard term.sign != "%" else {
          throw ForeignExpressionProblem("the rest of a division has no counterpart")
        }
        text += " \(term.sign) \(try written(term.node))"
      }
      if ([first] + terms.map(\.node)).contains(where: isMoment) {
        throw ForeignExpressionProblem("dates are not reckoned with there")
      }
      return "(\(text))"
    case .minus(let inside): return "-(\(try written(inside)))"
    }
  }

  private func isMoment(_ node: LogicNode) -> Bool {
    guard case .name(let id, _) = node, let kind = guide.question(id)?.kind else { return false }
    return [DateAnswer.id, DateTimeAnswer.id, TimeAnswer.id].contains(kind)
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
    if id == "this" { return "this" }
    guard let question = guide.question(id) else {
      throw ForeignExpressionProblem("there is no question “\(id)”")
    }
    let code = codes.question(id)
    guard let part else { return code }
    if question.rows.contains(where: { $0.id == part }) { return "\(code)_\(codes.row(question, part))" }
    let pieces = part.split(separator: ".", maxSplits: 1).map(String.init)
    guard pieces.count == 2 else { throw ForeignExpressionProblem("“\(part)” of “\(id)” has no counterpart") }
    let row = codes.row(question, pieces[0])
    if question.kind == DualMatrixAnswer.id { return "\(code)_\(row)_\(pieces[1] == "1" ? "0" : "1")" }
    return "\(code)_\(row)_\(codes.option(question, pieces[1]))"
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
    // Unanswered is different from everything in LimeSurvey; here it is different from nothing.
    let guarded = sign == "!=" && isGuarded ? "!is_empty(\(own)) and " : ""
    return "(\(guarded)\(own) \(sign == "=" ? "==" : sign) \(try operand(right, beside: left)))"
  }

  // A choice by its code there.
  private func operand(_ node: LogicNode, beside other: LogicNode) throws(ForeignExpressionProblem) -> String
  {
    guard case .name(let id, nil) = other, let question = guide.question(id) else { return try written(node) }
    guard let code = node.code, question.options.contains(where: { $0.code == code }) else {
      return try written(node)
    }
    return "\"\(codes.option(question, code))\""
  }

  private func call(_ function: LogicFunction, _ nodes: [LogicNode]) throws(ForeignExpressionProblem)
    -> String
  {
    if function == .selected, nodes.count == 2, case .name(let id, nil) = nodes[0],
      let question = guide.question(id)
    {
      guard let code = nodes[1].code else { throw ForeignExpressionProblem("a choice is calculated") }
      if question.kind != MultipleAnswer.id {
        return "(\(codes.question(id)).NAOK == \"\(codes.option(question, code))\")"
      }
      let other =
        code == "-oth-"
        || question.option(code)?.hasText == true && question.options.count(where: \.hasText) == 1
      return other
        ? "!is_empty(\(codes.question(id))_other.NAOK)"
        : "(\(codes.question(id))_\(codes.option(question, code)).NAOK == \"Y\")"
    }
    if function == .count || function == .answered, nodes.count == 1, case .name(let id, nil) = nodes[0],
      let question = guide.question(id), question.kind == MultipleAnswer.id
    {
      let boxes = question.options.map {
        "\(codes.question(id))_\($0.code == "-oth-" ? "other" : codes.option(question, $0.code)).NAOK"
      }
      return "count(\(boxes.joined(separator: ", ")))" + (function == .answered ? " > 0" : "")
    }
    if function == .label, nodes.count == 1, case .name(let id, let part) = nodes[0] {
      return "\(try name(id, part)).shown"
    }
    return try LimeSurveyWrittenFunctions.call(function, nodes) { (node) throws(ForeignExpressionProblem) in
      try written(node)
    }
  }
}
