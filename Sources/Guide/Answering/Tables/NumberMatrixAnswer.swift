package import Wording

/// A number in each cell of rows and columns. Heeds minimum, maximum, step, decimals and unit.
package enum NumberMatrixAnswer: AnswerKind {
  /// `numbermatrix`
  package static let id = "numbermatrix"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a table of numbers", group: .table, picture: .table, example: "hours: Mon 8, Tue 6",
    parts: KindParts(.labels, range: .number, rows: .rows, with: [.unit, .decimals]),
    widget: .cells,
    formats: KindFormats(xlsForm: .rows(NumberAnswer.id), limeSurvey: .whole, queXML: .whole, redcap: .left))

  /// The cells and the range.
  package static func expectation(for question: Question) -> Sentence { reading(question).expectation }

  /// Reads `row.column=12; row.other=5`, or the numbers cell by cell.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    let rules = NumberRules(question, noun: "a number")
    let value = try reading(question).value(from: text) { text, _ throws(AnswerProblem) in
      .number(try rules.number(from: text))
    }
    try reading(question).checkCount(value)
    return value
  }

  /// `id_row_column` for each cell, a number.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    table(question).variables { name, label, _ in
      QuestionVariables(question: question).number(name, label: label)
    }
  }

  /// The number of each cell.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] {
    table(question).cells(value)
  }

  /// `at home (Monday): 3; at work (Monday): 8`
  package static func text(for value: AnswerValue, of question: Question) -> String {
    table(question).text(value) { NumberAnswer.text(for: .text($0.cell.plainText), of: question) }
  }

  private static func reading(_ question: Question) -> RowReading {
    RowReading(
      question: question, columns: table(question).columns,
      expected: NumberRules(question, noun: "a number").description)
  }

  private static func table(_ question: Question) -> RowTable {
    let columns = question.options.filter { !$0.isMissing }
    return RowTable(question: question, columns: columns.map(\.code), columnTexts: columns.map(\.text))
  }
}
