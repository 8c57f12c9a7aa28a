package import Timeline

/// The span during which a question was the current one. Returns make further visits; none is ever merged.
package struct Visit: Hashable, Sendable, Codable {
  /// Identifier of the event that began it.
  package var id: String
  /// The question.
  package var question: String
  /// Where it began.
  package var start: Frame
  /// Where it ended; for the current visit, as far as is known.
  package var end: Frame
  /// 1 for the first visit to this question, 2 for the first return …
  package var number: Int
}

/// A bookmark set by hand.
package struct Mark: Hashable, Sendable, Codable {
  /// Identifier of the event that set it.
  package var id: String
  /// What it is called by while it has no label: marks are numbered from 1 in the order in which they were set, and keep
  /// their number when others are deleted or moved.
  package var number: Int
  /// The moment of the touch, or where it was moved to since.
  package var frame: Frame
  /// End of the stretch it names; equal to `frame` for a point.
  package var end: Frame
  /// How many frames before `frame` it means.
  package var reach: Int64
  /// 1...9.
  package var colour: Int
  /// Name, or empty.
  package var label: String
  /// The question that was current.
  package var question: String?
}
