extension EventBody {
  /// What was said during a visit, whole; the last one counts, an empty text takes it away.
  package static func transcribed(visit: String, text: String) -> EventBody {
    EventBody(Transcribed(visit: visit, text: text))
  }

  /// What was said during a visit, whole; the last one counts.
  package struct Transcribed: FlatEvent {
    static let word = "transcribed"
    static var privacy: EventPrivacy<Self> { EventPrivacy(names: nil, text: { said, _ in said.text = "" }) }

    /// The identifier of the visit.
    package var visit: String
    /// All of it.
    package var text: String

    init(visit: String, text: String) {
      (self.visit, self.text) = (visit, text)
    }

    init?(_ fields: FlatFields) {
      guard let visit = fields.target, let text = fields.text else { return nil }
      self.init(visit: visit, text: text)
    }

    var stored: FlatFields { FlatFields(text: text, target: visit) }

    var impossibility: String? { nil }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {
      interview.transcripts[visit] = text.isEmpty ? nil : text
    }
  }
}
