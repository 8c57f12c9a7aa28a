package import Guide

/// Dates.
package enum DateSummary: QuestionSummary {
  /// `date`
  package static let kinds = [DateAnswer.id]

  /// Days of the calendar.
  package static func reads(_ value: AnswerValue, of question: SharedQuestion) -> Bool {
    if case .date(let date) = value { CalendarDay(date)?.description == date } else { false }
  }

  /// One block: earliest, latest, and how many in each month, year or decade.
  package static func blocks(of answers: [GivenAnswer], to question: SharedQuestion) -> [SummaryBlock] {
    [SummaryBlock(.dates(DateTable(answers)))]
  }
}
