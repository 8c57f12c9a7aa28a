import Foundation

/// The limits of a text and the sentences about breaking them.
struct TextRules {
  let question: Question

  /// No text may be longer, whatever the guide says.
  static let longest = 100_000

  init(_ question: Question) { self.question = question }

  var hint: String {
    let missing = question.options.filter(\.isMissing).map { ", \($0.code) = \($0.text)" }.joined()
    return (question.format.maximumLength.map { "a text of up to \($0) characters" } ?? "a text") + missing
  }

  func value(from text: String) throws(AnswerProblem) -> AnswerValue {
    if let missing = question.missingChoice(text) { return missing }
    let typed = text.trimmingSpaces
    guard !typed.isEmpty else { throw AnswerProblem("nothing was typed; type \(hint)") }
    let limit = min(question.format.maximumLength ?? Self.longest, Self.longest)
    guard typed.count <= limit else {
      throw AnswerProblem("the text has \(typed.count) characters; at most \(limit) are allowed")
    }
    if let pattern = question.format.pattern, !TextPattern(pattern).accepts(typed) {
      throw AnswerProblem("“\(typed.shortened)” does not have the form asked for: \(pattern.shortened)")
    }
    return .text(typed)
  }
}

/// A regular expression of a guide, matched against whole texts in bounded time.
package struct TextPattern {
  private let expression: NSRegularExpression?

  /// Makes a pattern.
  package init(_ pattern: String) {
    expression = pattern.count > 1000 ? nil : try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z")
  }

  /// Whether the regular expression can be used.
  package var isValid: Bool { expression != nil }

  /// Whether all of `text` matches. An unusable pattern, or one that takes longer than a quarter second to
  /// decide, accepts: an answer is worth more than a rule.
  package func accepts(_ text: String) -> Bool {
    guard let expression else { return true }
    let deadline = ContinuousClock.now + .milliseconds(250)
    var isMatch = false
    expression.enumerateMatches(
      in: text, options: .reportProgress, range: NSRange(text.startIndex..., in: text)
    ) { match, _, stop in
      if match != nil || ContinuousClock.now > deadline {
        isMatch = true
        stop.pointee = true
      }
    }
    return isMatch
  }
}
