extension EventBody {
  /// Metadata were changed; fields that are `nil` stay as they were.
  package static func edited(_ change: Metadata) -> EventBody { EventBody(change) }

  /// Facts about an interview that people may change at any time.
  package struct Metadata: Hashable, Sendable, Codable, EventKind {
    /// What the interview is called.
    package var title: String?
    /// Who is interviewed, by code.
    package var participant: String?
    /// Where it took place, as text.
    package var place: String?
    /// Who else was there.
    package var persons: String?
    /// BCP 47 tag of the talk's language.
    package var language: String?

    /// Makes a change; set what changes.
    package init(
      title: String? = nil, participant: String? = nil, place: String? = nil, persons: String? = nil,
      language: String? = nil
    ) {
      self.title = title
      self.participant = participant
      self.place = place
      self.persons = persons
      self.language = language
    }

    static let word = "edited"
    static var privacy: EventPrivacy<Self> {
      EventPrivacy(names: { change, _ in change = Metadata(language: change.language) }, text: nil)
    }

    struct Stored: Codable { var metadata: Metadata }
    init?(_ stored: Stored) { self = stored.metadata }
    var stored: Stored { Stored(metadata: self) }

    var impossibility: String? { nil }
    var isAboutTheWhole: Bool { true }

    func fold(into interview: inout Interview, _ event: InterviewEvent) { interview.edit(self) }
  }
}
