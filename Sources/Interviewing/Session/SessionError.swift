package import Wording

/// Why a session refused a command: one sentence for the interviewer. The recording goes on.
package struct SessionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// For programs and tests: the kind of trouble. What exactly happened says `refusal`.
  package enum Code: String, Sendable {
    /// No question or section has this identifier.
    case unknownQuestion
    /// The guide ends here.
    case endOfGuide
    /// What was typed is no answer to the question.
    case notAnAnswer
    /// The question has no such probe, the interview no such mark, note or visit.
    case unknownItem
    /// The sound, or the interview, is not in the state that the command needs.
    case wrongState
    /// The device is handed over, or is not, or for other questions.
    case handover
    /// There is nothing to take back.
    case nothingToUndo
    /// The text is empty or too long, the stroke empty or too long, a mark ends before it begins.
    case badText
    /// The event could not be stored.
    case notStored
    /// What was sent, or the line of a command file, is no command.
    case notACommand
  }

  /// What happened, with what it happened to: for screens that say it in another language.
  package let refusal: Refusal
  /// The kind of trouble.
  package var code: Code { refusal.code }
  /// What happened, and what to do.
  package var sentence: Sentence { refusal.sentence }
  /// The sentence, in English.
  package var message: String { refusal.message }

  /// Makes an error.
  package init(_ refusal: Refusal) { self.refusal = refusal }

  /// Makes an error that only has a sentence.
  package init(_ code: Code, _ sentence: Sentence) { refusal = .other(code, sentence) }

  /// The sentence.
  package var description: String { message }
}
