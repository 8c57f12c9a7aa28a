/// A piece of a sentence about answers that can be said in English and in German: words of ours, words of the
/// guide, or several pieces in a row.
///
///     let phrase = AnswerPhrase.words("upTo", ["most": "10"])
///     phrase.text(in: "de")  // "bis 10"
package indirect enum AnswerPhrase: Hashable, Sendable {
  /// A text of the guide or of the person who typed it, the same in every language.
  case plain(String)
  /// A sentence of `AnswerWording` by its key, with what goes into its gaps.
  case words(String, [String: AnswerPhrase])
  /// Pieces with `separator` between; empty ones are left out.
  case joined([AnswerPhrase], separator: String)

  /// The words in a language: German for `de` and its regions, otherwise English.
  package func text(in language: String) -> String {
    switch self {
    case .plain(let text): text
    case .words(let key, let values): AnswerWording.text(key, values, language)
    case .joined(let pieces, let separator):
      pieces.map { $0.text(in: language) }.filter { !$0.isEmpty }.joined(separator: separator)
    }
  }

  /// A sentence of `AnswerWording` without gaps.
  static func words(_ key: String) -> AnswerPhrase { .words(key, [:]) }
}

extension AnswerPhrase: ExpressibleByStringInterpolation {
  /// A text that is the same in every language.
  package init(stringLiteral value: String) { self = .plain(value) }
}
