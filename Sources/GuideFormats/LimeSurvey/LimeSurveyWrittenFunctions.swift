import Guide
import Wording

/// What the functions of guides are in LimeSurvey's expressions.
enum LimeSurveyWrittenFunctions {
  // The same values, another name.
  private static let renamed: [LogicFunction: String] = [
    .length: "strlen", .min: "min", .max: "max", .sum: "sum", .abs: "abs", .round: "round", .if: "if",
    .count: "count", .int: "intval", .floor: "floor", .ceil: "ceil", .pow: "pow", .sqrt: "sqrt",
    .concat: "join", .join: "implode", .trim: "trim", .lower: "strtolower", .upper: "strtoupper",
  ]

  static func call(
    _ function: LogicFunction, _ nodes: [LogicNode],
    _ text: (LogicNode) throws(ForeignExpressionProblem) -> String
  ) throws(ForeignExpressionProblem) -> String {
    var written: [String] = []
    for node in nodes { written.append(try text(node)) }
    if let name = renamed[function] { return "\(name)(\(written.joined(separator: ", ")))" }
    let first = written.first ?? ""
    switch (function, nodes.count) {
    case (.answered, 1): return "!is_empty(\(first))"
    // Numbers and texts are not told apart there.
    case (.text, 1), (.number, 1): return first
    case (.matches, 2): return "regexMatch(\"/^(?:\(try pattern(nodes[1])))$/\", \(first))"
    case (.startswith, 2): return "(substr(\(first), 0, strlen(\(written[1]))) == \(written[1]))"
    case (.endswith, 2):
      return "(substr(\(first), strlen(\(first)) - strlen(\(written[1]))) == \(written[1]))"
    case (.contains, 2): return "(str_replace(\(written[1]), \"\", \(first)) != \(first))"
    case (.replace, 3): return "str_replace(\(written[1]), \(written[2]), \(first))"
    case (.substr, 2): return "substr(\(first), \(written[1]))"
    case (.substr, 3): return "substr(\(first), \(written[1]), \(try length(nodes)))"
    case (.coalesce, _):
      return written.dropLast().reversed().reduce(written.last ?? "\"\"") {
        "if(!is_empty(\($1)), \($1), \($0))"
      }
    default: throw ForeignExpressionProblem("the function “\(function.rawValue)” has no counterpart")
    }
  }

  // From where to where becomes from where and how many.
  private static func length(_ nodes: [LogicNode]) throws(ForeignExpressionProblem) -> String {
    guard case .number(let first) = nodes[1], case .number(let last) = nodes[2], let start = Int(first),
      let end = Int(last)
    else { throw ForeignExpressionProblem("which part of the text is meant is calculated") }
    return String(max(end - start, 0))
  }

  private static func pattern(_ node: LogicNode) throws(ForeignExpressionProblem) -> String {
    guard case .text(let pattern) = node else { throw ForeignExpressionProblem("a pattern is calculated") }
    return pattern.replacing("/", with: "\\/").replacing("\\", with: "\\\\")
  }
}
