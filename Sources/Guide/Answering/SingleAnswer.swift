package import Wording

/// Exactly one of the options, as a list or as pictures. With the attribute `comment`, a text may stand beside any.
package enum SingleAnswer: AnswerKind {
  /// `single`
  package static let id = "single"

  /// What is known of it.
  package static let sheet = KindSheet(
    "choose one", group: .choose, picture: .one, example: "○ bus  ● tram  ○ on foot",
    parts: KindParts(.lines, with: [.comment, .menu]),
    widget: .choice, comparisons: .codes,
    formats: KindFormats(xlsForm: .whole, limeSurvey: .whole, queXML: .whole, redcap: .whole))

  /// The codes with their labels.
  package static func expectation(for question: Question) -> Sentence {
    "one of: \(ChoiceReading(question: question).list)"
  }

  /// Reads a code, a label, a position (where no code is a number), `other=Minidisc`, or the JSON of a page.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    let reading = ChoiceReading(question: question)
    if let sent = reading.sent(text), sent.count == 1 { return .choices(sent) }
    if let choice = reading.choice(text) { return .choices([choice]) }
    let typed = text.trimmingSpaces
    let list = reading.list
    if typed.isEmpty { throw AnswerProblem("nothing was chosen; choose one of \(list)") }
    throw AnswerProblem(
      "“\(typed.shortened)” is not among the choices of \(question.id); choose one of \(list)")
  }

  /// `id`, a number where all codes are numbers, and `id_other` for an option that asks for a text, or `id_comment`.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    [QuestionVariables(question: question).choice()]
      + ChoiceTable(question: question).textVariables(besideOptionColumns: false)
  }

  /// The code, and the text written beside it.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] {
    guard case .choices(let choices) = value else {
      return Array(repeating: "", count: statistics(for: question).count)
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
