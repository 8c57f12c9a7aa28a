/// Why something typed is not an answer to a question: one sentence, saying what would be. A page translates by
/// `key` and puts `values` into its sentence, or asks for `sentence(in:)`.
package struct AnswerProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The stable word for the reason.
  package let key: String
  private let pieces: [String: AnswerPhrase]

  /// Makes a problem; `AnswerWording` must have a sentence for `key`.
  init(_ key: String, _ values: [String: AnswerPhrase] = [:]) {
    self.key = key
    pieces = values
  }

  /// The sentence as a piece of another one.
  var phrase: AnswerPhrase { .words(key, pieces) }

  /// What stands in the gaps of the sentence, in English.
  package var values: [String: String] { pieces.mapValues { $0.text(in: "en") } }

  /// The sentence, in English.
  package var message: String { sentence(in: "en") }

  /// The sentence without a full stop: German for `de` and its regions, otherwise English.
  package func sentence(in language: String) -> String {
    AnswerWording.text(key, pieces, language)
  }

  /// The sentence, in English.
  package var description: String { message }
}
