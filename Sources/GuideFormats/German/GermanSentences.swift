package import Guide
import Wording

/// The German of what readers of guides say, by the English words with `%1` where a value stands. `scripts/check` names
/// every sentence that has none.
enum GermanSentences {
  static let all: [String: String] = [
    documents, logic, guideText, importing, limeSurvey, queXML, xlsForm, redCap, losses,
  ]
  .reduce(into: [:]) { all, table in all.merge(table) { first, _ in first } }

  /// The sentence in a language: German for `de` and its regions, otherwise English.
  static func text(_ sentence: Sentence, in language: String) -> String {
    GuideLanguage.isGerman(language) ? sentence.german { all[$0] } : sentence.english
  }
}

extension ExpressionProblem {
  /// What is wrong in a language: German for `de` and its regions, otherwise English.
  package func text(in language: String) -> String { GermanSentences.text(sentence, in: language) }
}
