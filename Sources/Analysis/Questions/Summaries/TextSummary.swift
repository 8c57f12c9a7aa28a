package import Guide

/// Texts, and the answers of every kind that has no summary of its own: beside each other, as people read them.
package enum TextSummary: QuestionSummary {
  /// `text`, `long`
  package static let kinds = [TextAnswer.id, LongTextAnswer.id]

  /// Everything.
  package static func reads(_ value: AnswerValue, of question: SharedQuestion) -> Bool { true }

  /// One block: the list.
  package static func blocks(of answers: [GivenAnswer], to question: SharedQuestion) -> [SummaryBlock] {
    [SummaryBlock(.texts(answers))]
  }
}
