import Interview

/// Which search entries a batch of events may have changed.
struct TouchedEntries {
  /// Those to look at again.
  private(set) var keys: Set<SearchEntry.Key> = []
  /// Whether all of the interview's entries have to be made again.
  var all = false

  /// Takes in an event; `before` is the interview without it.
  mutating func note(_ event: InterviewEvent, before: Interview) {
    switch event.body {
    case .started: keys.insert(.init(kind: .title, reference: ""))
    case .edited(let change) where change.title != nil: keys.insert(.init(kind: .title, reference: ""))
    // Marks and transcripts can belong to other visits now, questions begin earlier.
    case .visited where before.isLate(event): all = true
    // Behind a crash visits are cut where the sound ends.
    case .left where before.soundEnd < before.length: all = true
    case .visited(let question?, _): noteQuestion(question, event, before)
    case .answered(let question, _, _), .unanswered(let question, _, _), .answerCleared(let question, _):
      noteQuestion(question, event, before)
    case .marked: keys.insert(.init(kind: .mark, reference: event.id))
    case .markEdited(let mark, _, _, _, _), .markDeleted(let mark):
      keys.insert(.init(kind: .mark, reference: mark))
    case .noteText(let note, _), .noteDeleted(let note): keys.insert(.init(kind: .note, reference: note))
    case .keyworded(let question, let word, _):
      keys.insert(.init(kind: .keyword, reference: SearchEntry.reference(question, word)))
    case .transcribed(let visit, _): keys.insert(.init(kind: .transcript, reference: visit))
    case .asked, .undone: all = true
    default: break
    }
  }

  /// A question's entry never changes after its first visit or answer, unless an earlier one is told late.
  private mutating func noteQuestion(_ question: String, _ event: InterviewEvent, _ before: Interview) {
    let isKnown = before.answers[question] != nil || before.visits.contains { $0.question == question }
    if !isKnown || before.isLate(event) { keys.insert(.init(kind: .question, reference: question)) }
  }
}
