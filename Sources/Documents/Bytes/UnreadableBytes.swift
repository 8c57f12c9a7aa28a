package import Wording

/// Why a stretch of a file, or of what is sealed in it, cannot be read.
package struct UnreadableBytes: Error, Hashable, Sendable {
  /// One sentence without a full stop and without the file's name.
  package let sentence: Sentence
  /// The sentence, in English.
  package var message: String { sentence.english }

  /// Makes an error.
  package init(_ sentence: Sentence) { self.sentence = sentence }
}
