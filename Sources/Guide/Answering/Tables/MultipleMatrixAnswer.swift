package import Wording

/// Any number of choices in each row, within the limits of the guide.
package enum MultipleMatrixAnswer: AnswerKind {
  /// `multimatrix`
  package static let id = "multimatrix"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a table, several choices in each row", group: .table, picture: .table, example: "work ☑ ☐ ☑",
    parts: KindParts(.labels, rows: .rows),
    widget: .matrix,
    formats: KindFormats(xlsForm: .whole, limeSurvey: .whole, queXML: .whole, redcap: .whole))

  /// The rows, and the codes with their labels.
  package static func expectation(for question: Question) -> Sentence { reading(question).expectation }

  /// Reads `a=1,3; b=2`.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    try reading(question).value(from: text) { text, _ throws(AnswerProblem) in
      let value = try MultipleAnswer.value(from: text, for: question)
      guard case .choices(let choices) = value else { return .codes([]) }
      return .codes(choices.map(\.code))
    }
  }

  /// `id_row_code` for each cell, 1 or 0.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    table(question).variables { name, label, _ in
      QuestionVariables(question: question).flag(name, label: label)
    }
  }

  /// 1 or 0 for each cell of a row that was answered; a row's missing code in all of its cells.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] {
    let codes = table(question).columns
    guard case .rows(let rows) = value else { return table(question).cells(value) }
    let chosen = Dictionary(rows.map { ($0.row, $0.cell) }, uniquingKeysWith: { first, _ in first })
    return question.rows.flatMap { row -> [String] in
      guard case .codes(let taken)? = chosen[row.id] else { return codes.map { _ in "" } }
      let missing = taken.first { question.option($0)?.isMissing == true }
      return codes.map { missing ?? (taken.contains($0) ? "1" : "0") }
    }
  }

  /// `location: phone, paper; time: phone`
  package static func text(for value: AnswerValue, of question: Question) -> String {
    RowTable(question: question).text(value) { ChoiceCells(question).text($0.cell) }
  }

  private static func reading(_ question: Question) -> RowReading {
    RowReading(question: question, expected: MultipleAnswer.expectation(for: question))
  }

  private static func table(_ question: Question) -> RowTable {
    let answers = question.options.filter { !$0.isMissing }
    return RowTable(question: question, columns: answers.map(\.code), columnTexts: answers.map(\.text))
  }
}
