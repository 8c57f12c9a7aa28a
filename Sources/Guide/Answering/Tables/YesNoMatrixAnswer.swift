package import Wording

/// Yes, uncertain or no in each row; the guide may change the labels, the codes are `Y`, `U` and `N`.
package enum YesNoMatrixAnswer: AnswerKind {
  /// `yesnomatrix`
  package static let id = "yesnomatrix"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a table of yes, uncertain and no", group: .table, picture: .table,
    example: "bread: yes / uncertain / no",
    parts: KindParts(.labels, rows: .rows),
    widget: .matrix,
    formats: KindFormats(xlsForm: .kind(MatrixAnswer.id), limeSurvey: .whole, queXML: .whole, redcap: .left))

  /// The rows, and the codes with their labels.
  package static func expectation(for question: Question) -> Sentence {
    MatrixAnswer.expectation(for: question)
  }

  /// Reads `a=Y; b=U`, or the codes in the order of the rows.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    try MatrixAnswer.value(from: text, for: question)
  }

  /// `id_row` for each row, a text of one sign.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    MatrixAnswer.statistics(for: question)
  }

  /// The code of each row.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] {
    MatrixAnswer.cells(for: value, of: question)
  }

  /// `location: yes`
  package static func text(for value: AnswerValue, of question: Question) -> String {
    MatrixAnswer.text(for: value, of: question)
  }

  /// The codes with their labels in a language, for guides that say none.
  package static func defaultOptions(_ language: String) -> [AnswerOption] {
    let labels: [Sentence] = ["Yes", "Uncertain", "No"]
    return zip(["Y", "U", "N"], labels).map { AnswerOption(code: $0, text: $1.said(in: language)) }
  }
}
