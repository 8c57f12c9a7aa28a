extension EventBody {
  /// A question became the current one; closes the visit before. `nil` leaves the guide, or goes to a section as a whole:
  /// then `section` names it.
  package static func visited(question: String?, section: String? = nil) -> EventBody {
    EventBody(Visited(question: question, section: section))
  }

  /// A question became the current one, or none did.
  package struct Visited: FlatEvent {
    static let word = "visited"
    static var privacy: EventPrivacy<Self> { .harmless }

    /// `nil` leaves the guide, or goes to a section as a whole.
    package var question: String?
    /// The section that was chosen as a whole.
    package var section: String?

    init(question: String?, section: String?) { (self.question, self.section) = (question, section) }
    init?(_ fields: FlatFields) { self.init(question: fields.question, section: fields.section) }
    var stored: FlatFields { FlatFields(question: question, section: section) }

    var impossibility: String? { nil }
    var subject: String? { question }
    var sound: SoundCourse? { .runs }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {
      let place = question.map { GuidePlace(question: $0) } ?? GuidePlace(section: section)
      interview.move(to: place)
      interview.turn(
        to: question, event, question == nil ? section.map(Outside.Cause.section) ?? .leftGuide : nil)
      interview.follow(to: place, event)
    }
  }
}
