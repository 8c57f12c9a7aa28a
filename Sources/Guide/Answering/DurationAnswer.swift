package import Wording

/// A length of time. Heeds minimum and maximum; a bare number counts in the unit of the question, if that is one of time.
package enum DurationAnswer: AnswerKind {
  /// `duration`
  package static let id = "duration"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a length of time", group: .time, picture: .time, example: "1 h 30 min",
    parts: KindParts(range: .duration, with: [.unit]),
    widget: .duration, comparisons: .amounts,
    formats: KindFormats(
      xlsForm: .kind(TextAnswer.id), limeSurvey: .kind(TextAnswer.id), queXML: .kind(TextAnswer.id),
      redcap: .left))

  /// `a length of time up to 02:00, as 1 h 30 min or 1:30`
  package static func expectation(for question: Question) -> Sentence {
    "a length of time\(question.momentRange), as 1 h 30 min or 1:30\(question.missingHint)"
  }

  /// Reads `1 h 30 min`, `90 min`, `1:30`, `PT1H30M`.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    if let missing = question.missingChoice(text) { return missing }
    let typed = text.trimmingSpaces
    guard !typed.isEmpty else {
      throw AnswerProblem("nothing was typed; type \(expectation(for: question))")
    }
    guard let seconds = DurationReading.seconds(typed, unit: question.format.unit) else {
      throw AnswerProblem(
        "“\(typed.shortened)” is not a length of time; type it as 1 h 30 min, 90 min or 1:30")
    }
    if let least = question.format.minimum.flatMap({ DurationReading.seconds($0) }), seconds < least {
      throw AnswerProblem("\(DurationReading.text(seconds)) is too short; type \(expectation(for: question))")
    }
    if let most = question.format.maximum.flatMap({ DurationReading.seconds($0) }), seconds > most {
      throw AnswerProblem("\(DurationReading.text(seconds)) is too long; type \(expectation(for: question))")
    }
    return .duration(seconds)
  }

  /// `id`, seconds.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    [QuestionVariables(question: question).moment(.duration)]
  }

  /// Seconds, or the code of a missing option.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] { [value.plainText] }

  /// `1 h 30 min`
  package static func text(for value: AnswerValue, of question: Question) -> String {
    guard case .duration(let seconds) = value else { return ChoiceTable(question: question).label(of: value) }
    return DurationReading.text(seconds)
  }
}
