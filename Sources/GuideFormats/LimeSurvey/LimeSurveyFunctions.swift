import Guide
import Wording

/// What the functions of LimeSurvey's expressions, which are those of PHP, are in guides.
extension LimeSurveyLogic {
  // The same values, another name. With how many values each is called.
  private static let renamed: [String: (name: String, count: ClosedRange<Int>)] = [
    "sum": ("sum", 1...1000), "min": ("min", 1...1000), "max": ("max", 1...1000), "abs": ("abs", 1...1),
    "round": ("round", 1...2), "intval": ("int", 1...1), "floor": ("floor", 1...1), "ceil": ("ceil", 1...1),
    "pow": ("pow", 2...2), "sqrt": ("sqrt", 1...1), "strlen": ("length", 1...1), "trim": ("trim", 1...1),
    "strtolower": ("lower", 1...1), "strtoupper": ("upper", 1...1), "join": ("concat", 1...1000),
    "implode": ("join", 2...1000),
  ]

  func call(
    _ name: String, _ arguments: [ForeignExpression]
  ) throws(ForeignExpressionProblem) -> ForeignExpression {
    if let own = Self.renamed[name] {
      guard own.count.contains(arguments.count) else {
        throw ForeignExpressionProblem("“\(name)” has too many or too few values in its parentheses")
      }
      return .call(own.name, try values(arguments))
    }
    switch name {
    case "is_empty", "is_numeric", "is_int", "is_float", "regexmatch":
      return try condition(.call(name, arguments))
    case "count": return try count(arguments)
    case "countif" where arguments.count > 1: return try count(of: arguments[0], in: Array(arguments[1...]))
    case "if" where arguments.count == 3:
      return .call("if", [try condition(arguments[0]), try value(arguments[1]), try value(arguments[2])])
    case "substr" where (2...3).contains(arguments.count): return try part(arguments)
    case "str_replace" where arguments.count == 3:
      return .call("replace", [try value(arguments[2]), try text(arguments[0]), try text(arguments[1])])
    case "pi" where arguments.isEmpty: return .number("3.141592653589793")
    default: throw ForeignExpressionProblem("the function “\(name)” has no counterpart")
    }
  }

  private func values(
    _ arguments: [ForeignExpression]
  ) throws(ForeignExpressionProblem) -> [ForeignExpression] {
    var values: [ForeignExpression] = []
    for argument in arguments { values.append(try text(argument)) }
    return values
  }

  // A text stays one here, also when it is written like a number.
  private func text(_ expression: ForeignExpression) throws(ForeignExpressionProblem) -> ForeignExpression {
    if case .text = expression { return expression }
    return try value(expression)
  }

  // Where it begins, from 0 on, and how many characters.
  private func part(_ arguments: [ForeignExpression]) throws(ForeignExpressionProblem) -> ForeignExpression {
    let values = try values(arguments)
    guard values.count == 3 else { return .call("substr", values) }
    guard case .number(let first) = values[1], case .number(let length) = values[2], let start = Int(first),
      let count = Int(length), let end = Optional(start.addingReportingOverflow(count)), !end.overflow
    else { throw ForeignExpressionProblem("which part of the text is meant is calculated") }
    return .call("substr", [values[0], .number(first), .number(String(end.partialValue))])
  }

  func isNumber(
    _ name: String, _ arguments: [ForeignExpression]
  ) throws(ForeignExpressionProblem) -> ForeignExpression {
    guard arguments.count == 1 else {
      throw ForeignExpressionProblem("“\(name)” has too many or too few values in its parentheses")
    }
    let pattern = name == "is_int" ? "[+-]?[0-9]+" : "[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)"
    return .call("matches", [.call("text", [try value(arguments[0])]), .text(pattern)])
  }

  // count(q_a, q_b): how many of them were answered.
  private func count(_ arguments: [ForeignExpression]) throws(ForeignExpressionProblem) -> ForeignExpression {
    var chosen: [(question: Question, code: String)] = []
    var answered: [ForeignExpression] = []
    for argument in arguments {
      guard case .name(let name) = argument else {
        throw ForeignExpressionProblem("count() needs questions or choices")
      }
      switch try names.meaning(of: name) {
      case .choice(let question, let code):
        if !chosen.contains(where: { $0.question.id == question.id && $0.code == code }) {
          chosen.append((question, code))
        }
      case .question(let question): answered.append(.name(question.id))
      case .row(let question, let id): answered.append(try row(question, id))
      case .this: answered.append(.name("this"))
      }
    }
    if let first = chosen.first?.question, answered.isEmpty, chosen.count == first.options.count,
      chosen.allSatisfy({ $0.question.id == first.id })
    {
      return .call("count", [.name(first.id)])
    }
    let choices = chosen.map { Self.one(when: selected($0.question, $0.code)) }
    let parts = choices + (answered.isEmpty ? [] : [.call("count", answered)])
    return ForeignExpression.joined("+", parts) ?? .number("0")
  }

  // countif('3', q_a, q_b): how many of them were answered so.
  private func count(
    of wanted: ForeignExpression, in arguments: [ForeignExpression]
  ) throws(ForeignExpressionProblem) -> ForeignExpression {
    var parts: [ForeignExpression] = []
    for argument in arguments { parts.append(Self.one(when: try comparison("=", argument, wanted))) }
    // What is not answered yet is not counted.
    return .call("coalesce", [.call("sum", parts), .number("0")])
  }

  private static func one(when condition: ForeignExpression) -> ForeignExpression {
    .call("if", [condition, .number("1"), .number("0")])
  }
}
