/// An error that says what happened, to what, and what to do. The message is one sentence without a full stop;
/// the hint, if there is one, is the next step.
protocol ExplainedError: Error {
  var message: String { get }
  var hint: String? { get }
}

/// A failure of a command itself; ends the program with exit status 1.
struct CommandFailure: ExplainedError {
  let message: String
  let hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
