package import Wording

/// A short text in each cell of rows and columns. Heeds the longest length and the pattern.
package enum TextMatrixAnswer: AnswerKind {
  /// `textmatrix`
  package static let id = "textmatrix"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a table of texts", group: .table, picture: .table, example: "names: Mon …, Tue …",
    parts: KindParts(.labels, rows: .rows, with: [.length]),
    widget: .cells,
    formats: KindFormats(xlsForm: .rows(TextAnswer.id), limeSurvey: .whole, queXML: .whole, redcap: .left))

  /// The cells.
  package static func expectation(for question: Question) -> Sentence { reading(question).expectation }

  /// Reads `row.column=text`, one on each line or with semicolons between.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    let value = try reading(question).value(from: text) { text, _ throws(AnswerProblem) in
      .text(try TextRules(question).text(from: text.onOneLine))
    }
    try reading(question).checkCount(value)
    return value
  }

  /// `id_row_column` for each cell, a text.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    table(question).variables { name, label, _ in
      QuestionVariables(question: question).text(name, label: label, most: question.format.maximumLength)
    }
  }

  /// The text of each cell.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] {
    table(question).cells(value)
  }

  /// `at home (Monday): cooking; at work (Monday): meetings`
  package static func text(for value: AnswerValue, of question: Question) -> String {
    table(question).text(value) { $0.cell.plainText }
  }

  private static func reading(_ question: Question) -> RowReading {
    RowReading(
      question: question, columns: table(question).columns, expected: TextRules(question).description)
  }

  private static func table(_ question: Question) -> RowTable {
    let columns = question.options.filter { !$0.isMissing }
    return RowTable(question: question, columns: columns.map(\.code), columnTexts: columns.map(\.text))
  }
}
