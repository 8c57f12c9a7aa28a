package import Timeline

/// The moment at which a question became the current one, or none did.
struct Turn: Sendable {
  var frame: Frame
  /// Identifier of the event.
  var id: String
  var question: String?
}

/// Visits lie between turns. Events come in the order in which they were stored; a device that was out of reach tells
/// late what happened earlier, so that a turn can belong before others that are known already.
extension Interview {
  /// The question that was current at a position, as far as is known; of several there, the last.
  package func question(at frame: Frame) -> String? { turns.last { $0.frame <= frame }?.question }

  /// The visit during which a position lies; of several there, the last.
  package func visit(at frame: Frame) -> Visit? {
    guard let turn = turns.last(where: { $0.frame <= frame }), turn.question != nil else { return nil }
    return visits.last { $0.id == turn.id }
  }

  /// Whether something later on the sound is known already.
  package func isLate(_ event: InterviewEvent) -> Bool { event.frame < reached }

  /// Lets the current visit last until `frame`.
  mutating func reach(_ frame: Frame) {
    length = max(length, frame)
    reached = max(reached, frame)
    if currentQuestion != nil, let last = visits.indices.last {
      visits[last].end = max(visits[last].end, frame)
    }
  }

  /// Makes a question current from the event's position on, until the next turn.
  mutating func turn(to question: String?, _ event: InterviewEvent) {
    let turn = Turn(frame: event.frame, id: event.id, question: question)
    if let index = turns.lastIndex(where: { $0.frame <= turn.frame }).map({ $0 + 1 }) ?? turns.indices.first,
      index < turns.count
    {
      turns.insert(turn, at: index)
      makeVisits()
      file(from: turn, until: turns[index + 1].frame)
    } else {
      take(turn)
      file(from: turn, until: nil)
    }
  }

  /// No question is current after this event, whatever the positions of those before it.
  mutating func endTurns(_ event: InterviewEvent) {
    guard let last = turns.last else { return }
    take(Turn(frame: max(event.frame, last.frame, isOver ? reached : .zero), id: event.id, question: nil))
  }

  /// Adds the latest turn.
  private mutating func take(_ turn: Turn) {
    if currentQuestion != nil, let last = visits.indices.last { visits[last].end = turn.frame }
    turns.append(turn)
    currentQuestion = turn.question
    guard let question = turn.question else { return }
    let number = 1 + visits.count { $0.question == question }
    visits.append(
      Visit(
        id: turn.id, question: question, start: turn.frame, end: max(turn.frame, reached), number: number))
  }

  private mutating func makeVisits() {
    let all = turns
    (turns, visits, currentQuestion) = ([], [], nil)
    for turn in all { take(turn) }
  }

  /// Marks that were set before the turn was known belong to its question when they lie in its span.
  private mutating func file(from turn: Turn, until end: Frame?) {
    for index in marks.indices.reversed() {
      let frame = marks[index].frame
      if frame <= turn.frame { break }
      if end.map({ frame < $0 }) ?? true { marks[index].question = turn.question }
    }
  }
}
