extension EventBody {
  /// The device was handed over: the interviewee answers the questions of this section alone.
  package static func handedOver(section: String) -> EventBody { EventBody(HandedOver(section: section)) }

  /// The interviewee chose the language in which the handed-over questions are shown; a BCP 47 tag of the guide.
  package static func languageChosen(_ tag: String) -> EventBody { EventBody(LanguageChosen(tag: tag)) }

  /// The device was handed over.
  package struct HandedOver: FlatEvent {
    static let word = "handedOver"
    static var privacy: EventPrivacy<Self> { .harmless }

    /// Whose questions the interviewee answers.
    package var section: String

    init(section: String) {
      self.section = section
    }

    init?(_ fields: FlatFields) {
      guard let section = fields.section else { return nil }
      self.init(section: section)
    }

    var stored: FlatFields { FlatFields(section: section) }

    var impossibility: String? { nil }
    var sound: SoundCourse? { .runs }

    func fold(into interview: inout Interview, _ event: InterviewEvent) { interview.handOver(section, event) }
  }

  /// The interviewee chose the language of the handed-over questions.
  package struct LanguageChosen: FlatEvent {
    static let word = "languageChosen"
    static var privacy: EventPrivacy<Self> { .harmless }

    var tag: String

    init(tag: String) {
      self.tag = tag
    }

    init?(_ fields: FlatFields) {
      guard let tag = fields.text else { return nil }
      self.init(tag: tag)
    }

    var stored: FlatFields { FlatFields(text: tag) }

    var impossibility: String? { nil }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {
      interview.handoverLanguage = tag
      interview.translateWording()
    }
  }

  /// The interviewee reached the end of the section and waits to hand the device back.
  package static var handoverFinished: EventBody { EventBody(HandoverFinished()) }

  /// The interviewee reached the end of the section and waits to hand the device back.
  package struct HandoverFinished: BareEvent {
    static let word = "handoverFinished"

    var sound: SoundCourse? { .runs }

    func fold(into interview: inout Interview, _ event: InterviewEvent) { interview.finishHandover(event) }
  }

  /// The interviewer has the device again.
  package static var handedBack: EventBody { EventBody(HandedBack()) }

  /// The interviewer has the device again.
  package struct HandedBack: BareEvent {
    static let word = "handedBack"

    var sound: SoundCourse? { .runs }

    func fold(into interview: inout Interview, _ event: InterviewEvent) { interview.handBack(event) }
  }
}
