import Guide
import Wording

/// What the functions of guides are in XPath and ODK.
extension XLSFormDialect {
  // The same values, another name.
  private static let renamed: [LogicFunction: String] = [
    .length: "string-length", .min: "min", .max: "max", .abs: "abs", .contains: "contains", .today: "today",
    .now: "now", .if: "if", .text: "string", .number: "number", .date: "date", .days: "decimal-date-time",
    .int: "int", .pow: "pow", .sqrt: "sqrt", .concat: "concat", .join: "join", .startswith: "starts-with",
    .endswith: "ends-with", .substr: "substr", .before: "substring-before", .after: "substring-after",
    .translate: "translate", .trim: "normalize-space", .formatdate: "format-date-time",
  ]
  private static let letters = (
    upper: "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÀÁÂÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕØÙÚÛÝ",
    lower: "abcdefghijklmnopqrstuvwxyzäöüàáâãåæçèéêëìíîïñòóôõøùúûý"
  )

  func call(
    _ function: LogicFunction, _ nodes: [LogicNode], _ writer: ExpressionWriter<Self>
  ) throws(ForeignExpressionProblem) -> String {
    var written: [String] = []
    for node in nodes { written.append(try writer.written(node)) }
    if let name = Self.renamed[function] { return "\(name)(\(written.joined(separator: ", ")))" }
    let first = written.first ?? ""
    switch (function, nodes.count) {
    case (.answered, 1): return "(\(first) != '')"
    case (.selected, 2): return try selected(first, nodes[1], writer)
    case (.count, _):
      return
        "(\(try nodes.map { (node) throws(ForeignExpressionProblem) in try count(node, writer) }.joined(separator: " + ")))"
    case (.sum, 1) where nodes[0].isName: return "sum(\(first))"
    // Of several questions there is no sum, and of nothing none either.
    case (.sum, _): return "(\(written.map { "coalesce(number(\($0)), 0)" }.joined(separator: " + ")))"
    case (.coalesce, _):
      return written.dropLast().reversed().reduce(written.last ?? "''") { "coalesce(\($1), \($0))" }
    case (.matches, 2):
      guard case .text(let pattern) = nodes[1] else {
        throw ForeignExpressionProblem("a pattern is calculated")
      }
      return "regex(\(first), '^(?:\(pattern.replacing("'", with: ".")))$')"
    case (.round, 1): return "round(\(first), 0)"
    case (.round, 2): return "round(\(first), \(written[1]))"
    case (.floor, 1): return "(int(\(first)) - if(\(first) < int(\(first)), 1, 0))"
    case (.ceil, 1): return "(int(\(first)) + if(\(first) > int(\(first)), 1, 0))"
    case (.age, 1):
      return
        "int((number(format-date(today(), '%Y%m%d')) - number(format-date(\(first), '%Y%m%d'))) div 10000)"
    case (.lower, 1): return "translate(\(first), '\(Self.letters.upper)', '\(Self.letters.lower)')"
    case (.upper, 1): return "translate(\(first), '\(Self.letters.lower)', '\(Self.letters.upper)')"
    case (.selectedat, 2): return "selected-at(\(first), \(written[1]))"
    case (.label, _): return "jr:choice-name(\(written.last ?? ""), \(try quoted(first)))"
    default: throw ForeignExpressionProblem("the function “\(function.rawValue)” has no counterpart")
    }
  }

  private func selected(
    _ question: String, _ code: LogicNode, _ writer: ExpressionWriter<Self>
  ) throws(ForeignExpressionProblem) -> String {
    if let code = code.code { return "selected(\(question), '\(XLSFormKinds.code(code))')" }
    return "selected(\(question), string(\(try writer.written(code))))"
  }

  // How many choices were made, or whether there is an answer.
  private func count(_ node: LogicNode, _ writer: ExpressionWriter<Self>) throws(ForeignExpressionProblem)
    -> String
  {
    let own = try writer.written(node)
    var kind: String?
    if case .name(let id, _) = node { kind = id == "this" ? MultipleAnswer.id : guide.question(id)?.kind }
    return [MultipleAnswer.id, RankingAnswer.id].contains(kind)
      ? "count-selected(\(own))" : "if(string(\(own)) != '', 1, 0)"
  }
}

extension LogicNode {
  fileprivate var isName: Bool { if case .name = self { true } else { false } }
}
