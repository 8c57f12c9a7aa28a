/// Why a session refused a command: one sentence for the interviewer. The recording goes on.
package struct SessionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// For programs and tests.
  package enum Code: String, Sendable {
    /// No question has this identifier.
    case unknownQuestion
    /// The guide ends here.
    case endOfGuide
    /// What was typed is no answer to the question.
    case notAnAnswer
    /// The question has no such probe, the interview no such mark or note.
    case unknownItem
    /// The sound is not in the state that the command needs.
    case wrongState
    /// There is nothing to take back.
    case nothingToUndo
    /// The text is empty or too long.
    case badText
    /// The event could not be stored.
    case notStored
    /// The command file has a line that is no command.
    case notACommand
  }

  /// For programs and tests.
  package let code: Code
  /// The sentence.
  package let message: String

  /// Makes an error.
  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The sentence.
  package var description: String { message }
}
