package import Wording

/// Something in the logic of a guide that cannot work, wherever the guide came from.
package struct LogicProblem: Hashable, Sendable {
  /// What it is.
  package enum Fault: Hashable, Sendable {
    /// The expression breaks the grammar; what and after how many scalars.
    case unreadable(Sentence, offset: Int)
    /// No question has this id.
    case unknownName(String)
    /// The question comes later, or is the question itself.
    case laterName(String)
    /// The question has no such row or choice.
    case unknownPart(String, part: String)
    /// A question is compared with a code that it does not have.
    case unknownCode(UnknownCode)
    /// These questions hang on each other in a circle, the first one named again at the end.
    case cycle([String])
    /// There is no question or section with this id.
    case unknownTarget(String)
    /// It does not come later, so that the jump is never taken.
    case backwardTarget(String)
  }

  /// Id of the question or section.
  package var owner: String
  /// Attribute that holds the expression: `if`, `check`, `calculate`, `filter`, `exclude` or `goto`.
  package var attribute: String
  /// What it is.
  package var fault: Fault

  /// What is wrong, in English.
  package var message: String { sentence.english }

  /// What is wrong, one sentence without a full stop.
  package var sentence: Sentence {
    switch fault {
    case .unreadable(let text, let offset):
      "the expression of “\(attribute)” in \(owner) cannot be read after \(offset) characters: \(text)"
    case .unknownName(let id): "“\(attribute)” in \(owner) names “\(id)”, but no question has this id"
    case .laterName(let id):
      "“\(attribute)” in \(owner) names “\(id)”, which is asked only later; it counts as not answered"
    case .unknownPart(let id, let part):
      "“\(attribute)” in \(owner) names \(id).\(part), but \(id) has no row or choice “\(part)”"
    case .unknownCode(let code): "“\(attribute)” in \(owner) can never hold as meant: \(code.sentence)"
    case .cycle(let ids):
      "\(ids.joined(separator: " → ")) depend on each other in a circle; remove one of the conditions"
    case .unknownTarget(let id):
      "a choice of \(owner) leads to “\(id)”, but no question or section has this id"
    case .backwardTarget(let id):
      "a choice of \(owner) leads back to “\(id)”; the guide only goes forward, this is ignored"
    }
  }
}
