package import Wording

/// Why something typed is not an answer to a question: one sentence, saying what would be.
package struct AnswerProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence, without a full stop.
  package let sentence: Sentence

  init(_ sentence: Sentence) { self.sentence = sentence }

  /// The sentence, in English.
  package var message: String { sentence.english }

  /// The sentence, in English.
  package var description: String { message }
}
