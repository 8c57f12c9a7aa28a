/// Where an expression finds what it asks about.
package protocol LogicEnvironment {
  /// The value of a question, or of its row or choice.
  func operand(_ id: String, part: String?) -> LogicValue
  /// Whether there is an answer or a reason for having none; never for a question that does not apply, nor for an empty
  /// text.
  func isAnswered(_ id: String, part: String?) -> Bool
  /// The words of a choice; `nil` when the question has no such choice.
  func label(_ id: String, code: String) -> String?
  /// `yyyy-mm-dd`
  var today: String { get }
  /// `yyyy-mm-ddThh:mm`
  var now: String { get }
  /// BCP 47 tag of the guide: in it months and days are called by their names.
  var language: String { get }
}

extension LogicEnvironment {
  /// The same for every environment that knows values.
  package func isAnswered(_ id: String, part: String?) -> Bool {
    let value = operand(id, part: part)
    return value != .unknown && value != .absent && value != .text("")
  }
}
