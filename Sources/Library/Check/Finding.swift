/// Something that a check of the library noticed.
package struct Finding: Hashable, Sendable, Codable {
  /// How bad it is.
  package enum Severity: String, Sendable, Codable {
    /// Something is lost or cannot be used as it is.
    case damage
    /// Nothing is lost, but something should be put in order.
    case warning
  }

  /// How bad it is.
  package var severity: Severity
  /// One sentence without a full stop.
  package var sentence: String
  /// The interview it is about, if any.
  package var interview: String?
  /// The next step, if there is one.
  package var hint: String?

  init(_ severity: Severity, _ sentence: String, interview: String? = nil, hint: String? = nil) {
    self.severity = severity
    self.sentence = sentence
    self.interview = interview
    self.hint = hint
  }
}
