import Guide
import Interview

/// Tells the events of one interview without what is private, one after the other: the same word always becomes the same.
/// What that means for a kind of event stands with the kind.
struct PrivateTeller {
  private let privacy: ExportPrivacy
  private var pseudonyms: Pseudonyms

  init(_ privacy: ExportPrivacy, _ interview: Interview) {
    self.privacy = privacy
    let personal = interview.guide.questions.filter { AnswerKinds.kind($0.kind)?.isPersonal ?? false }
    pseudonyms = Pseudonyms(participant: interview.participant, personal: Set(personal.map(\.id)))
  }

  mutating func told(_ event: InterviewEvent) -> InterviewEvent {
    var event = event
    if !privacy.withNames {
      event.device = pseudonyms.device(event.device)
      event.body = event.body.withoutNames(&pseudonyms)
    }
    if !privacy.withText { event.body = event.body.withoutText(&pseudonyms) }
    return event
  }
}
