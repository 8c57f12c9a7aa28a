package import Guide

/// The interviews without an answer for one reason.
package struct MissingRow: Hashable, Sendable {
  /// The reason, for the four that every question has; `nil` for an option that the guide marks as missing.
  package var reason: MissingReason?
  /// The code in data files: -9...-6, or the option's.
  package var code: String
  /// The option's label; empty for a reason, which has a word in every language.
  package var label: String
  /// Identifiers of the interviews.
  package var interviews: [String]
}

extension MissingRow: Encodable {
  private enum CodingKeys: String, CodingKey { case reason, code, label, interviews }

  /// Writes the reason as its word (`dont-know`), `null` for an option of the guide.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(reason?.word, forKey: .reason)
    try container.encode(code, forKey: .code)
    try container.encode(label, forKey: .label)
    try container.encode(interviews, forKey: .interviews)
  }
}
