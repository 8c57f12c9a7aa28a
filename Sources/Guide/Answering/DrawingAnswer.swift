package import Wording

/// A drawing, kept as strokes with the moment of each point.
package enum DrawingAnswer: AnswerKind {
  /// `draw`
  package static let id = "draw"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a drawing", group: .other, picture: .draw, example: "drawn with finger or pen",
    widget: .draw,
    formats: KindFormats(
      xlsForm: .whole, limeSurvey: .kind(FileAnswer.id), queXML: .kind(TextAnswer.id), redcap: .left))

  /// No drawing has more points.
  static let mostPoints = 100_000

  /// `a drawing`
  package static func expectation(for question: Question) -> Sentence {
    "a drawing\(question.missingHint)"
  }

  /// Reads the strokes that a page sent: `{"strokes": [[[x, y, milliseconds], …], …]}`.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    try strokes(text, question, expectation(for: question))
  }

  /// `id`, the number of strokes; the drawing itself is no cell of a table.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    [
      StatisticsVariable(
        name: question.id, label: "\(question.text) (strokes)", form: .number(width: 5, decimals: 0),
        measure: .scale)
    ]
  }

  /// The number of strokes, or the code of a missing option.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] { [value.plainText] }

  /// `✎ 12`, the number of strokes.
  package static func text(for value: AnswerValue, of question: Question) -> String {
    guard case .strokes(let strokes) = value else { return ChoiceTable(question: question).label(of: value) }
    return "✎ \(strokes.count)"
  }

  /// Reads strokes and checks that there are some and not too many.
  static func strokes(
    _ text: String, _ question: Question, _ expected: Sentence
  ) throws(AnswerProblem) -> AnswerValue {
    if let missing = question.missingChoice(text) { return missing }
    guard !text.trimmingSpaces.isEmpty else {
      throw AnswerProblem("nothing was drawn; draw with finger or pen")
    }
    guard case .strokes(let strokes)? = AnswerValue.decoded(text) else {
      throw AnswerProblem("what was sent for \(question.id) cannot be read as its answer; type \(expected)")
    }
    let drawn = strokes.filter { !$0.points.isEmpty }
    guard !drawn.isEmpty else { throw AnswerProblem("nothing was drawn; draw with finger or pen") }
    let count = drawn.reduce(0) { $0 + $1.points.count }
    guard count <= mostPoints else {
      throw AnswerProblem("the drawing has \(count) points; at most \(mostPoints) are kept")
    }
    return .strokes(
      drawn.map { stroke in
        Stroke(
          points: stroke.points.map { point in
            Stroke.Point(
              x: min(max(point.x, 0), 1), y: min(max(point.y, 0), 1),
              milliseconds: min(max(point.milliseconds, 0), 1e12))
          })
      })
  }
}
