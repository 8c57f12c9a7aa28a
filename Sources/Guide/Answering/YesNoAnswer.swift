/// Yes or no, stored as the choice `1` or `0`. The labels are those of the question's options with these codes.
package enum YesNoAnswer: AnswerKind {
  /// `yesno`
  package static let id = "yesno"

  private static let words: [String: String] = [
    "1": "1", "y": "1", "yes": "1", "j": "1", "ja": "1", "true": "1", "+": "1",
    "0": "0", "n": "0", "no": "0", "nein": "0", "false": "0", "-": "0",
  ]

  /// `y or n`
  package static func hint(for question: Question) -> String {
    let missing = question.options.filter(\.isMissing)
    let others = missing.map { ", \($0.code) = \($0.text)" }.joined()
    return "y (\(label("1", question))) or n (\(label("0", question)))\(others)"
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
    throw AnswerProblem(
      typed.isEmpty
        ? "nothing was typed; type y or n" : "“\(typed.shortened)” is neither yes nor no; type y or n")
  }

  /// `id`
  package static func columns(for question: Question) -> [AnswerColumn] {
    [AnswerColumn(name: question.id, label: question.text)]
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
