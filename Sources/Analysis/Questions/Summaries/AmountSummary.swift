package import Guide

/// Numbers.
package enum AmountSummary: QuestionSummary {
  /// `number`, `integer`, `slider`
  package static let kinds = [NumberAnswer.id, IntegerAnswer.id, SliderAnswer.id]

  /// Numbers.
  package static func reads(_ value: AnswerValue, of question: SharedQuestion) -> Bool {
    if case .number(let number) = value { number.isFinite } else { false }
  }

  /// One block: the numbers, their distribution and their classes.
  package static func blocks(of answers: [GivenAnswer], to question: SharedQuestion) -> [SummaryBlock] {
    [SummaryBlock(.numbers(NumberTable(answers, unit: question.question.format.unit ?? "")))]
  }
}
