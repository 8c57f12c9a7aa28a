extension EventBody {
  /// What the participant agreed to, said anew as a whole.
  package static func consented(_ consent: Consent) -> EventBody { EventBody(Consented(consent: consent)) }

  /// What the participant agreed to.
  package struct Consented: EventKind, Codable {
    static let word = "consented"
    static var privacy: EventPrivacy<Self> { .harmless }
    typealias Stored = Self

    /// As a whole.
    package var consent: Consent

    var impossibility: String? { nil }

    func fold(into interview: inout Interview, _ event: InterviewEvent) { interview.consent = consent }
  }
}
