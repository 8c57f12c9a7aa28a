package import Wording

/// A signature, kept as strokes like a drawing.
package enum SignatureAnswer: AnswerKind {
  /// `sign`
  package static let id = "sign"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a signature", group: .other, picture: .draw, example: "signed with finger or pen",
    widget: .draw,
    formats: KindFormats(
      xlsForm: .whole, limeSurvey: .kind(FileAnswer.id), queXML: .kind(TextAnswer.id), redcap: .whole))

  /// Yes.
  package static let isPersonal = true

  /// `a signature`
  package static func expectation(for question: Question) -> Sentence {
    "a signature\(question.missingHint)"
  }

  /// Reads the strokes that a page sent.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    try DrawingAnswer.strokes(text, question, expectation(for: question))
  }

  /// `id`, 1 when it was signed.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    AcknowledgeAnswer.statistics(for: question)
  }

  /// 1, or the code of a missing option.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] {
    if case .strokes = value { return ["1"] }
    return [value.plainText]
  }

  /// `✍`
  package static func text(for value: AnswerValue, of question: Question) -> String {
    if case .strokes = value { return "✍" }
    return ChoiceTable(question: question).label(of: value)
  }
}
