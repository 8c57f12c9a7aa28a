import Interview

/// Which search entries a batch of events may have changed.
struct TouchedEntries {
  /// Those to look at again.
  private(set) var keys: Set<SearchEntry.Key> = []
  /// Whether all of the interview's entries have to be made again.
  var all = false

  /// Takes in an event; `before` is the interview without it.
  mutating func note(_ event: InterviewEvent, before: Interview) {
    switch event.body.payload {
    case is EventBody.Started: keys.insert(.init(kind: .title, reference: ""))
    case let change as EventBody.Metadata where change.title != nil:
      keys.insert(.init(kind: .title, reference: ""))
    // Marks and transcripts can belong to other visits now, questions begin earlier.
    case is EventBody.Visited where before.isLate(event): all = true
    // Behind a crash visits are cut where the sound ends.
    case is EventBody.Left where before.soundEnd < before.length: all = true
    case is EventBody.Visited, is EventBody.Answered, is EventBody.Unanswered, is EventBody.AnswerCleared:
      if let question = event.body.question { noteQuestion(question, event, before) }
    case is EventBody.Marked: keys.insert(.init(kind: .mark, reference: event.id))
    case let edit as EventBody.MarkEdited: keys.insert(.init(kind: .mark, reference: edit.mark))
    case let deletion as EventBody.MarkDeleted: keys.insert(.init(kind: .mark, reference: deletion.mark))
    case let text as EventBody.NoteText: keys.insert(.init(kind: .note, reference: text.note))
    case let deletion as EventBody.NoteDeleted: keys.insert(.init(kind: .note, reference: deletion.note))
    case let word as EventBody.Keyworded:
      keys.insert(.init(kind: .keyword, reference: SearchEntry.reference(word.question, word.keyword)))
    case let text as EventBody.Transcribed: keys.insert(.init(kind: .transcript, reference: text.visit))
    case is EventBody.Asked, is EventBody.Undone: all = true
    default: break
    }
  }

  /// A question's entry never changes after its first visit or answer, unless an earlier one is told late.
  private mutating func noteQuestion(_ question: String, _ event: InterviewEvent, _ before: Interview) {
    let isKnown = before.answers[question] != nil || before.visits.contains { $0.question == question }
    if !isKnown || before.isLate(event) { keys.insert(.init(kind: .question, reference: question)) }
  }
}
