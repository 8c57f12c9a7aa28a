package import Wording

/// A calendar date. Heeds minimum and maximum, both a date or `today`.
package enum DateAnswer: AnswerKind {
  /// `date`
  package static let id = "date"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a date", group: .time, picture: .date, example: "21 Nov 2026",
    parts: KindParts(range: .date),
    widget: .date, comparisons: .moments,
    formats: KindFormats(xlsForm: .whole, limeSurvey: .whole, queXML: .whole, redcap: .whole))

  /// `a date up to today, as 2026-11-21, 21.11.2026 or today`
  package static func expectation(for question: Question) -> Sentence {
    "a date\(question.momentRange), as 2026-11-21, 21.11.2026 or today\(question.missingHint)"
  }

  /// Reads `2026-11-21`, `21.11.2026`, `today` or `heute`.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    try value(from: text, for: question, today: .today)
  }

  /// `id`, a date.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    [QuestionVariables(question: question).moment(.date)]
  }

  /// `yyyy-mm-dd`, or the code of a missing option.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] { [value.plainText] }

  /// The date.
  package static func text(for value: AnswerValue, of question: Question) -> String {
    ChoiceTable(question: question).label(of: value)
  }

  /// The same, with the day that `today` means.
  static func value(
    from text: String, for question: Question, today: CalendarDay?
  ) throws(AnswerProblem) -> AnswerValue {
    if let missing = question.missingChoice(text) { return missing }
    let typed = text.trimmingSpaces
    guard !typed.isEmpty else {
      throw AnswerProblem("nothing was typed; type \(expectation(for: question))")
    }
    guard let day = day(typed, today: today) else {
      throw AnswerProblem("“\(typed.shortened)” is not a date; type it as 2026-11-21 or 21.11.2026")
    }
    if let earliest = question.format.minimum.flatMap({ Self.day($0, today: today) }), day < earliest {
      throw AnswerProblem("\(day.description) is too early; type a date\(question.momentRange)")
    }
    if let latest = question.format.maximum.flatMap({ Self.day($0, today: today) }), day > latest {
      throw AnswerProblem("\(day.description) is too late; type a date\(question.momentRange)")
    }
    return .date(day.description)
  }

  /// Reads a day, also `today` and `heute`.
  static func day(_ text: String, today: CalendarDay?) -> CalendarDay? {
    ["today", "heute"].contains(text.lowercased()) ? today : CalendarDay(text)
  }
}

extension Question {
  /// ` from 2020-01-01 to today`, with a space before it; empty without limits.
  var momentRange: Sentence {
    switch (format.minimum, format.maximum) {
    case (let first?, let last?):
      " from \(first) to \(last)"
    case (let first?, nil): " from \(first) on"
    case (nil, let last?): " up to \(last)"
    case (nil, nil): ""
    }
  }
}
