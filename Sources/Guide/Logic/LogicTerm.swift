/// A sign and what follows it in a sum or product.
package struct LogicTerm: Hashable, Sendable {
  /// `+`, `-`, `*`, `/` or `%`.
  package var sign: Character
  /// What follows it.
  package var node: LogicNode

  func replacingNames(_ replace: (String, String?) -> LogicNode) -> LogicTerm {
    LogicTerm(sign: sign, node: node.replacingNames(replace))
  }
}
