/// An expression as a tree. At most 64 parentheses deep, and flat where many parts follow each other, so that walking
/// it never needs much stack.
package indirect enum LogicNode: Hashable, Sendable {
  /// A number as it is written.
  case number(String)
  /// A text in quotation marks.
  case text(String)
  /// A question, or its row or choice; `this` for the answer being checked.
  case name(String, part: String?)
  /// Something that cannot be known here: a question that does not exist or comes later.
  case nothing
  /// `(1, 2, 3)`
  case list([LogicNode])
  /// `count(tools)`
  case call(LogicFunction, [LogicNode])
  /// `a or b or c`
  case any([LogicNode])
  /// `a and b and c`
  case all([LogicNode])
  /// `not a`
  case not(LogicNode)
  /// `a < b`
  case compare(LogicNode, LogicComparison, LogicNode)
  /// `a + b - c`
  case sum(LogicNode, [LogicTerm])
  /// `a * b / c % d`
  case product(LogicNode, [LogicTerm])
  /// `-a`
  case minus(LogicNode)

  /// The tree with some names replaced.
  func replacingNames(_ replace: (String, String?) -> LogicNode) -> LogicNode {
    switch self {
    case .number, .text, .nothing: self
    case .name(let id, let part): replace(id, part)
    case .list(let nodes): .list(nodes.map { $0.replacingNames(replace) })
    case .call(let function, let nodes): .call(function, nodes.map { $0.replacingNames(replace) })
    case .any(let nodes): .any(nodes.map { $0.replacingNames(replace) })
    case .all(let nodes): .all(nodes.map { $0.replacingNames(replace) })
    case .not(let node): .not(node.replacingNames(replace))
    case .compare(let left, let sign, let right):
      .compare(left.replacingNames(replace), sign, right.replacingNames(replace))
    case .sum(let first, let terms):
      .sum(first.replacingNames(replace), terms.map { $0.replacingNames(replace) })
    case .product(let first, let terms):
      .product(first.replacingNames(replace), terms.map { $0.replacingNames(replace) })
    case .minus(let node): .minus(node.replacingNames(replace))
    }
  }
}
