package import Wording

/// A point of a rating scale: a number between two labelled ends, whose points between may have labels too, or one of
/// a row of labelled points. The 5-point, 10-point and Likert scales are all this.
package enum ScaleAnswer: AnswerKind {
  /// `scale`
  package static let id = "scale"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a point of a scale", briefly: "scale", group: .rate, picture: .scale,
    example: "not at all 1 2 3 4 5 completely",
    parts: KindParts(.ends, range: .number, freshEnds: ["1", "5"], with: [.step]),
    widget: .scale, comparisons: .amounts,
    formats: KindFormats(
      xlsForm: .kind(SliderAnswer.id), limeSurvey: .kind(SingleAnswer.id), queXML: .kind(SingleAnswer.id),
      redcap: .left))

  /// `1..10 (1 = not useful, 10 = very useful)`
  package static func expectation(for question: Question) -> Sentence {
    guard isNumeric(question) else { return SingleAnswer.expectation(for: question) }
    let labels = ChoiceReading(question: question).list
    let range = "\(question.format.minimum ?? "")..\(question.format.maximum ?? "")"
    return labels.isEmpty ? "\(range)" : "\(range) (\(labels))"
  }

  /// Reads the number of the point, or the label of one.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    guard isNumeric(question) else { return try SingleAnswer.value(from: text, for: question) }
    if let option = ChoiceReading(question: question).option(text.trimmingSpaces), !option.isMissing,
      let number = NumberReading.number(option.code)
    {
      return .number(number)
    }
    var rules = NumberRules(question, noun: "a point of the scale")
    rules.step = question.format.step ?? 1
    return try rules.value(from: text)
  }

  /// `id`, a number with the labels of its points.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    let variables = QuestionVariables(question: question)
    return [
      isNumeric(question)
        ? variables.number(measure: .ordinal, labels: question.options) : variables.choice(measure: .ordinal)
    ]
  }

  /// The number of the point, or its code.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] {
    [value.plainText]
  }

  /// The number, with its label if that point has one.
  package static func text(for value: AnswerValue, of question: Question) -> String {
    guard case .number(let number) = value else { return ChoiceTable(question: question).label(of: value) }
    let code = NumberReading.plain(number)
    return question.option(code).map { "\(code) (\($0.text))" } ?? code
  }

  private static func isNumeric(_ question: Question) -> Bool {
    question.format.minimum != nil && question.format.maximum != nil
  }
}
