package import Wording

/// A text that must be confirmed as read; the answer is always 1.
package enum AcknowledgeAnswer: AnswerKind {
  /// `ack`
  package static let id = "ack"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a tick that it was read", group: .talk, picture: .several, example: "“I have read the information.”",
    widget: .acknowledge,
    formats: KindFormats(xlsForm: .whole, limeSurvey: .kind(MultipleAnswer.id), queXML: .whole, redcap: .left)
  )

  /// `y, when it was read`
  package static func expectation(for question: Question) -> Sentence { "y, when it was read" }

  /// Reads `y`, `yes`, `j`, `ja`, `1`, `ok`, `true`.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    if let missing = question.missingChoice(text) { return missing }
    let typed = text.trimmingSpaces
    guard ["y", "yes", "j", "ja", "1", "ok", "true"].contains(typed.lowercased()) else {
      throw AnswerProblem("“\(typed.shortened)” does not say that it was read; type y")
    }
    return .choices([AnswerValue.Choice(code: "1")])
  }

  /// `id`, 1 when it was confirmed.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    var variable = QuestionVariables(question: question).flag(question.id, label: question.text)
    variable.labels.removeFirst()
    return [variable]
  }

  /// 1, or the code of a missing option.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] { [value.plainText] }

  /// The tick, or the label of a missing option.
  package static func text(for value: AnswerValue, of question: Question) -> String {
    question.isMissing(value) ? ChoiceTable(question: question).label(of: value) : "✓"
  }
}
