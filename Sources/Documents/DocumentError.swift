package import Wording

/// Why a document could not be read.
package struct DocumentError: Error, Hashable, Sendable {
  /// What kind of trouble.
  package enum Code: String, Sendable {
    /// It is not what it should be, or damaged beyond reading.
    case malformed
    /// It, or a part of it, is larger or deeper than any honest document of its kind.
    case tooLarge
    /// It contains something that could reach out of the document, such as a document type declaration.
    case forbidden
    /// Its bytes are not the characters they claim to be.
    case encoding
  }

  /// What kind of trouble.
  package let code: Code
  /// One sentence without a full stop, without the file's name: what is wrong and what to do.
  package let sentence: Sentence
  /// Where reading ended; `nil` when the whole document is meant.
  package let place: DocumentPlace?

  /// The sentence, in English.
  package var message: String { sentence.english }

  /// Makes an error.
  package init(_ code: Code, _ sentence: Sentence, at place: DocumentPlace? = nil) {
    self.code = code
    self.sentence = sentence
    self.place = place
  }

  /// A table with more rows than are read.
  package static func tooManyRows(_ most: Int, at place: DocumentPlace) -> DocumentError {
    DocumentError(.tooLarge, "there are more than \(most) rows; divide the questionnaire", at: place)
  }
}
