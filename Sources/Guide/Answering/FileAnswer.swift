package import Wording

/// Files of any kind, taken into the folder of the interview. Heeds the fewest and most files, one where the guide says
/// nothing.
package enum FileAnswer: AnswerKind {
  /// `file`
  package static let id = "file"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a file", group: .other, picture: .file, example: "a document",
    parts: KindParts(with: [.counts]),
    widget: .files,
    formats: KindFormats(xlsForm: .whole, limeSurvey: .whole, queXML: .kind(TextAnswer.id), redcap: .whole))

  /// `a file`
  package static func expectation(for question: Question) -> Sentence {
    "a file\(question.missingHint)"
  }

  /// Reads references: the JSON of a page, or `name sha256 type` with semicolons between.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    try FileRules(question, kind: "").value(from: text)
  }

  /// `id`, the names of the files.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    [QuestionVariables(question: question).text()]
  }

  /// The names with semicolons between, or the code of a missing option.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] { [value.plainText] }

  /// The names.
  package static func text(for value: AnswerValue, of question: Question) -> String {
    ChoiceTable(question: question).label(of: value)
  }
}
