package import Wording

/// A semantic differential: in each row a point between two opposite words, 1..7 where the guide says no range.
package enum DifferentialAnswer: AnswerKind {
  /// `differential`
  package static let id = "differential"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a semantic differential", group: .rate, picture: .slider, example: "slow ○ ○ ● ○ ○ fast",
    parts: KindParts(range: .number, freshEnds: ["1", "7"], rows: .poles),
    widget: .matrix,
    formats: KindFormats(
      xlsForm: .rows(SliderAnswer.id), limeSurvey: .kind(MatrixAnswer.id), queXML: .kind(MatrixAnswer.id),
      redcap: .left))

  /// The rows and the range.
  package static func expectation(for question: Question) -> Sentence {
    ScaleMatrixAnswer.expectation(for: ranged(question))
  }

  /// Reads `a=4; b=2`, or the numbers in the order of the rows.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    try ScaleMatrixAnswer.value(from: text, for: ranged(question))
  }

  /// `id_row` for each row, a number.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    ScaleMatrixAnswer.statistics(for: ranged(question))
  }

  /// The number of each row.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] {
    RowTable(question: question).cells(value)
  }

  /// `slow – fast: 2; cold – warm: 6`
  package static func text(for value: AnswerValue, of question: Question) -> String {
    var question = question
    for index in question.rows.indices {
      guard let opposite = question.rows[index].opposite else { continue }
      question.rows[index].text += " – \(opposite)"
    }
    return ScaleMatrixAnswer.text(for: value, of: question)
  }

  /// The question with the ends that hold: the guide's, or 1 and 7.
  package static func ranged(_ question: Question) -> Question {
    var question = question
    question.format.minimum = question.format.minimum ?? "1"
    question.format.maximum = question.format.maximum ?? "7"
    return question
  }
}
