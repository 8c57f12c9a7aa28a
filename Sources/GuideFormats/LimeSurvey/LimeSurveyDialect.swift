import Guide
import Wording

/// Conditions as LimeSurvey's ExpressionScript says them.
struct LimeSurveyDialect: ExpressionDialect {
  let guide: Guide
  private let codes: LimeSurveyCodes

  let nothing = "\"\""

  init(_ guide: Guide, _ codes: LimeSurveyCodes) {
    self.guide = guide
    self.codes = codes
  }

  /// A text whose names in braces are codes.
  func piped(_ text: String) -> String {
    guard text.contains("{") else { return text }
    return text.replacing(/\{([A-Za-z0-9_]+)\}/) { match in
      guide.question(String(match.1)).map { "{\(codes.question($0.id)).shown}" } ?? String(match.0)
    }
  }

  func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  func answer(_ id: String, _ part: String?) throws(ForeignExpressionProblem) -> String {
    try name(id, part) + ".NAOK"
  }

  func not(_ inside: String) -> String { "!(\(inside))" }

  func comparing(_ sign: String) -> String { sign == "=" ? "==" : sign }

  func reckoning(_ sign: Character) -> String? { sign == "%" ? nil : String(sign) }

  func check(reckoning nodes: [LogicNode]) throws(ForeignExpressionProblem) {
    guard nodes.contains(where: isMoment) else { return }
    throw ForeignExpressionProblem("dates cannot be calculated with there")
  }

  func moment(_ node: LogicNode) -> String? { nil }

  func answered(_ node: LogicNode, written own: String) -> String { "!is_empty(\(own)) and " }

  func choice(_ node: LogicNode, of question: Question) -> String? {
    guard let code = node.code, question.options.contains(where: { $0.code == code }) else { return nil }
    return "\"\(codes.option(question, code))\""
  }

  func call(
    _ function: LogicFunction, _ nodes: [LogicNode], _ writer: ExpressionWriter<Self>
  ) throws(ForeignExpressionProblem) -> String {
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
      try writer.written(node)
    }
  }

  private func isMoment(_ node: LogicNode) -> Bool {
    guard case .name(let id, _) = node, let kind = guide.question(id)?.kind else { return false }
    return [DateAnswer.id, DateTimeAnswer.id, TimeAnswer.id].contains(kind)
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
}
