/// A line under a question that helps the interviewer along.
package struct Probe: Hashable, Sendable, Codable {
  /// What the line is for.
  package enum Kind: String, Sendable, Codable {
    /// A follow-up to ask if it did not come up.
    case probe
    /// An aspect to tick when it came up by itself.
    case check
    /// A neutral prompt that keeps the talk going; never ticked.
    case prompt
  }

  /// What the line is for.
  package var kind: Kind
  /// The wording.
  package var text: String

  /// Makes a probe.
  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}
