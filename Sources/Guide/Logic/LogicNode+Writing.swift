extension LogicNode {
  /// How tightly it holds together: a part that holds less tightly than its surroundings stands in parentheses.
  private var rank: Int {
    switch self {
    case .any: 1
    case .all: 2
    case .not: 3
    case .compare: 4
    case .sum: 5
    case .product: 6
    case .minus: 7
    case .number, .text, .name, .nothing, .list, .call: 8
    }
  }

  /// The text of the tree, in parentheses when it holds less tightly than `least`.
  func written(_ least: Int) -> String {
    rank < least ? "(\(bare))" : bare
  }

  private var bare: String {
    switch self {
    case .number(let text): text
    case .text(let text): text.contains("'") ? "\"\(text)\"" : "'\(text)'"
    case .name(let id, let part): part.map { "\(id).\($0)" } ?? id
    case .nothing: "''"
    case .list(let nodes): "(\(nodes.map { $0.written(0) }.joined(separator: ", ")))"
    case .call(let function, let nodes):
      "\(function.rawValue)(\(nodes.map { $0.written(0) }.joined(separator: ", ")))"
    case .any(let nodes): nodes.map { $0.written(2) }.joined(separator: " or ")
    case .all(let nodes): nodes.map { $0.written(3) }.joined(separator: " and ")
    case .not(let node): "not \(node.written(3))"
    case .compare(let left, .isIn, let right):
      switch right {
      case .list, .name: "\(left.written(5)) in \(right.written(5))"
      default: "\(left.written(5)) in (\(right.written(0)))"
      }
    case .compare(let left, let sign, let right): "\(left.written(5)) \(sign.rawValue) \(right.written(5))"
    case .sum(let first, let terms): Self.chain(first.written(6), terms, 6)
    case .product(let first, let terms): Self.chain(first.written(7), terms, 7)
    case .minus(let node): "-\(node.written(8))"
    }
  }

  private static func chain(_ first: String, _ terms: [LogicTerm], _ rank: Int) -> String {
    terms.reduce(first) { "\($0) \($1.sign) \($1.node.written(rank))" }
  }
}
