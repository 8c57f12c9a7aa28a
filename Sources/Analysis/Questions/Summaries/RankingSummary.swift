package import Guide

/// Orders: which item was put in which place.
package enum RankingSummary: QuestionSummary {
  /// `rank`
  package static let kinds = [RankingAnswer.id]

  /// Orders of items that the question has.
  package static func reads(_ value: AnswerValue, of question: SharedQuestion) -> Bool {
    guard case .ranking(let items) = value else { return false }
    let known = Set(question.question.rows.map(\.id))
    return items.allSatisfy(known.contains)
  }

  /// A block for each item: how often it came first, second …; of those who put it in order.
  package static func blocks(of answers: [GivenAnswer], to question: SharedQuestion) -> [SummaryBlock] {
    let rows = question.question.rows
    let places = rows.indices.map { AnswerOption(code: String($0 + 1), text: "\($0 + 1).") }
    return rows.map { row in
      let own = answers.compactMap { answer -> GivenAnswer? in
        guard case .ranking(let items) = answer.value, let place = items.firstIndex(of: row.id) else {
          return nil
        }
        var own = answer
        own.value = .choices([AnswerValue.Choice(code: String(place + 1))])
        return own
      }
      let counts = CountRow.rows(places, answers: own)
      let numbers = counts.enumerated().flatMap { Array(repeating: Double($0 + 1), count: $1.count) }
      let table = CountTable(
        rows: counts, interviews: own.map(\.interview.id), isOrdered: true,
        distribution: Distribution(numbers))
      return SummaryBlock(.counts(table), title: RowAnswers.title(row))
    }
  }
}
