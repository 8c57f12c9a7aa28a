package import Guide

/// How the answers to questions of some kinds are put together. A new way is one new file with a type that conforms to
/// this, and one line in `QuestionSummaries`; a kind without one has its answers beside each other as text.
package protocol QuestionSummary: Sendable {
  /// Identifiers (`AnswerKind.id`) of the kinds it is for.
  static var kinds: [String] { get }

  /// Whether it can read this value. What it cannot is listed after its blocks, so that no answer is ever lost.
  static func reads(_ value: AnswerValue, of question: SharedQuestion) -> Bool

  /// The tables. `answers` are those it can read, in the order of the interviews, without missing reasons; possibly
  /// none, and then the tables still show what could have been answered.
  static func blocks(of answers: [GivenAnswer], to question: SharedQuestion) -> [SummaryBlock]
}
