/// Why a condition cannot be read.
package struct ExpressionProblem: Error, Hashable, Sendable {
  /// A part of a sentence: what is wrong.
  package let message: String
  /// Scalars before the place in the expression.
  package let offset: Int

  init(_ message: String, offset: Int) {
    self.message = message
    self.offset = offset
  }
}
