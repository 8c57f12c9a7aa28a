package import Wording

/// Photos taken or chosen as an answer, in the folder of the interview. Heeds the fewest and most files, one where the guide
/// says nothing.
package enum PhotoAnswer: AnswerKind {
  /// `photo`
  package static let id = "photo"

  /// What is known of it.
  package static let sheet = KindSheet(
    "a photo", group: .other, picture: .photo, example: "a photo taken or chosen",
    parts: KindParts(with: [.counts]),
    widget: .files,
    formats: KindFormats(xlsForm: .whole, limeSurvey: .whole, queXML: .kind(TextAnswer.id), redcap: .left))

  /// `a file`
  package static func expectation(for question: Question) -> Sentence {
    FileAnswer.expectation(for: question)
  }

  /// Reads references to files of a media type that begins with `image/`.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    try FileRules(question, kind: "image").value(from: text)
  }

  /// `id`, the names of the files.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    FileAnswer.statistics(for: question)
  }

  /// The names with semicolons between, or the code of a missing option.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] { [value.plainText] }

  /// The names.
  package static func text(for value: AnswerValue, of question: Question) -> String {
    ChoiceTable(question: question).label(of: value)
  }
}
