package import Guide

/// Tables of choices: one or several options in each row.
package enum MatrixSummary: QuestionSummary {
  /// `matrix`, `yesnomatrix`, `changematrix`, `multimatrix`
  package static let kinds = [
    MatrixAnswer.id, YesNoMatrixAnswer.id, ChangeMatrixAnswer.id, MultipleMatrixAnswer.id,
  ]

  /// Rows of choices.
  package static func reads(_ value: AnswerValue, of question: SharedQuestion) -> Bool {
    RowAnswers.allRows(of: value, question) { if case .codes = $0 { true } else { false } }
  }

  /// A block for each row: every option with its count, those nobody chose included.
  package static func blocks(of answers: [GivenAnswer], to question: SharedQuestion) -> [SummaryBlock] {
    let options = question.question.options.filter { !$0.isMissing }
    let isMultiple = question.question.kind == MultipleMatrixAnswer.id
    return question.question.rows.map { row in
      let own = RowAnswers(answers).row(row.id)
      let table = CountTable(
        rows: CountRow.rows(options, answers: own), interviews: own.map(\.interview.id),
        isMultiple: isMultiple, isOrdered: !isMultiple)
      return SummaryBlock(.counts(table), title: RowAnswers.title(row))
    }
  }
}
