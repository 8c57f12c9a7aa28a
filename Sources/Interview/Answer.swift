package import Foundation
package import Guide
package import Timeline

/// The answer to a standardised question, with all that was answered before it.
package struct Answer: Hashable, Sendable, Codable {
  /// What was said at one moment: a value, a missing reason, or neither when the answer was taken back.
  package struct Entry: Hashable, Sendable, Codable {
    /// The value, if one was given.
    package var value: AnswerValue?
    /// Why there is none.
    package var reason: MissingReason?
    /// Where on the sound it was entered.
    package var frame: Frame
    /// When, by the wall clock.
    package var wall: Date
    /// Who entered it.
    package var mode: EventBody.AnswerMode
  }

  /// The question.
  package var question: String
  /// What counts now.
  package var current: Entry
  /// What was there before, oldest first.
  package var earlier: [Entry]

  /// Whether a value or a missing reason stands.
  package var isGiven: Bool { current.value != nil || current.reason != nil }
}
