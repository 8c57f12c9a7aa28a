extension LogicNode {
  /// The value in an environment; total, whatever the tree and the answers are.
  package func value(in environment: some LogicEnvironment) -> LogicValue {
    switch self {
    case .number(let text): Double(text).map { LogicValue.finite($0) } ?? .absent
    case .text(let text): .text(text)
    case .name(let id, let part): environment.operand(id, part: part)
    case .nothing: .unknown
    case .list(let nodes): .list(nodes.map { $0.value(in: environment) })
    case .call(let function, let nodes): Self.call(function, nodes, environment)
    case .any(let nodes):
      LogicValue(nodes.reduce(Truth.no) { $0 || $1.value(in: environment).truth })
    case .all(let nodes):
      LogicValue(nodes.reduce(Truth.yes) { $0 && $1.value(in: environment).truth })
    case .not(let node): LogicValue(!node.value(in: environment).truth)
    case .compare(let left, let sign, let right):
      LogicValue(sign.holds(left.value(in: environment), right.value(in: environment)))
    case .sum(let first, let terms), .product(let first, let terms):
      terms.reduce(first.value(in: environment)) { total, term in
        Self.reckon(total, term.sign, term.node.value(in: environment))
      }
    case .minus(let node): Self.reckon(.number(0), "-", node.value(in: environment))
    }
  }

  private static func reckon(_ left: LogicValue, _ sign: Character, _ right: LogicValue) -> LogicValue {
    guard let left = left.quantity, let right = right.quantity else {
      return left == .unknown || right == .unknown ? .unknown : .absent
    }
    switch sign {
    case "+": return .finite(left + right)
    case "-": return .finite(left - right)
    case "*": return .finite(left * right)
    case "/": return right == 0 ? .absent : .finite(left / right)
    default: return right == 0 ? .absent : .finite(left.truncatingRemainder(dividingBy: right))
    }
  }
}
