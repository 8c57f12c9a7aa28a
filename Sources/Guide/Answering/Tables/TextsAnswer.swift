package import Wording

/// Several short texts, one in each row. Heeds the longest length and the pattern.
package enum TextsAnswer: AnswerKind {
  /// `texts`
  package static let id = "texts"

  /// What is known of it.
  package static let sheet = KindSheet(
    "several short texts", group: .text, picture: .long, example: "a line for each: name, town",
    parts: KindParts(rows: .rows, with: [.length]),
    widget: .cells,
    formats: KindFormats(xlsForm: .rows(TextAnswer.id), limeSurvey: .whole, queXML: .whole, redcap: .left))

  /// The rows.
  package static func expectation(for question: Question) -> Sentence { reading(question).expectation }

  /// Reads `street=Hauptplatz; town=Graz`, or the texts line by line in the order of the rows.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    let value = try reading(question).value(from: text) { text, _ throws(AnswerProblem) in
      .text(try TextRules(question).text(from: text.onOneLine))
    }
    try reading(question).checkCount(value)
    return value
  }

  /// `id_row` for each row, a text.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    RowTable(question: question).variables { name, label, _ in
      QuestionVariables(question: question).text(name, label: label, most: question.format.maximumLength)
    }
  }

  /// The text of each row.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] {
    RowTable(question: question).cells(value)
  }

  /// `Street: Hauptplatz; Town: Graz`
  package static func text(for value: AnswerValue, of question: Question) -> String {
    RowTable(question: question).text(value) { $0.cell.plainText }
  }

  private static func reading(_ question: Question) -> RowReading {
    RowReading(question: question, expected: TextRules(question).description)
  }
}
