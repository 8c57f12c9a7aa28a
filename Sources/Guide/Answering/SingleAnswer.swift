/// Exactly one of the options.
package enum SingleAnswer: AnswerKind {
  /// `single`
  package static let id = "single"

  /// The codes with their labels.
  package static func hint(for question: Question) -> String {
    "one of: " + ChoiceReading(question: question).list
  }

  /// Reads a code, a label, a position (where no code is a number), or `other=Minidisc`.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    let reading = ChoiceReading(question: question)
    if let choice = reading.choice(text) { return .choices([choice]) }
    let typed = text.trimmingSpaces
    throw AnswerProblem(
      typed.isEmpty
        ? "nothing was chosen; choose one of \(reading.list)"
        : "“\(typed.shortened)” is not among the choices of \(question.id); choose one of \(reading.list)")
  }

  /// `id`, and `id_other` for an option that asks for a text.
  package static func columns(for question: Question) -> [AnswerColumn] {
    [AnswerColumn(name: question.id, label: question.text)]
      + ChoiceTable(question: question).textColumns(besideOptionColumns: false)
  }

  /// The code, and the text written beside it.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] {
    guard case .choices(let choices) = value else {
      return Array(repeating: "", count: columns(for: question).count)
    }
    return [choices.first?.code ?? ""] + ChoiceTable(question: question).textCells(choices)
  }

  /// The label.
  package static func text(for value: AnswerValue, of question: Question) -> String {
    guard case .choices(let choices) = value else { return value.plainText }
    return ChoiceTable(question: question).text(choices)
  }
}

extension String {
  /// At most 40 characters, for quoting in a sentence.
  var shortened: String { count > 40 ? prefix(39) + "…" : self }
}
