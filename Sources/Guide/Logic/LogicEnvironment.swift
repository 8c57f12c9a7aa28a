/// Where an expression finds what it asks about.
package protocol LogicEnvironment {
  /// The value of a question, or of its row or choice.
  func operand(_ id: String, part: String?) -> LogicValue
  /// Whether there is an answer or a reason for having none; never for a question that does not apply.
  func isAnswered(_ id: String, part: String?) -> Bool
  /// `yyyy-mm-dd`
  var today: String { get }
  /// `yyyy-mm-ddThh:mm`
  var now: String { get }
}
