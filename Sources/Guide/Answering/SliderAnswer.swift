package import Wording

/// A position of a slider between two ends, 0..100 where the guide says none. A slider that nobody touched has no
/// value. Labels of points are shown while the handle is near them.
package enum SliderAnswer: AnswerKind {
  /// `slider`
  package static let id = "slider"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a slider", group: .rate, picture: .slider, example: "cold ───●── hot",
    parts: KindParts(.ends, range: .number, freshEnds: ["0", "100"], with: [.step, .unit]),
    widget: .slider, comparisons: .amounts,
    formats: KindFormats(xlsForm: .whole, limeSurvey: .kind(NumbersAnswer.id), queXML: .whole, redcap: .whole)
  )

  /// `a number 0..100`
  package static func expectation(for question: Question) -> Sentence {
    let labels = ChoiceReading(question: question).list
    let range = rules(question).description
    return labels.isEmpty ? range : .joined([range, "(\(labels))"], separator: " ")
  }

  /// Reads a number, or the label of a point.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    if let option = ChoiceReading(question: question).option(text.trimmingSpaces), !option.isMissing,
      let number = NumberReading.number(option.code)
    {
      return .number(number)
    }
    return try rules(question).value(from: text)
  }

  /// `id`, a number.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    [QuestionVariables(question: ranged(question)).number(labels: question.options)]
  }

  /// The number, or the code of a missing option.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] { [value.plainText] }

  /// The number with its unit, and the label of that point if it has one.
  package static func text(for value: AnswerValue, of question: Question) -> String {
    guard case .number(let number) = value else { return ChoiceTable(question: question).label(of: value) }
    let plain = NumberAnswer.text(for: value, of: question)
    return question.option(NumberReading.plain(number)).map { "\(plain) (\($0.text))" } ?? plain
  }

  /// The question with the ends that hold: the guide's, or 0 and 100.
  package static func ranged(_ question: Question) -> Question {
    var question = question
    question.format.minimum = question.format.minimum ?? "0"
    question.format.maximum = question.format.maximum ?? "100"
    return question
  }

  private static func rules(_ question: Question) -> NumberRules {
    var rules = NumberRules(ranged(question), noun: "a number")
    if question.format.decimals == nil { rules.step = question.format.step ?? 1 }
    return rules
  }
}
