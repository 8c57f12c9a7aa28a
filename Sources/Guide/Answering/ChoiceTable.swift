/// How choices are laid out in a data table and shown as text; shared by the kinds with options.
struct ChoiceTable {
  let question: Question

  /// Name of the column for the text beside `option`: `id_other`, and longer only where that is taken.
  func textColumn(for option: AnswerOption, besideOptionColumns: Bool) -> String {
    let withText = question.options.filter(\.hasText)
    let plain = "\(question.id)_other"
    if withText.count > 1 { return "\(question.id)_\(option.code)_text" }
    let isTaken = besideOptionColumns && question.options.contains { $0.code.lowercased() == "other" }
    return isTaken ? plain + "_text" : plain
  }

  /// The variables of the texts written beside options, or of the one comment.
  func textVariables(besideOptionColumns: Bool) -> [StatisticsVariable] {
    if question.takesComment {
      return [QuestionVariables(question: question).text("\(question.id)_comment")]
    }
    return question.options.filter(\.hasText).map { option in
      QuestionVariables(question: question).text(
        textColumn(for: option, besideOptionColumns: besideOptionColumns),
        label: "\(question.text) (\(option.text), text)")
    }
  }

  /// The cells of those columns.
  func textCells(_ choices: [AnswerValue.Choice]) -> [String] {
    if question.takesComment { return [choices.first?.text ?? ""] }
    return texts(choices)
  }

  private func texts(_ choices: [AnswerValue.Choice]) -> [String] {
    question.options.filter(\.hasText).map { option in
      choices.first { $0.code == option.code }?.text ?? ""
    }
  }

  /// Labels, with the text beside them: `Phone, Other: Minidisc`.
  func text(_ choices: [AnswerValue.Choice]) -> String {
    choices.map { choice in
      let label = question.option(choice.code)?.text ?? choice.code
      return choice.text.map { "\(label): \($0)" } ?? label
    }.joined(separator: ", ")
  }
}

extension Question {
  /// Whether a text may be written beside whatever single choice is made.
  package var takesComment: Bool {
    kind == SingleAnswer.id && attributes.contains { $0.name == "comment" }
  }

  /// Whether its choices are shown as pictures.
  package var isImageChoice: Bool { options.contains { $0.image != nil } }

  /// The option with this code.
  package func option(_ code: String) -> AnswerOption? { options.first { $0.code == code } }

  /// Whether the value is a chosen reason for having no answer ("don't know") rather than an answer.
  package func isMissing(_ value: AnswerValue) -> Bool {
    missingCode(value) != nil
  }

  /// The code of the chosen option that is marked `missing`.
  func missingCode(_ value: AnswerValue) -> String? {
    guard case .choices(let choices) = value else { return nil }
    return choices.first { option($0.code)?.isMissing == true }?.code
  }

  /// The chosen option marked `missing` that `text` means, for kinds that otherwise hold a number, date or text.
  func missingChoice(_ text: String) -> AnswerValue? {
    guard let option = ChoiceReading(question: self).option(text.trimmingSpaces), option.isMissing else {
      return nil
    }
    return .choices([AnswerValue.Choice(code: option.code)])
  }
}
