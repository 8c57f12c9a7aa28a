import Wording

/// A condition, check or calculation of a guide. The language is described in docs/guide-format.md.
///
///     let expression = try GuideExpression("std = 1 and not answered(place)")
///     expression.names.map(\.id)  // ["std", "place"]
package struct GuideExpression: Hashable, Sendable {
  /// A question that the expression mentions.
  package struct Name: Hashable, Sendable {
    /// Identifier of the question; `this` for the value being checked.
    package var id: String
    /// The row or option after the dot, or `nil`.
    package var part: String?
    /// Scalars before it in the expression.
    package var offset: Int
  }

  /// What was written.
  package let source: String
  /// All mentions, in order.
  package let names: [Name]
  /// What it means.
  package let root: LogicNode

  /// Reads an expression.
  ///
  /// - Throws: `ExpressionProblem` at the first place that breaks the grammar.
  /// - Complexity: linear; at most 64 parentheses deep.
  package init(_ source: String) throws(ExpressionProblem) {
    guard source.unicodeScalars.count <= 10_000 else {
      throw ExpressionProblem("it is longer than 10000 characters", offset: 0)
    }
    var grammar = ExpressionGrammar(tokens: try ExpressionToken.tokens(of: source))
    root = try grammar.readAll()
    self.source = source
    names = grammar.names
  }

  /// The expression in its canonical form: single spaces, words for signs, no superfluous parentheses. Reading it
  /// gives the same tree.
  package var canonical: String { root.written(0) }
}
