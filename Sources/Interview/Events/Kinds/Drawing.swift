extension EventBody {
  /// One stroke was drawn on a note; the event's frame is where the stroke began. Taken back by `undone`.
  package static func inked(note: String, stroke: InkStroke) -> EventBody {
    EventBody(Inked(note: note, stroke: stroke))
  }

  /// A stroke was rubbed out. A note of which nothing is left goes with it.
  package static func strokeDeleted(stroke: String) -> EventBody { EventBody(StrokeDeleted(stroke: stroke)) }

  /// One stroke was drawn on a note.
  package struct Inked: EventKind, Codable {
    private enum CodingKeys: String, CodingKey {
      case note = "target"
      case stroke
    }

    static let word = "inked"
    static var privacy: EventPrivacy<Self> {
      EventPrivacy(names: nil, text: { inked, _ in inked.stroke.points = [] })
    }
    typealias Stored = Self

    /// The identifier of the note.
    package var note: String
    /// What was drawn.
    package var stroke: InkStroke

    var impossibility: String? { stroke.impossibility }
    var sound: SoundCourse? { .runs }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {
      interview.ink(note, Note.Stroke(id: event.id, frame: event.frame, ink: stroke))
    }
  }

  /// A stroke was rubbed out.
  package struct StrokeDeleted: FlatEvent {
    static let word = "strokeDeleted"
    static var privacy: EventPrivacy<Self> { .harmless }

    var stroke: String

    init(stroke: String) {
      self.stroke = stroke
    }

    init?(_ fields: FlatFields) {
      guard let stroke = fields.target else { return nil }
      self.init(stroke: stroke)
    }

    var stored: FlatFields { FlatFields(target: stroke) }

    var impossibility: String? { nil }

    func fold(into interview: inout Interview, _ event: InterviewEvent) { interview.rubOut(stroke) }
  }
}
