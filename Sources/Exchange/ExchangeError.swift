package import Wording

/// Why an export could not be made, in words for the person who asked for it.
package struct ExchangeError: Error, Hashable, Sendable {
  /// What to do when sealed sound was damaged.
  static let afterDamage: Sentence =
    "look for it in backups; `leitfaden export --despite-damage` writes the rest"

  /// What kind of trouble, for programs and tests.
  package enum Code: String, Sendable {
    /// A format was asked for that does not exist.
    case unknownFormat
    /// The format needs a program that is not installed.
    case missingProgram
    /// There are no interviews, or nothing happened in them.
    case nothingToExport
    /// The format needs sound and there is none.
    case noSound
    /// A sound file cannot be read.
    case soundUnreadable
    /// What was read back from the disk is not what was written.
    case soundDiffers
    /// Another program that was to write a sound file could not.
    case encodingFailed
    /// No interview has the question that was asked for.
    case unknownQuestion
    /// The target cannot be written.
    case notWritable
    /// No room is left.
    case diskFull
    /// The medium is not there any more.
    case mediumGone
    /// What was read back is not what was written.
    case damaged
    /// A file of the same name is there that Leitfaden did not write.
    case foreignFile
    /// A program that was to print gave nothing.
    case cannotPrint
    /// The person stopped it.
    case cancelled
  }

  /// What kind of trouble.
  package let code: Code
  /// One sentence without a full stop: what happened, to what.
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
}
