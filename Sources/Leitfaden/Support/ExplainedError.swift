import Wording

/// An error that says what happened, to what, and what to do. The message is one sentence without a full stop;
/// the hint, if there is one, is the next step.
protocol ExplainedError: Error {
  /// In English.
  var message: String { get }
  /// In English.
  var hint: String? { get }
  /// The message, to be said in any language.
  var sentence: Sentence { get }
  /// The hint, to be said in any language.
  var advice: Sentence? { get }
}

extension ExplainedError {
  var message: String { sentence.english }
  var hint: String? { advice?.english }
}

/// A failure of a command itself; ends the program with exit status 1.
struct CommandFailure: ExplainedError {
  let sentence: Sentence
  let advice: Sentence?

  init(_ sentence: Sentence, hint: Sentence? = nil) {
    self.sentence = sentence
    advice = hint
  }
}
