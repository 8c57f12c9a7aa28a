package import Wording

/// A date with a time of day. Heeds minimum and maximum: dates, dates with a time, or `today`.
package enum DateTimeAnswer: AnswerKind {
  /// `datetime`
  package static let id = "datetime"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a date with a time", group: .time, picture: .date, example: "21 Nov 2026, 08:30",
    parts: KindParts(range: .datetime),
    widget: .date, comparisons: .moments,
    formats: KindFormats(xlsForm: .whole, limeSurvey: .whole, queXML: .kind(TextAnswer.id), redcap: .whole))

  /// `a date with a time up to today, as 2026-11-21 8:30 or now`
  package static func expectation(for question: Question) -> Sentence {
    "a date with a time\(question.momentRange), as 2026-11-21 8:30 or now\(question.missingHint)"
  }

  /// Reads `2026-11-21 8:30`, `21.11.2026 8:30`, ISO 8601 with an offset, `now` or `jetzt`.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    try value(from: text, for: question, now: .now)
  }

  /// `id`, a date with a time.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    [QuestionVariables(question: question).moment(.dateTime)]
  }

  /// ISO 8601, or the code of a missing option.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] { [value.plainText] }

  /// Date and time with a space between.
  package static func text(for value: AnswerValue, of question: Question) -> String {
    guard case .dateTime(let moment) = value else { return ChoiceTable(question: question).label(of: value) }
    return moment.replacing("T", with: " ")
  }

  /// The same, with the moment that `now` means.
  static func value(
    from text: String, for question: Question, now: Moment?
  ) throws(AnswerProblem) -> AnswerValue {
    if let missing = question.missingChoice(text) { return missing }
    let typed = text.trimmingSpaces
    guard !typed.isEmpty else {
      throw AnswerProblem("nothing was typed; type \(expectation(for: question))")
    }
    let isNow = ["now", "jetzt"].contains(typed.lowercased())
    guard let moment = isNow ? now : Moment(typed) else {
      throw AnswerProblem("“\(typed.shortened)” is not a date with a time; type it as 2026-11-21 8:30")
    }
    // The clock of the place on both sides: a bound of the guide has no offset. A day alone means all of it.
    let clock = "\(moment.day)T\(moment.time)"
    if let earliest = bound(question.format.minimum, now), clock < earliest {
      throw AnswerProblem(
        "\(moment.description.replacing("T", with: " ")) is too early; type \(expectation(for: question))")
    }
    if let latest = bound(question.format.maximum, now), clock.prefix(latest.count) > latest {
      throw AnswerProblem(
        "\(moment.description.replacing("T", with: " ")) is too late; type \(expectation(for: question))")
    }
    return .dateTime(moment.description)
  }

  private static func bound(_ text: String?, _ now: Moment?) -> String? {
    guard let text else { return nil }
    return text == "today" ? now?.day.description : text
  }
}
