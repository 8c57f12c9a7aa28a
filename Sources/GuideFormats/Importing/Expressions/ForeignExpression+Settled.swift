/// Other programs know only true and false: an unanswered question is empty there, so that “different from yes” and
/// “not under 18” hold for it. Guides leave such a comparison open. A denied comparison says both here:
/// `not answered(age) or not age < 18`.
extension ForeignExpression {
  /// The expression, read by the rules of the other program, as one that holds by the rules of guides.
  var settled: ForeignExpression { settled(isDenied: false) }

  private func settled(isDenied: Bool) -> ForeignExpression {
    switch self {
    case .not(let inside): return inside.settled(isDenied: !isDenied)
    case .binary(let sign, _, _) where sign == "and" || sign == "or":
      guard isDenied else { return Self.joined(sign, parts(sign).map(\.settled)) }
      // What is never open may stay as it was written.
      guard isOpen else { return .not(settled) }
      return Self.joined(
        sign == "and" ? "or" : "and", parts(sign).map { $0.settled(isDenied: true) })
    case .binary("=", let left, let right) where isDenied:
      return Self.denied(.binary("!=", left.settledValue, right.settledValue), openWhen: [left, right])
    case .binary("=", let left, let right): return .binary("=", left.settledValue, right.settledValue)
    case .binary("!=", let left, let right):
      let (left, right) = (left.settledValue, right.settledValue)
      return isDenied
        ? .binary("=", left, right) : Self.denied(.binary("!=", left, right), openWhen: [left, right])
    case .binary(let sign, let left, let right) where ["<", "<=", ">", ">="].contains(sign):
      let settled = ForeignExpression.binary(sign, left.settledValue, right.settledValue)
      return isDenied ? Self.denied(.not(settled), openWhen: [left, right]) : settled
    case .call("if", let parts) where parts.count == 3:
      return isDenied ? .not(settledValue) : settledValue
    case .name, .call:
      return isDenied ? Self.denied(.not(settledValue), openWhen: [self]) : settledValue
    case .number, .text, .minus, .binary: return isDenied ? .not(settledValue) : settledValue
    }
  }

  /// A value whose conditions are settled, wherever in it they stand.
  private var settledValue: ForeignExpression {
    switch self {
    case .number, .text, .name: self
    case .minus(let inside): .minus(inside.settledValue)
    case .not: settled
    case .call("if", let parts) where parts.count == 3:
      .call("if", [parts[0].settled, parts[1].settledValue, parts[2].settledValue])
    case .call(let name, let values): .call(name, values.map(\.settledValue))
    case .binary(let sign, let left, let right):
      ["+", "-", "*", "/", "%"].contains(sign)
        ? .binary(sign, left.settledValue, right.settledValue) : settled
    }
  }

  /// `a and b`, each part once; what one part says need not be asked again in the others.
  private static func joined(_ sign: String, _ parts: [ForeignExpression]) -> ForeignExpression {
    var known: Set<ForeignExpression> = []
    var all = parts.flatMap { $0.parts(sign) }.filter { known.insert($0).inserted }
    if sign == "and" {
      all = all.map { part in
        let alternatives = part.parts("or")
        let others = alternatives.filter { alternative in
          guard case .not(let inside) = alternative else { return true }
          return !known.contains(inside)
        }
        return others.isEmpty || others.count == alternatives.count ? part : joined("or", others) ?? part
      }
    }
    return joined(sign, all) ?? .number("1")
  }

  private func parts(_ sign: String) -> [ForeignExpression] {
    guard case .binary(sign, let left, let right) = self else { return [self] }
    return left.parts(sign) + right.parts(sign)
  }

  private static func denied(
    _ expression: ForeignExpression, openWhen values: [ForeignExpression]
  ) -> ForeignExpression {
    joined("or", values.compactMap(\.unanswered) + [expression])
  }

  /// Whether the condition can be neither true nor false.
  private var isOpen: Bool {
    switch self {
    case .number, .text: false
    case .not(let inside), .minus(let inside): inside.isOpen
    case .binary(_, let left, let right): left.isOpen || right.isOpen
    case .name, .call: unanswered != nil
    }
  }

  /// When the value is not known yet; `nil` when it always is. The value being checked is always there.
  private var unanswered: ForeignExpression? {
    switch self {
    case .number, .text: return nil
    case .name(let name):
      return name == "this" || name.hasPrefix("this.") ? nil : .not(.call("answered", [self]))
    case .not(let inside), .minus(let inside): return inside.unanswered
    case .binary(_, let left, let right):
      let parts = [left, right].compactMap(\.unanswered)
      return parts.isEmpty ? nil : Self.joined("or", parts)
    case .call(let name, let values):
      let parts = values.map(\.unanswered)
      switch name {
      case "if", "length", "abs", "round", "matches", "contains", "number", "date", "days", "int", "floor",
        "ceil",
        "pow", "sqrt", "startswith", "endswith", "substr", "before", "after", "translate", "replace", "trim",
        "lower", "upper", "selectedat", "label", "formatdate", "age":
        return parts.contains { $0 != nil } ? Self.joined("or", parts.compactMap(\.self)) : nil
      // One of them is enough.
      case "sum", "min", "max", "coalesce":
        return parts.contains(nil) || parts.isEmpty ? nil : Self.joined("and", parts.compactMap(\.self))
      default: return nil
      }
    }
  }
}
