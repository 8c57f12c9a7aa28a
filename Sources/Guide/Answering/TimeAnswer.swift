package import Wording

/// A time of day. Heeds minimum and maximum.
package enum TimeAnswer: AnswerKind {
  /// `time`
  package static let id = "time"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a time of day", group: .time, picture: .time, example: "08:30",
    parts: KindParts(range: .time),
    widget: .date, comparisons: .moments,
    formats: KindFormats(xlsForm: .whole, limeSurvey: .whole, queXML: .kind(TextAnswer.id), redcap: .whole))

  /// `a time from 08:00 to 20:00, as 8:30 or now`
  package static func expectation(for question: Question) -> Sentence {
    "a time\(question.momentRange), as 8:30 or now\(question.missingHint)"
  }

  /// Reads `8:30`, `17:45:10`, `8 Uhr`, `now` or `jetzt`.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    if let missing = question.missingChoice(text) { return missing }
    let typed = text.trimmingSpaces
    guard !typed.isEmpty else {
      throw AnswerProblem("nothing was typed; type \(expectation(for: question))")
    }
    let isNow = ["now", "jetzt"].contains(typed.lowercased())
    guard let time = isNow ? Moment.now?.time : ClockTime(typed) else {
      throw AnswerProblem("“\(typed.shortened)” is not a time; type it as 8:30 or 17:45")
    }
    if let earliest = question.format.minimum.flatMap({ ClockTime($0) }), time < earliest {
      throw AnswerProblem("\(time.description) is too early; type \(expectation(for: question))")
    }
    if let latest = question.format.maximum.flatMap({ ClockTime($0) }), time > latest {
      throw AnswerProblem("\(time.description) is too late; type \(expectation(for: question))")
    }
    return .time(time.description)
  }

  /// `id`, a time.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    [QuestionVariables(question: question).moment(.time)]
  }

  /// `hh:mm`, or the code of a missing option.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] { [value.plainText] }

  /// The time.
  package static func text(for value: AnswerValue, of question: Question) -> String {
    ChoiceTable(question: question).label(of: value)
  }
}
