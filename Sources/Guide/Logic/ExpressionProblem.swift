package import Wording

/// Why a condition cannot be read.
package struct ExpressionProblem: Error, Hashable, Sendable {
  /// A part of a sentence: what is wrong.
  package let sentence: Sentence
  /// Scalars before the place in the expression.
  package let offset: Int

  /// The same, in English.
  package var message: String { sentence.english }

  /// The same in the language of a BCP 47 tag, if there is a catalogue of it; otherwise in English.
  package func text(in language: String) -> String { sentence.said(in: language) }

  init(_ sentence: Sentence, offset: Int) {
    self.sentence = sentence
    self.offset = offset
  }
}
