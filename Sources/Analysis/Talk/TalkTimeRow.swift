/// How long a section or a question was talked about.
package struct TalkTimeRow: Hashable, Sendable {
  /// What the row is about.
  package enum Kind: String, Sendable, Encodable {
    /// A section with its sub-sections and with the questions added to it on the spot, and the time during which it was
    /// chosen as a whole.
    case section
    /// A question of the guide.
    case question
    /// The questions that were added on the spot to the section before, together; there only if there are any.
    case added
    /// Recorded time in which neither a question nor a section was the current one.
    case outside
  }

  /// One interview's part.
  package struct Cell: Hashable, Sendable, Encodable {
    /// The interview's identifier.
    package var interview: String
    /// Frames talked, at that interview's rate.
    package var frames: Int64
    /// The same in seconds.
    package var seconds: Double
    /// How many visits, all of them: also those that only passed a question by.
    package var visits: Int
    /// Part of that interview's recorded time, 0...1; `nil` when nothing was recorded.
    package var share: Double?
  }

  /// What it is about.
  package var kind: Kind
  /// Identifier of the section or question; empty for the others.
  package var id: String
  /// Heading or wording; empty where it has none.
  package var title: String
  /// The section that a question belongs to, or under which a sub-section stands.
  package var section: String?
  /// Time meant for a section in seconds, if the guide says one.
  package var plannedSeconds: Double?
  /// One cell for each interview that has it in its guide, in order, also when it was never visited.
  package var cells: [Cell]
  /// Seconds in all interviews together.
  package var totalSeconds: Double
  /// Median of the seconds of those interviews that came to it; `nil` when none did.
  package var medianSeconds: Double?
  /// Part of the recorded time of all interviews, 0...1; `nil` when nothing was recorded.
  package var share: Double?

  /// The cells of the interviews that came to it.
  package var visited: [Cell] { cells.filter { $0.visits > 0 || $0.frames > 0 } }

  init(
    _ kind: Kind, id: String = "", title: String = "", section: String? = nil, planned: Double? = nil,
    cells: [Cell], recorded: Double
  ) {
    (self.kind, self.id, self.title, self.section, self.cells) = (kind, id, title, section, cells)
    plannedSeconds = planned
    totalSeconds = cells.reduce(0) { $0 + $1.seconds }
    share = recorded > 0 ? totalSeconds / recorded : nil
    medianSeconds = Distribution.median(of: visited.map(\.seconds))
  }
}

extension TalkTimeRow: Encodable {
  private enum CodingKeys: String, CodingKey {
    case kind, id, title, section, plannedSeconds, totalSeconds, medianSeconds, share, cells
  }

  /// Writes every field always, `null` where there is nothing.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(section, forKey: .section)
    try container.encode(plannedSeconds, forKey: .plannedSeconds)
    try container.encode(totalSeconds, forKey: .totalSeconds)
    try container.encode(medianSeconds, forKey: .medianSeconds)
    try container.encode(share, forKey: .share)
    try container.encode(cells, forKey: .cells)
  }
}
