import Guide

extension EventBody {
  /// A question was added on the spot. It becomes the last of `section`.
  package static func asked(question: String, text: String, section: String) -> EventBody {
    EventBody(Asked(question: question, text: text, section: section))
  }

  /// A question was added on the spot.
  package struct Asked: FlatEvent {
    static let word = "asked"
    static var privacy: EventPrivacy<Self> {
      EventPrivacy(names: nil, text: { asked, _ in asked.text = AnswerValue.omission })
    }

    /// The identifier that it got.
    package var question: String
    /// Its wording.
    package var text: String
    var section: String

    init(question: String, text: String, section: String) {
      (self.question, self.text, self.section) = (question, text, section)
    }

    init?(_ fields: FlatFields) {
      guard let question = fields.question, let text = fields.text else { return nil }
      self.init(question: question, text: text, section: fields.section ?? "")
    }

    var stored: FlatFields { FlatFields(question: question, section: section, text: text) }

    var impossibility: String? { nil }
    var subject: String? { question }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {
      interview.add(question, text, section)
    }
  }
}
