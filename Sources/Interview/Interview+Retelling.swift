import Guide

extension Interview {
  /// The same interview, told by events that say less. What applied and what was calculated stays as it was with the whole
  /// answers; everything else is folded from the new events.
  ///
  /// - Parameter events: As many as there are, in the same order, each of the same kind as the one it stands for.
  package func retold(_ events: [InterviewEvent]) -> Interview {
    if zip(self.events, events).allSatisfy({ $0.body == $1.body || $1.body.isAboutTheWhole }) {
      return withFacts(of: events)
    }
    var told = Interview(id: id, run: run.restarted(seed: 1, moment: nil), events: events)
    told.verdicts = LogicVerdicts(of: self, toldAs: told)
    return told
  }

  // Of a thousand interviews nearly all change in their title only; folding all of them twice would double an export.
  private func withFacts(of events: [InterviewEvent]) -> Interview {
    var told = self
    told.events = events
    (told.title, told.participant, told.place, told.persons, told.language) = ("", "", "", "", "")
    for event in events where event.body.isAboutTheWhole && !isUndone(event) {
      switch event.body.payload {
      case let facts as EventBody.Started:
        told.beginning = facts
        (told.title, told.participant, told.language) = (facts.title, facts.participant, facts.language)
      case let change as EventBody.Metadata: told.edit(change)
      case let part as EventBody.PartOpened:
        let places = told.parts.indices.filter { told.parts[$0].number == part.number }
        for place in places { told.parts[place].device = part.device }
      default: break
      }
    }
    return told
  }
}
