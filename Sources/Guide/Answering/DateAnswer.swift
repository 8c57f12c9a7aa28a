/// A calendar date. Heeds minimum and maximum, both a date or `today`.
package enum DateAnswer: AnswerKind {
  /// `date`
  package static let id = "date"

  /// `a date up to today, as 2026-11-21, 21.11.2026 or today`
  package static func hint(for question: Question) -> String {
    let missing = question.options.filter(\.isMissing).map { ", \($0.code) = \($0.text)" }.joined()
    return "a date\(range(question)), as 2026-11-21, 21.11.2026 or today\(missing)"
  }

  /// Reads `2026-11-21`, `21.11.2026`, `today` or `heute`.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    try value(from: text, for: question, today: .today)
  }

  /// `id`
  package static func columns(for question: Question) -> [AnswerColumn] {
    [AnswerColumn(name: question.id, label: question.text)]
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
    guard let day = day(typed, today: today) else {
      throw AnswerProblem(
        typed.isEmpty
          ? "nothing was typed; type \(hint(for: question))"
          : "“\(typed.shortened)” is not a date; type it as 2026-11-21 or 21.11.2026")
    }
    if let earliest = question.format.minimum.flatMap({ Self.day($0, today: today) }), day < earliest {
      throw AnswerProblem("\(day) is too early; type a date\(range(question))")
    }
    if let latest = question.format.maximum.flatMap({ Self.day($0, today: today) }), day > latest {
      throw AnswerProblem("\(day) is too late; type a date\(range(question))")
    }
    return .date(day.description)
  }

  private static func day(_ text: String, today: CalendarDay?) -> CalendarDay? {
    ["today", "heute"].contains(text.lowercased()) ? today : CalendarDay(text)
  }

  private static func range(_ question: Question) -> String {
    switch (question.format.minimum, question.format.maximum) {
    case (let first?, let last?): " from \(first) to \(last)"
    case (let first?, nil): " from \(first) on"
    case (nil, let last?): " up to \(last)"
    case (nil, nil): ""
    }
  }
}
