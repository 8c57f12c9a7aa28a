import Foundation

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
