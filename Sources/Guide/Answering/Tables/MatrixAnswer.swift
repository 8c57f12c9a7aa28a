package import Wording

/// One choice in each row; the columns are the labels.
package enum MatrixAnswer: AnswerKind {
  /// `matrix`
  package static let id = "matrix"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a table, one choice in each row", group: .table, picture: .table, example: "bus ○ ● ○, tram ● ○ ○",
    parts: KindParts(.labels, rows: .rows),
    widget: .matrix,
    formats: KindFormats(xlsForm: .whole, limeSurvey: .whole, queXML: .whole, redcap: .whole))

  /// The rows, and the codes with their labels.
  package static func expectation(for question: Question) -> Sentence { reading(question).expectation }

  /// Reads `a=1; b=3`, or the codes in the order of the rows.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    let choices = ChoiceCells(question)
    let value = try reading(question).value(from: text) { text, _ throws(AnswerProblem) in
      try choices.one(text)
    }
    try reading(question).checkCount(value)
    return value
  }

  /// `id_row` for each row, a number where all codes are numbers.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    RowTable(question: question).variables { name, label, _ in
      QuestionVariables(question: question).choice(name, label: label, measure: .ordinal)
    }
  }

  /// The code of each row.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] {
    RowTable(question: question).cells(value)
  }

  /// `location: very useful; GPS data: not useful`
  package static func text(for value: AnswerValue, of question: Question) -> String {
    RowTable(question: question).text(value) { ChoiceCells(question).text($0.cell) }
  }

  private static func reading(_ question: Question) -> RowReading {
    RowReading(question: question, expected: ChoiceCells(question).expected)
  }
}
