extension EventBody {
  /// An earlier event was taken back.
  package static func undone(event: String) -> EventBody { EventBody(Undone(event: event)) }

  /// An earlier event was taken back; which ones are is known before the fold begins.
  package struct Undone: FlatEvent {
    static let word = "undone"
    static var privacy: EventPrivacy<Self> { .harmless }

    var event: String

    init(event: String) {
      self.event = event
    }

    init?(_ fields: FlatFields) {
      guard let event = fields.target else { return nil }
      self.init(event: event)
    }

    var stored: FlatFields { FlatFields(target: event) }

    var impossibility: String? { nil }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {}
  }
}
