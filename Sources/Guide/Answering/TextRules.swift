/// The limits of a text and the sentences about breaking them.
struct TextRules {
  let question: Question

  /// No text may be longer, whatever the guide says.
  static let longest = 100_000

  init(_ question: Question) { self.question = question }

  var hint: AnswerPhrase { .joined([description, question.missingHint], separator: "") }

  var description: AnswerPhrase {
    question.format.maximumLength.map { .words("aTextUpTo", ["most": .plain(String($0))]) }
      ?? .words("aText")
  }

  func value(from text: String) throws(AnswerProblem) -> AnswerValue {
    if let missing = question.missingChoice(text) { return missing }
    return .text(try self.text(from: text))
  }

  /// The text without spaces at its ends, if it keeps to the limits.
  func text(from text: String, expected: AnswerPhrase? = nil) throws(AnswerProblem) -> String {
    let typed = text.trimmingSpaces
    guard !typed.isEmpty else { throw AnswerProblem("nothingTyped", ["expected": expected ?? hint]) }
    let limit = min(question.format.maximumLength ?? Self.longest, Self.longest)
    guard typed.count <= limit else {
      throw AnswerProblem(
        "tooLong", ["count": .plain(String(typed.count)), "most": .plain(String(limit))])
    }
    if let pattern = question.format.pattern, !TextPattern(pattern).accepts(typed) {
      throw AnswerProblem(
        "wrongForm", ["typed": .plain(typed.shortened), "form": .plain(pattern.shortened)])
    }
    return typed
  }
}
