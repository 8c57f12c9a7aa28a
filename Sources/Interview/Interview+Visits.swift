package import Timeline

/// The moment at which a question became the current one, or none did.
struct Turn: Sendable {
  var frame: Frame
  /// Identifier of the event.
  var id: String
  var question: String?
  /// Why no question is current; `nil` with a question, and at the end of a sitting.
  var cause: Outside.Cause?
  /// When the event's touch arrived; `nil` where a crash ended the sitting.
  var moment: MonotonicTime?

  /// Whether it led to a place in the guide: a question, or a section as a whole.
  var isPlace: Bool {
    if case .section = cause { return true }
    return question != nil
  }
}

/// Visits lie between turns. Events come in the order in which they were stored; a device that was out of reach tells
/// late what happened earlier, so that a turn can belong before others that are known already.
extension Interview {
  /// The question that was current at a position, as far as is known; of several there, the last.
  package func question(at frame: Frame) -> String? { turns.last { $0.frame <= frame }?.question }

  /// Where in the guide the interviewer was at a position, as far as is known; of several places there, the last.
  package func guidePlace(at frame: Frame) -> GuidePlace {
    guard let turn = turns.last(where: { $0.frame <= frame }) else { return GuidePlace() }
    if case .section(let id) = turn.cause { return GuidePlace(section: id) }
    return GuidePlace(question: turn.question)
  }

  /// The visit during which a position lies; of several there, the last.
  package func visit(at frame: Frame) -> Visit? {
    guard let turn = turns.last(where: { $0.frame <= frame }), turn.question != nil else { return nil }
    return visits.last { $0.id == turn.id }
  }

  /// Whether something later on the sound is known already.
  package func isLate(_ event: InterviewEvent) -> Bool { event.frame < reached }

  /// Where the interviewer is now.
  package var guidePlace: GuidePlace { GuidePlace(question: currentQuestion, section: currentSection) }

  /// Lets the current visit last until `frame`.
  mutating func reach(_ frame: Frame) {
    length = max(length, frame)
    reached = max(reached, frame)
    if currentQuestion != nil, let last = visits.indices.last {
      visits[last].end = max(visits[last].end, frame)
    }
  }

  /// Makes a question current from the event's position on, until the next turn, or for a reason none.
  mutating func turn(to question: String?, _ event: InterviewEvent, _ cause: Outside.Cause? = nil) {
    let turn = Turn(
      frame: event.frame, id: event.id, question: question, cause: cause, moment: event.monotonic)
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
    if let question { rememberWording(of: question, visit: event.id) }
    // told after the end: it must not make a question current
    if isOver, currentQuestion != nil || cause != nil { endTurns(event) }
  }

  /// No question is current after this event, whatever the positions of those before it: the sitting ends where its sound
  /// does, and nothing was asked behind that.
  mutating func endTurns(_ event: InterviewEvent) {
    if let end = closedSoundEnd { cutTurns(at: end) }
    guard let last = turns.last else { return }
    let end = closedSoundEnd ?? max(event.frame, last.frame, isOver ? reached : .zero)
    take(
      Turn(frame: end, id: event.id, question: nil, cause: nil, moment: isBrokenOff ? nil : event.monotonic))
  }

  /// After a crash the last events can lie a quarter of a second behind the sound that is left.
  private mutating func cutTurns(at end: Frame) {
    guard turns.last.map({ $0.frame > end }) == true else { return }
    for index in turns.indices { turns[index].frame = min(turns[index].frame, end) }
    makeVisits()
  }

  /// Adds the latest turn.
  private mutating func take(_ turn: Turn) {
    if currentQuestion != nil, let last = visits.indices.last { visits[last].end = turn.frame }
    turns.append(turn)
    currentQuestion = turn.question
    currentSection = if case .section(let id) = turn.cause { id } else { nil }
    guard let question = turn.question else { return }
    let number = 1 + visits.count { $0.question == question }
    visits.append(
      Visit(
        id: turn.id, question: question, start: turn.frame, end: max(turn.frame, reached), number: number))
  }

  mutating func makeVisits() {
    let all = turns
    (turns, visits, currentQuestion, currentSection) = ([], [], nil, nil)
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
