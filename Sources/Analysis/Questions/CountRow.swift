/// How many interviews have one thing in common: an option, a point of a scale, a month.
package struct CountRow: Hashable, Sendable {
  /// The option's code, the point's number, or the period (`2026-11`, `2026`, `199` for the nineties).
  package var code: String
  /// What people read; the code when there is nothing else.
  package var label: String
  /// Identifiers of the interviews, in order, each once.
  package var interviews: [String]
  /// Part of all interviews with an answer, 0...1; `nil` when nobody answered. With several answers allowed the
  /// shares add up to more than 1.
  package var share: Double?
  /// What was written beside the option ("other: Minidisc").
  package var written: [Written]

  /// A text written beside an option.
  package struct Written: Hashable, Sendable, Encodable {
    /// Who wrote it.
    package var interview: InterviewName
    /// The text.
    package var text: String
  }

  /// Makes a row; `base` is the number of interviews with an answer.
  package init(code: String, label: String, interviews: [String], base: Int, written: [Written] = []) {
    self.code = code
    self.label = label.isEmpty ? code : label
    self.interviews = interviews
    self.written = written
    share = base > 0 ? Double(interviews.count) / Double(base) : nil
  }

  /// How many interviews.
  package var count: Int { interviews.count }
}

extension CountRow: Encodable {
  private enum CodingKeys: String, CodingKey { case code, label, count, share, interviews, written }

  /// Writes `share` always, `null` when nobody answered.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(code, forKey: .code)
    try container.encode(label, forKey: .label)
    try container.encode(count, forKey: .count)
    try container.encode(share, forKey: .share)
    try container.encode(interviews, forKey: .interviews)
    try container.encode(written, forKey: .written)
  }
}
