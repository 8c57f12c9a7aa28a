package import Guide

/// Tables of scales: a point in each row.
package enum ScaleMatrixSummary: QuestionSummary {
  /// `scalematrix`, `differential`
  package static let kinds = [ScaleMatrixAnswer.id, DifferentialAnswer.id]

  /// Rows of points.
  package static func reads(_ value: AnswerValue, of question: SharedQuestion) -> Bool {
    RowAnswers.allRows(of: value, question) { if case .text = $0 { false } else { true } }
  }

  /// A block for each row, as for a scale.
  package static func blocks(of answers: [GivenAnswer], to question: SharedQuestion) -> [SummaryBlock] {
    var scale = question
    if question.question.kind == DifferentialAnswer.id {
      scale.question = DifferentialAnswer.ranged(question.question)
    }
    return question.question.rows.flatMap { row in
      ScaleSummary.blocks(of: RowAnswers(answers).row(row.id), to: scale).map {
        SummaryBlock($0.content, title: RowAnswers.title(row))
      }
    }
  }
}
