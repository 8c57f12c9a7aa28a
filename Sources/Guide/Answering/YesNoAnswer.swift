package import Wording

/// Yes or no, stored as the choice `1` or `0`. The labels are those of the question's options with these codes.
package enum YesNoAnswer: AnswerKind {
  /// `yesno`
  package static let id = "yesno"

  /// What is known of it.
  package static let sheet = KindSheet(
    "yes or no", group: .choose, picture: .one, example: "○ yes  ○ no",
    parts: KindParts(.yesNo),
    widget: .choice, comparisons: .codes,
    formats: KindFormats(
      xlsForm: .kind(SingleAnswer.id), limeSurvey: .kind(SingleAnswer.id), queXML: .kind(SingleAnswer.id),
      redcap: .whole))

  private static let words: [String: String] = [
    "1": "1", "y": "1", "yes": "1", "j": "1", "ja": "1", "true": "1", "+": "1",
    "0": "0", "n": "0", "no": "0", "nein": "0", "false": "0", "-": "0",
  ]

  /// `y or n`
  package static func expectation(for question: Question) -> Sentence {
    let yes: Sentence = question.option("1").map { "\($0.text)" } ?? "yes"
    let no: Sentence = question.option("0").map { "\($0.text)" } ?? "no"
    return "y (\(yes)) or n (\(no))\(question.missingHint)"
  }

  /// Reads `y`, `yes`, `j`, `ja`, `1`, `true` and `n`, `no`, `nein`, `0`, `false`, or a label of the question.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    let typed = text.trimmingSpaces
    if let option = ChoiceReading(question: question).option(typed) {
      return .choices([AnswerValue.Choice(code: option.code)])
    }
    if let code = words[typed.lowercased()] { return .choices([AnswerValue.Choice(code: code)]) }
    if typed.isEmpty { throw AnswerProblem("nothing was typed; type y or n") }
    throw AnswerProblem("“\(typed.shortened)” is neither yes nor no; type y or n")
  }

  /// `id`, a number of one digit.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    var labelled = question
    if question.options.isEmpty {
      labelled.options = [AnswerOption(code: "1", text: "yes"), AnswerOption(code: "0", text: "no")]
    }
    var variable = QuestionVariables(question: labelled).choice()
    variable.isFlag = Set(variable.labels.map(\.code)).isSubset(of: ["0", "1"])
    if question.options.isEmpty { variable.ownWords = QuestionVariables.yesNo }
    return [variable]
  }

  /// 1 for yes, 0 for no, or the code of a missing option.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] {
    guard case .choices(let choices) = value else { return [""] }
    return [choices.first?.code ?? ""]
  }

  /// The label.
  package static func text(for value: AnswerValue, of question: Question) -> String {
    guard case .choices(let choices) = value, let code = choices.first?.code else { return value.plainText }
    return label(code, question)
  }

  private static func label(_ code: String, _ question: Question) -> String {
    question.option(code)?.text ?? (code == "1" ? "yes" : code == "0" ? "no" : code)
  }
}
