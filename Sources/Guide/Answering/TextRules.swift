import Wording

/// The limits of a text and the sentences about breaking them.
struct TextRules {
  let question: Question

  /// No text may be longer, whatever the guide says.
  static let longest = 100_000

  init(_ question: Question) { self.question = question }

  var hint: Sentence { .joined([description, question.missingHint], separator: "") }

  var description: Sentence {
    guard let most = question.format.maximumLength else { return "a text" }
    return "a text of up to \(most) characters"
  }

  func value(from text: String) throws(AnswerProblem) -> AnswerValue {
    if let missing = question.missingChoice(text) { return missing }
    return .text(try self.text(from: text))
  }

  /// The text without spaces at its ends, if it keeps to the limits.
  func text(from text: String, expected: Sentence? = nil) throws(AnswerProblem) -> String {
    let typed = text.trimmingSpaces
    guard !typed.isEmpty else { throw AnswerProblem("nothing was typed; type \(expected ?? hint)") }
    let limit = min(question.format.maximumLength ?? Self.longest, Self.longest)
    guard typed.count <= limit else {
      throw AnswerProblem("the text has \(typed.count) characters; at most \(limit) are allowed")
    }
    if let pattern = question.format.pattern, !TextPattern(pattern).accepts(typed) {
      throw AnswerProblem("“\(typed.shortened)” does not have the form asked for: \(pattern.shortened)")
    }
    return typed
  }
}
