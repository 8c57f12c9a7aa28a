import Documents
import Wording

/// How long a questionnaire may be. A file of someone else must not fill the memory; the longest surveys that people
/// answer have some thousand questions.
enum QuestionLimit {
  /// No guide may have more questions.
  static let most = 20_000
  /// No sheet may have more rows: the choices of that many questions, and all sheets where they stand in one text.
  static let mostRows = 60_000

  /// One sentence that says so.
  static let message: Sentence = "there are more than \(most) questions; divide the questionnaire"

  /// Refuses the question that is one too many.
  static func check(_ count: Int, at place: @autoclosure () -> DocumentPlace) throws(DocumentError) {
    if count > most { throw DocumentError(.tooLarge, message, at: place()) }
  }
}
