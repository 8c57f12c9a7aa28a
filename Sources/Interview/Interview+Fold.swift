import Foundation
import Guide
import Timeline

extension Interview {
  /// Starts over from the events, leaving out those taken back.
  mutating func refold() {
    var fresh = Interview(emptyLike: self)
    for event in events {
      if let id = event.body.as(EventBody.Undone.self)?.event { fresh.undone.insert(id) }
    }
    for event in events {
      fresh.numberMark(event)
      if !fresh.undone.contains(event.id) { fresh.apply(event) }
    }
    fresh.events = events
    self = fresh
  }

  private init(emptyLike other: Interview) {
    id = other.id
    guide = other.originalGuide
    originalGuide = other.originalGuide
    run = other.run.restarted(seed: 1, moment: nil)
    ordered = guide
  }

  /// Folds one event into the state.
  mutating func apply(_ event: InterviewEvent) {
    if !isLate(event), !event.body.isOfRecovery { lastWord = (event.frame, event.wall) }
    reach(event.frame)
    event.body.known?.fold(into: &self, event)
  }

  /// A sitting ended.
  mutating func end(_ event: InterviewEvent) {
    noteInterruption(event)
    close(event)
    endedAt = event.wall
    isOver = true
  }

  mutating func handOver(_ section: String, _ event: InterviewEvent) {
    endHandover(at: event.frame)
    lastPlace = guidePlace
    handovers.append(Handover(id: event.id, section: section, since: event.frame))
  }

  mutating func finishHandover(_ event: InterviewEvent) {
    guard let handover else { return }
    handovers[handovers.count - 1].isFinished = true
    leave(handover, event)
  }

  mutating func handBack(_ event: InterviewEvent) {
    if let handover, currentQuestion != lastPlace.question { leave(handover, event) }
    endHandover(at: event.frame)
  }

  mutating func begin(_ facts: EventBody.Started, _ event: InterviewEvent) {
    beginning = facts
    status = .open
    title = facts.title
    participant = facts.participant
    language = facts.language
    startedAt = event.wall
    run = run.restarted(seed: facts.seed ?? 1, moment: Moment(event.wall, offset: facts.utcOffset))
    arrange()
  }

  mutating func closePart(_ number: Int, frames: Int64, sha256: String?) {
    guard let index = parts.lastIndex(where: { $0.number == number }) else { return }
    parts[index].frames = frames
    parts[index].sha256 = sha256
    length = max(length, parts[index].firstFrame + frames)
  }

  /// The end of a sitting.
  private mutating func close(_ event: InterviewEvent) {
    if handover == nil, guidePlace != GuidePlace() { lastPlace = guidePlace }
    endTurns(event)
    endHandover(at: event.frame)
    endBreak(nil)
  }

  /// Where the sitting before ended matters until the interviewer goes elsewhere.
  mutating func move(to place: GuidePlace) {
    if resumed?.place != place { resumed = nil }
  }

  /// After a crash that nobody noticed the interviewer went on through the guide: the next sitting begins where they are.
  mutating func follow(to place: GuidePlace, _ event: InterviewEvent) {
    guard interruption != nil, place != GuidePlace(), event.frame >= closedSoundEnd ?? reached else { return }
    lastPlace = place
  }

  mutating func reopen(_ event: InterviewEvent) {
    let ended = breaks.last { $0.kind == .interruption && isBrokenOff }?.wall ?? endedAt
    if !isOver { close(event) }
    resumed = ended.map { Resumption(place: lastPlace, wall: $0, isAfterCrash: isBrokenOff) }
    status = .open
    (isOver, isBrokenOff) = (false, false)
    if !turns.isEmpty { turn(to: nil, event, .reopened) }
  }

  /// The interviewee is through: what is said from here on belongs to none of the questions that were handed over.
  private mutating func leave(_ handover: Handover, _ event: InterviewEvent) {
    guard let question = question(at: event.frame),
      guide.section(ofQuestion: question)?.id == handover.section
    else { return }
    turn(to: nil, event, .handover(handover.section))
  }

  /// A sitting that ends after a crash broke off where its sound does, at the time of day that its last event and the
  /// sound behind it tell.
  private mutating func noteInterruption(_ event: InterviewEvent) {
    guard isBrokenOff, !isOver else { return }
    let end = closedSoundEnd ?? event.frame
    let word = lastWord ?? (event.frame, event.wall)
    let wall = word.wall.addingTimeInterval(max(0, sampleRate.seconds(frames: end - word.frame)))
    breaks.append(
      SoundBreak(kind: .interruption, reason: "", frame: end, wall: wall, clock: clock(wall)))
  }

  /// `12:02`, by the clock of the place where the interview was held.
  private func clock(_ wall: Date) -> String {
    Moment(wall, offset: beginning?.utcOffset ?? 0).map { "\($0.time)" } ?? ""
  }

  mutating func add(_ id: String, _ text: String, _ section: String) {
    addedQuestions.append(AddedQuestion(id: id, text: text, section: section))
    let question = Question(id: id, text: text)
    if let index = guide.sections.firstIndex(where: { $0.id == section }) ?? guide.sections.indices.last {
      guide.sections[index].questions.append(question)
    } else {
      guide.sections.append(Section(id: "added", title: "", questions: [question]))
    }
    arrange()
  }

  /// Gives a mark its number. Only the number of a last mark that was taken back at once is given again: nobody has
  /// seen another mark after it.
  mutating func numberMark(_ event: InterviewEvent) {
    if event.body.is(EventBody.Marked.self) {
      lastMarkNumber += 1
      markNumbers[event.id] = lastMarkNumber
    } else if let id = event.body.as(EventBody.Undone.self)?.event,
      markNumbers.removeValue(forKey: id) == lastMarkNumber
    {
      lastMarkNumber = markNumbers.values.max() ?? 0
    }
  }

  mutating func insert(_ mark: Mark) {
    let index = marks.lastIndex { $0.frame <= mark.frame }.map { $0 + 1 } ?? 0
    marks.insert(mark, at: index)
  }

  mutating func edit(_ id: String, _ frame: Frame?, _ end: Frame?, _ colour: Int?, _ label: String?) {
    guard let index = marks.firstIndex(where: { $0.id == id }) else { return }
    var mark = marks.remove(at: index)
    let length = mark.end - mark.frame
    mark.frame = frame ?? mark.frame
    mark.end = max(mark.frame, end ?? mark.frame + length)
    mark.colour = colour ?? mark.colour
    mark.label = label ?? mark.label
    if frame != nil { mark.question = question(at: mark.frame) }
    insert(mark)
  }

  mutating func setNote(_ id: String, _ text: String) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    if text.isEmpty, notes[index].strokes.isEmpty {
      notes.remove(at: index)
    } else {
      notes[index].text = text
    }
  }

  mutating func insert(_ note: Note) {
    let index = notes.lastIndex { $0.frame <= note.frame }.map { $0 + 1 } ?? 0
    notes.insert(note, at: index)
  }

  mutating func ink(_ note: String, _ stroke: Note.Stroke) {
    guard let index = notes.firstIndex(where: { $0.id == note }) else { return }
    let place = notes[index].strokes.lastIndex { $0.frame <= stroke.frame }.map { $0 + 1 } ?? 0
    notes[index].strokes.insert(stroke, at: place)
  }

  mutating func rubOut(_ stroke: String) {
    guard let index = notes.firstIndex(where: { $0.strokes.contains { $0.id == stroke } }) else { return }
    notes[index].strokes.removeAll { $0.id == stroke }
    if notes[index].strokes.isEmpty, notes[index].text.isEmpty { notes.remove(at: index) }
  }

  mutating func setKeyword(_ touched: EventBody.Keyworded, _ event: InterviewEvent) {
    var words = keywords[touched.question] ?? []
    if !touched.isSet {
      words.removeAll { $0.word == touched.keyword }
    } else if !words.contains(where: { $0.word == touched.keyword }) {
      words.append(Keyword(id: event.id, word: touched.keyword, frame: event.frame))
    }
    keywords[touched.question] = words.isEmpty ? nil : words
    if touched.isSet, !knownKeywords.contains(touched.keyword) { knownKeywords.append(touched.keyword) }
  }

  private mutating func endHandover(at frame: Frame) {
    guard handover != nil else { return }
    let last = handovers.count - 1
    handovers[last].end = max(frame, handovers[last].since)
  }

  mutating func answer(_ question: String, _ entry: Answer.Entry) {
    run.answer(question, entry.value, missing: entry.reason)
    fillWording()
    settled[question] = nil
    if var answer = answers[question] {
      answer.earlier.append(answer.current)
      answer.current = entry
      answers[question] = answer
    } else {
      answers[question] = Answer(question: question, current: entry, earlier: [])
    }
  }

  mutating func beginBreak(_ kind: SoundBreak.Kind, _ reason: String, _ event: InterviewEvent) {
    endBreak(event)
    breaks.append(
      SoundBreak(
        kind: kind, reason: reason, frame: event.frame, wall: event.wall, clock: clock(event.wall)))
    breakBegan = event.monotonic
  }

  mutating func endBreak(_ event: InterviewEvent?) {
    if let began = breakBegan, let event, let last = breaks.indices.last {
      breaks[last].nanoseconds = max(0, event.monotonic - began)
    }
    breakBegan = nil
  }

  mutating func edit(_ change: EventBody.Metadata) {
    title = change.title ?? title
    participant = change.participant ?? participant
    place = change.place ?? place
    persons = change.persons ?? persons
    language = change.language ?? language
  }
}
