package import Wording

/// Something that a check of the library noticed.
package struct Finding: Hashable, Sendable {
  /// How bad it is.
  package enum Severity: String, Sendable, Encodable {
    /// Something is lost or cannot be used as it is.
    case damage
    /// Nothing is lost, but something should be put in order.
    case warning
  }

  /// How bad it is.
  package var severity: Severity
  /// One sentence without a full stop.
  package var sentence: Sentence
  /// The interview it is about, if any.
  package var interview: String?
  /// The next step, if there is one.
  package var advice: Sentence?

  /// The sentence in English.
  package var message: String { sentence.english }
  /// The next step in English.
  package var hint: String? { advice?.english }

  init(_ severity: Severity, _ sentence: Sentence, interview: String? = nil, hint: Sentence? = nil) {
    self.severity = severity
    self.sentence = sentence
    self.interview = interview
    advice = hint
  }
}

extension Finding: Encodable {
  private enum CodingKeys: String, CodingKey { case severity, sentence, interview, hint }

  /// As a document tells it: in English, whatever the language of the environment.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(severity, forKey: .severity)
    try fields.encode(message, forKey: .sentence)
    try fields.encodeIfPresent(interview, forKey: .interview)
    try fields.encodeIfPresent(hint, forKey: .hint)
  }
}
