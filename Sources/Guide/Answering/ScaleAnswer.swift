/// A point of a rating scale: a number between two labelled ends, or one of a row of labelled points.
package enum ScaleAnswer: AnswerKind {
  /// `scale`
  package static let id = "scale"

  /// `1..10 (1 = not useful, 10 = very useful)`
  package static func hint(for question: Question) -> String {
    isNumeric(question)
      ? rules(question).pointHint(ChoiceReading(question: question).list) : SingleAnswer.hint(for: question)
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
    return try rules(question).value(from: text)
  }

  /// `id`
  package static func columns(for question: Question) -> [AnswerColumn] {
    [AnswerColumn(name: question.id, label: question.text)]
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

  private static func rules(_ question: Question) -> NumberRules {
    var rules = NumberRules(question, noun: "a point of the scale")
    rules.step = question.format.step ?? 1
    return rules
  }
}

extension NumberRules {
  fileprivate func pointHint(_ labels: String) -> String {
    let range = "\(question.format.minimum ?? "")..\(question.format.maximum ?? "")"
    return labels.isEmpty ? range : "\(range) (\(labels))"
  }
}
