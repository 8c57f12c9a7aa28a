package import Timeline

/// A note, stamped when its first letter was typed or its first stroke drawn.
package struct Note: Hashable, Sendable, Codable {
  /// A stroke in its place on the time line.
  package struct Stroke: Hashable, Sendable, Codable {
    /// Identifier of the event that drew it; taking back that event removes the stroke.
    package var id: String
    /// Where on the sound it began.
    package var frame: Frame
    /// What was drawn.
    package var ink: InkStroke

    /// Its points in the order in which they were drawn.
    package var points: [InkStroke.Point] { ink.points }
    /// Its colour, as in `InkStroke`.
    package var colour: Int { ink.colour }
  }

  /// Identifier of the event that began it.
  package var id: String
  /// When it was begun.
  package var frame: Frame
  /// The question it is filed to.
  package var question: String?
  /// The text; empty while the first letters are being typed, and for a note that is only drawn.
  package var text: String
  /// What was drawn on it, in order of time.
  package var strokes: [Stroke]

  /// Whether there is nothing on it: it was begun, and dropped, or its first letter is still to come.
  package var isBlank: Bool { strokes.isEmpty && text.allSatisfy(\.isWhitespace) }
}

extension Interview {
  /// The notes that hold something: those that are counted and told.
  package var filledNotes: [Note] { notes.filter { !$0.isBlank } }
}
