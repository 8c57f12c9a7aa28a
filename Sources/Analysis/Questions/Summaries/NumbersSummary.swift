package import Guide

/// Lists of numbers: one in each row.
package enum NumbersSummary: QuestionSummary {
  /// `numbers`
  package static let kinds = [NumbersAnswer.id]

  /// Rows of numbers.
  package static func reads(_ value: AnswerValue, of question: SharedQuestion) -> Bool {
    RowAnswers.allRows(of: value, question) {
      if case .number(let number) = $0 { number.isFinite } else { false }
    }
  }

  /// A block for each row: the numbers, their distribution and their classes.
  package static func blocks(of answers: [GivenAnswer], to question: SharedQuestion) -> [SummaryBlock] {
    question.question.rows.map { row in
      let table = NumberTable(RowAnswers(answers).row(row.id), unit: question.question.format.unit ?? "")
      return SummaryBlock(.numbers(table), title: RowAnswers.title(row))
    }
  }
}
