package import Wording

/// Two choices in each row, one on each of two scales: how important, and how well done.
package enum DualMatrixAnswer: AnswerKind {
  /// `dualmatrix`
  package static let id = "dualmatrix"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a table with two scales", group: .table, picture: .table, example: "how important, and how good",
    parts: KindParts(.labels, rows: .rows, with: [.secondChoices]),
    widget: .matrix,
    formats: KindFormats(xlsForm: .kind(MatrixAnswer.id), limeSurvey: .whole, queXML: .whole, redcap: .left))

  /// The cells, and the codes of both scales.
  package static func expectation(for question: Question) -> Sentence { reading(question).expectation }

  /// Reads `a.1=3; a.2=1`: row, number of the scale, code.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    let scales = scales(question)
    let value = try reading(question).value(from: text) { text, scale throws(AnswerProblem) in
      try scales[scale].one(text)
    }
    try reading(question).checkCount(value)
    return value
  }

  /// `id_row_1` and `id_row_2` for each row, numbers where all codes of that scale are numbers.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    let scales = scales(question)
    return table(question).variables { name, label, scale in
      QuestionVariables(question: question).choice(
        name, label: label, of: scales[scale].options, measure: .ordinal)
    }
  }

  /// The two codes of each row.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] {
    table(question).cells(value)
  }

  /// `location (1): very; location (2): badly`
  package static func text(for value: AnswerValue, of question: Question) -> String {
    let scales = scales(question)
    return table(question).text(value) { row in scales[row.column == "2" ? 1 : 0].text(row.cell) }
  }

  private static func scales(_ question: Question) -> [ChoiceCells] {
    [ChoiceCells(question), ChoiceCells(question, options: question.secondOptions ?? [])]
  }

  private static func reading(_ question: Question) -> RowReading {
    RowReading(
      question: question, columns: ["1", "2"],
      expected: .joined(scales(question).map(\.expected), separator: " / "))
  }

  private static func table(_ question: Question) -> RowTable {
    let heads = question.attribute("heads")?.split(separator: "|").map { String($0).trimmingSpaces } ?? []
    return RowTable(
      question: question, columns: ["1", "2"], columnTexts: heads.count == 2 ? heads : ["1", "2"])
  }
}
