package import Wording

/// Why something sealed could not be opened.
package struct AgeError: Error, Hashable, Sendable {
  /// What kind of trouble.
  package enum Code: String, Sendable {
    /// The file does not begin as age files do, or its beginning is damaged.
    case header
    /// None of the keys or passphrases at hand opens it.
    case noMatch
    /// A key fits, but the beginning of the file was changed.
    case authentication
    /// The text around a file that travels as text is damaged.
    case armor
    /// What is inside was changed or cut off.
    case payload
    /// A key or the address of a recipient is not written as one.
    case key
    /// The file cannot be read or written.
    case file
    /// It is sealed, and no key is at hand: the library has to be unlocked.
    case locked
  }

  /// What kind of trouble.
  package let code: Code
  /// One sentence without a full stop.
  package let sentence: Sentence
  /// The sentence, in English.
  package var message: String { sentence.english }

  /// Makes an error.
  package init(_ code: Code, _ sentence: Sentence) {
    self.code = code
    self.sentence = sentence
  }

  static func header(_ sentence: Sentence) -> AgeError { AgeError(.header, sentence) }
}
