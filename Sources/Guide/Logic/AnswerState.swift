/// How a question stands with regard to its answer.
package enum AnswerState: Hashable, Sendable {
  /// It does not apply.
  case irrelevant
  /// It asks for nothing: talk, information, a calculated or hidden value.
  case nothing
  /// It may be left out.
  case optional
  /// It is asked for once, then it may be left out.
  case wanted
  /// It must have an answer or a reason for having none.
  case needed
  /// It is answered in part; these rows are still needed.
  case incomplete(rows: [String])
  /// It is answered.
  case answered
  /// There is a reason for having no answer.
  case declined(MissingReason)
  /// It is answered, but what the guide checks does not hold; with the guide's message, or an empty one.
  case invalid(message: String)

  /// Whether the way on should wait for this question.
  package var isOpen: Bool {
    switch self {
    case .needed, .incomplete, .invalid: true
    case .irrelevant, .nothing, .optional, .wanted, .answered, .declined: false
    }
  }
}
