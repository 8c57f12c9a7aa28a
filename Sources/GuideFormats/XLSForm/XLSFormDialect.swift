import Guide
import Wording

/// Conditions as XLSForm says them, in XPath.
struct XLSFormDialect: ExpressionDialect {
  let guide: Guide
  private let fields: [String: String]

  let nothing = "''"

  /// - Parameter fields: The names of questions in the form, by id.
  init(_ guide: Guide, fields: [String: String]) {
    self.guide = guide
    self.fields = fields
  }

  func quoted(_ text: String) throws(ForeignExpressionProblem) -> String {
    if !text.contains("'") { return "'\(text)'" }
    guard !text.contains("\"") else {
      throw ForeignExpressionProblem("a text has both kinds of quotation marks")
    }
    return "\"\(text)\""
  }

  // `this` becomes a dot.
  func answer(_ id: String, _ part: String?) throws(ForeignExpressionProblem) -> String {
    if id == "this" { return "." }
    guard let question = guide.question(id), let field = fields[id] else {
      throw ForeignExpressionProblem("there is no question “\(id)”")
    }
    guard question.rows.isEmpty || question.kind == RankingAnswer.id, part == nil else {
      throw ForeignExpressionProblem("it asks for a row of “\(id)”")
    }
    return "${\(field)}"
  }

  func not(_ inside: String) -> String { "not(\(inside))" }

  func comparing(_ sign: String) -> String { sign }

  func reckoning(_ sign: Character) -> String? { ["/": "div", "%": "mod"][sign] ?? String(sign) }

  func check(reckoning nodes: [LogicNode]) throws(ForeignExpressionProblem) {}

  // A date in quotation marks is only a text there.
  func moment(_ node: LogicNode) -> String? {
    guard case .text(let text) = node, text.utf8.count >= 10, LogicValue.text(text).quantity != nil,
      LogicValue.text(text).number == nil
    else { return nil }
    return "\(text.utf8.count == 10 ? "date" : "date-time")('\(text)')"
  }

  // What was made a text is compared as one, also when it is empty.
  func answered(_ node: LogicNode, written own: String) -> String {
    if case .call(.text, _) = node { "" } else { "\(own) != '' and " }
  }

  // A code is a text in XPath; the code for everything else is called differently there.
  func choice(_ node: LogicNode, of question: Question) -> String? {
    guard !question.options.isEmpty, ![ScaleAnswer.id, SliderAnswer.id].contains(question.kind),
      let code = node.code
    else {
      return nil
    }
    return "'\(XLSFormKinds.code(code))'"
  }
}
