package import Wording

/// A point of the same scale in each row, between two labelled ends: the 5-point and 10-point tables.
package enum ScaleMatrixAnswer: AnswerKind {
  /// `scalematrix`
  package static let id = "scalematrix"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a table of scales", group: .table, picture: .table, example: "noise 1–5, light 1–5",
    parts: KindParts(.ends, range: .number, freshEnds: ["1", "5"], rows: .rows, with: [.step]),
    widget: .matrix,
    formats: KindFormats(
      xlsForm: .rows(SliderAnswer.id), limeSurvey: .kind(MatrixAnswer.id), queXML: .kind(MatrixAnswer.id),
      redcap: .left))

  /// The rows and the range.
  package static func expectation(for question: Question) -> Sentence { reading(question).expectation }

  /// Reads `a=4; b=2`, or the numbers in the order of the rows.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    let value = try reading(question).value(from: text) { text, _ throws(AnswerProblem) in
      switch try ScaleAnswer.value(from: text, for: question) {
      case .number(let number): .number(number)
      case let chosen: .codes([chosen.plainText])
      }
    }
    try reading(question).checkCount(value)
    return value
  }

  /// `id_row` for each row, a number with the labels of its points.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    RowTable(question: question).variables { name, label, _ in
      QuestionVariables(question: question).number(
        name, label: label, measure: .ordinal, labels: question.options)
    }
  }

  /// The number of each row.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] {
    RowTable(question: question).cells(value)
  }

  /// `location: 5 (very useful); time: 2`
  package static func text(for value: AnswerValue, of question: Question) -> String {
    RowTable(question: question).text(value) { row in
      let code = row.cell.plainText
      guard let label = question.option(code)?.text else { return code }
      return question.option(code)?.isMissing == true ? label : "\(code) (\(label))"
    }
  }

  private static func reading(_ question: Question) -> RowReading {
    RowReading(question: question, expected: ScaleAnswer.expectation(for: question))
  }
}
