package import Wording

/// Why the library could not do something. Every failure of this room that leaves it is one of these.
package struct LibraryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure, for programs and tests.
  package enum Code: String, Sendable {
    /// The library's folder or database cannot be made, reached or opened.
    case cannotOpen
    /// The folder or the disk allows no writing.
    case readOnly
    /// The disk is full.
    case diskFull
    /// The database is damaged or is not a library.
    case damaged
    /// A key of a sealed library or of an interview is missing or damaged.
    case keyDamaged
    /// The database was written by a later version.
    case newerVersion
    /// Another program held the database for more than five seconds, or records at this moment.
    case inUse
    /// There is no such interview or guide.
    case unknown
    /// The reference fits several interviews.
    case ambiguous
    /// The request itself is not acceptable: a participant code, an edit without a change.
    case refused
    /// The library is sealed and locked.
    case locked
    /// A passphrase or a recovery key that does not open the library.
    case wrongKey
    /// Reading or writing a file failed.
    case file
  }

  /// What kind of failure.
  package let code: Code
  /// One sentence for people, lower-case start, no full stop: what happened, to what.
  package let sentence: Sentence
  /// The next step, if there is one.
  package let advice: Sentence?

  /// The sentence in English.
  package var message: String { sentence.english }
  /// The next step in English.
  package var hint: String? { advice?.english }

  /// Makes an error.
  package init(_ code: Code, _ sentence: Sentence, hint: Sentence? = nil) {
    self.code = code
    self.sentence = sentence
    advice = hint
  }

  /// The sentence.
  package var description: String { message }
}

extension Sentence {
  /// What an error of this room says, and of any other what it says of itself.
  init(explaining error: any Error) {
    self = (error as? LibraryError)?.sentence ?? "\(String(describing: error))"
  }
}
