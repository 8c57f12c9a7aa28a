package import Wording

/// A failure of the room `Sound`: a code for programs, a sentence for people, and the next step.
///
/// The message is one sentence without a full stop that names the thing it is about; the hint, if there is
/// one, says what to do.
package struct SoundError: Error, Sendable, Equatable {
  /// What kind of failure; programs and tests branch on this, never on the sentence.
  package enum Code: String, Sendable, Codable, CaseIterable {
    /// No device of that name, or it is unplugged.
    case noSuchDevice
    /// Another program holds the device.
    case deviceBusy
    /// The device exists but this user may not open it.
    case deviceForbidden
    /// The device offers neither the wanted rate, nor channels, nor sample format.
    case formatUnsupported
    /// The device answered with an error that has no better name.
    case deviceFailed
    /// A sound file could not be opened, read or understood.
    case fileUnreadable
    /// A sound file is sealed, and its key is not at hand.
    case locked
    /// A sound file could not be made or written.
    case fileUnwritable
    /// A sound file of that name is already there; sound is never written over sound.
    case fileExists
    /// The disk has no room left.
    case diskFull
    /// A value in the request makes no sense (a rate, a folder, a position).
    case badRequest
    /// The command does not fit the present state, such as `continue` before `start`.
    case wrongState
  }

  /// What kind of failure.
  package let code: Code
  /// What happened, and to what: one sentence without a full stop.
  package let sentence: Sentence
  /// What to do next, if anything can be done.
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

extension SoundError: CustomStringConvertible {
  /// The message, and the hint in brackets.
  package var description: String {
    guard let hint else { return message }
    return "\(message) (\(hint))"
  }
}
