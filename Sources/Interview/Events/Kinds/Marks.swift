package import Timeline

extension EventBody {
  /// A bookmark was set by hand.
  package static func marked(_ mark: Marked) -> EventBody { EventBody(mark) }

  /// A mark was changed; fields that are `nil` stay as they were. A `colour` of 1...9, an empty label clears.
  package static func markEdited(
    mark: String, frame: Frame?, end: Frame?, colour: Int?, label: String?
  ) -> EventBody {
    EventBody(MarkEdited(mark: mark, frame: frame, end: end, colour: colour, label: label))
  }

  /// A mark was removed.
  package static func markDeleted(mark: String) -> EventBody { EventBody(MarkDeleted(mark: mark)) }

  /// A bookmark as it was set. Its identifier is the event's, its moment the event's frame.
  package struct Marked: Hashable, Sendable, Codable, EventKind {
    /// 1...9; what the colours mean is the user's. 1 red, 2 yellow, 3 green, 4 blue, 5 violet.
    package var colour: Int
    /// Optional name, often given later.
    package var label: String
    /// How many frames before the touch the mark means ("the last ten seconds"); 0 or more.
    package var reach: Int64

    /// Makes a mark.
    package init(colour: Int, label: String, reach: Int64) {
      self.colour = colour
      self.label = label
      self.reach = reach
    }

    static let word = "marked"
    static var privacy: EventPrivacy<Self> {
      EventPrivacy(names: nil, text: { mark, _ in mark.label = "" })
    }

    struct Stored: Codable { var mark: Marked }
    init?(_ stored: Stored) { self = stored.mark }
    var stored: Stored { Stored(mark: self) }

    var impossibility: String? {
      Possible.first(("colour", colour, Possible.colours)) ?? Possible.first(("reach", reach))
    }
    var sound: SoundCourse? { reach > 0 ? .runs : nil }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {
      interview.insert(
        Mark(
          id: event.id, number: interview.markNumbers[event.id] ?? interview.marks.count + 1,
          frame: event.frame, end: event.frame, reach: reach, colour: colour, label: label,
          question: interview.question(at: event.frame)))
    }
  }

  /// A mark was changed; what is `nil` stays as it was.
  package struct MarkEdited: EventKind, Codable {
    private enum CodingKeys: String, CodingKey {
      case mark = "target"
      case label = "text"
      case frame, end, colour
    }

    static let word = "markEdited"
    static var privacy: EventPrivacy<Self> {
      EventPrivacy(names: nil, text: { edit, _ in if edit.label != nil { edit.label = "" } })
    }
    typealias Stored = Self

    /// The identifier of the mark.
    package var mark: String
    var frame: Frame?
    var end: Frame?
    var colour: Int?
    var label: String?

    var impossibility: String? {
      Possible.first(("colour", colour ?? 1, Possible.colours))
        ?? Possible.first(("frame", frame?.index ?? 0), ("end", end?.index ?? 0))
    }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {
      interview.edit(mark, frame, end, colour, label)
    }
  }

  /// A mark was removed.
  package struct MarkDeleted: FlatEvent {
    static let word = "markDeleted"
    static var privacy: EventPrivacy<Self> { .harmless }

    /// The identifier of the mark.
    package var mark: String

    init(mark: String) { self.mark = mark }

    init?(_ fields: FlatFields) {
      guard let mark = fields.target else { return nil }
      self.init(mark: mark)
    }

    var stored: FlatFields { FlatFields(target: mark) }

    var impossibility: String? { nil }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {
      interview.marks.removeAll { $0.id == mark }
    }
  }
}
