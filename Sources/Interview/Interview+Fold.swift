import Guide
import Timeline

extension Interview {
  /// Starts over from the events, leaving out those taken back.
  mutating func refold() {
    var fresh = Interview(emptyLike: self)
    for case .undone(let id) in events.lazy.map(\.body) { fresh.undone.insert(id) }
    for event in events where !fresh.undone.contains(event.id) { fresh.apply(event) }
    fresh.events = events
    self = fresh
  }

  private init(emptyLike other: Interview) {
    id = other.id
    guide = other.originalGuide
    originalGuide = other.originalGuide
  }

  /// Folds one event into the state.
  mutating func apply(_ event: InterviewEvent) {
    reach(event.frame)
    switch event.body {
    case .started(let facts): begin(facts, event)
    case .partOpened(let part):
      parts.append(
        Part(
          number: part.number, file: part.file, firstFrame: part.firstFrame, frames: nil, device: part.device)
      )
    case .partClosed(let part): closePart(part.number, frames: part.frames)
    case .recovered(let part, let frames): closePart(part, frames: frames)
    case .visited(let question): visit(question, event)
    case .asked(let question, let text, let section): add(question, text, section)
    case .marked(let mark):
      insert(
        Mark(
          id: event.id, frame: event.frame, end: event.frame, reach: mark.reach, colour: mark.colour,
          label: mark.label, question: currentQuestion))
    case .markEdited(let mark, let frame, let end, let colour, let label):
      edit(mark, frame, end, colour, label)
    case .markDeleted(let mark): marks.removeAll { $0.id == mark }
    case .noteBegun(let question):
      notes.append(Note(id: event.id, frame: event.frame, question: question, text: ""))
    case .noteText(let note, let text): setNote(note, text)
    case .answered(let question, let value, let mode):
      answer(question, Answer.Entry(value: value, frame: event.frame, wall: event.wall, mode: mode))
    case .unanswered(let question, let reason, let mode):
      answer(question, Answer.Entry(reason: reason, frame: event.frame, wall: event.wall, mode: mode))
    case .answerCleared(let question, let mode):
      answer(question, Answer.Entry(frame: event.frame, wall: event.wall, mode: mode))
    case .flagged(let question, let on):
      if on { flagged.insert(question) } else { flagged.remove(question) }
    case .probed(let question, let probe, let on):
      if on {
        tickedProbes[question, default: []].insert(probe)
      } else {
        tickedProbes[question]?.remove(probe)
      }
    case .paused: beginBreak(.pause, "", event)
    case .offRecord(let reason): beginBreak(.offRecord, reason, event)
    case .offRecordReason(let reason):
      if breakBegan != nil, let last = breaks.indices.last { breaks[last].reason = reason }
    case .continued, .onRecord: endBreak(event)
    case .gap(let gap): gaps.append(gap)
    case .edited(let change): edit(change)
    case .saved, .left:
      endVisit(at: event.frame)
      endBreak(nil)
      endedAt = event.wall
      if case .saved = event.body { status = .saved }
    case .reopened:
      endVisit(at: event.frame)
      endBreak(nil)
      status = .open
    case .undone, .deviceLost, .deviceChanged, .noticed, .unknown: break
    }
  }

  private mutating func begin(_ facts: EventBody.Started, _ event: InterviewEvent) {
    beginning = facts
    status = .open
    title = facts.title
    participant = facts.participant
    language = facts.language
    startedAt = event.wall
  }

  /// Lets the current visit last until `frame`.
  mutating func reach(_ frame: Frame) {
    length = max(length, frame)
    if currentQuestion != nil, let last = visits.indices.last {
      visits[last].end = max(visits[last].end, frame)
    }
  }

  private mutating func closePart(_ number: Int, frames: Int64) {
    guard let index = parts.lastIndex(where: { $0.number == number }) else { return }
    parts[index].frames = frames
    length = max(length, parts[index].firstFrame + frames)
  }

  private mutating func visit(_ question: String?, _ event: InterviewEvent) {
    endVisit(at: event.frame)
    currentQuestion = question
    guard let question else { return }
    let number = 1 + visits.count { $0.question == question }
    visits.append(
      Visit(id: event.id, question: question, start: event.frame, end: event.frame, number: number))
  }

  private mutating func endVisit(at frame: Frame) {
    if currentQuestion != nil, let last = visits.indices.last {
      visits[last].end = max(visits[last].start, frame)
    }
    currentQuestion = nil
  }

  private mutating func add(_ id: String, _ text: String, _ section: String) {
    addedQuestions.append(AddedQuestion(id: id, text: text, section: section))
    let question = Question(id: id, text: text)
    if let index = guide.sections.firstIndex(where: { $0.id == section }) ?? guide.sections.indices.last {
      guide.sections[index].questions.append(question)
    } else {
      guide.sections.append(Section(id: "added", title: "", questions: [question]))
    }
  }

  private mutating func insert(_ mark: Mark) {
    let index = marks.lastIndex { $0.frame <= mark.frame }.map { $0 + 1 } ?? 0
    marks.insert(mark, at: index)
  }

  private mutating func edit(_ id: String, _ frame: Frame?, _ end: Frame?, _ colour: Int?, _ label: String?) {
    guard let index = marks.firstIndex(where: { $0.id == id }) else { return }
    var mark = marks.remove(at: index)
    let length = mark.end - mark.frame
    mark.frame = frame ?? mark.frame
    mark.end = max(mark.frame, end ?? mark.frame + length)
    mark.colour = colour ?? mark.colour
    mark.label = label ?? mark.label
    insert(mark)
  }

  private mutating func setNote(_ id: String, _ text: String) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    if text.isEmpty { notes.remove(at: index) } else { notes[index].text = text }
  }

  private mutating func answer(_ question: String, _ entry: Answer.Entry) {
    if var answer = answers[question] {
      answer.earlier.append(answer.current)
      answer.current = entry
      answers[question] = answer
    } else {
      answers[question] = Answer(question: question, current: entry, earlier: [])
    }
  }

  private mutating func beginBreak(_ kind: SoundBreak.Kind, _ reason: String, _ event: InterviewEvent) {
    endBreak(event)
    breaks.append(SoundBreak(kind: kind, reason: reason, frame: event.frame, wall: event.wall))
    breakBegan = event.monotonic
  }

  private mutating func endBreak(_ event: InterviewEvent?) {
    if let began = breakBegan, let event, let last = breaks.indices.last {
      breaks[last].nanoseconds = max(0, event.monotonic - began)
    }
    breakBegan = nil
  }

  private mutating func edit(_ change: EventBody.Metadata) {
    title = change.title ?? title
    participant = change.participant ?? participant
    place = change.place ?? place
    persons = change.persons ?? persons
    language = change.language ?? language
  }
}
