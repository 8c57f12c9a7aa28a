/// What went wrong with a microphone, a loudspeaker or a sound file, as a sentence for people.
package struct SoundError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure, for programs and tests.
  package enum Code: String, Sendable, CaseIterable {
    /// There is no device of that name, or no device at all.
    case deviceNotFound
    /// Several devices fit the words given.
    case deviceAmbiguous
    /// Another program is using the device.
    case deviceBusy
    /// The device was there and went away, or stopped moving sound.
    case deviceLost
    /// The device refuses the format, or fails otherwise.
    case deviceRefused
    /// A sound file is missing, unreadable or not sound.
    case fileUnreadable
    /// The parts of one interview do not share rate and channels.
    case partsDiffer
  }

  /// Which kind of failure.
  package let code: Code
  /// What happened, to what; lower-case start, no full stop.
  package let message: String
  /// What to do about it.
  package let hint: String?

  /// Makes an error.
  package init(_ code: Code, _ message: String, hint: String? = nil) {
    self.code = code
    self.message = message
    self.hint = hint
  }

  /// The message and the hint in one line.
  package var description: String { hint.map { "\(message); \($0)" } ?? message }
}
