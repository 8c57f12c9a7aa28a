import Foundation
import Guide
import Timeline

extension Interview {
  /// Starts over from the events, leaving out those taken back.
  mutating func refold() {
    var fresh = Interview(emptyLike: self)
    for case .undone(let id) in events.lazy.map(\.body) { fresh.undone.insert(id) }
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
    switch event.body {
    case .started(let facts): begin(facts, event)
    case .partOpened(let part):
      parts.append(
        Part(
          number: part.number, file: part.file, firstFrame: part.firstFrame, frames: nil, device: part.device)
      )
    case .partClosed(let part): closePart(part.number, frames: part.frames, sha256: part.sha256)
    case .recovered(let part, let frames, let sha256):
      closePart(part, frames: frames, sha256: sha256)
      isBrokenOff = true
    case .interrupted: isBrokenOff = true
    case .visited(let question?, _):
      move(to: GuidePlace(question: question))
      turn(to: question, event)
      follow(to: GuidePlace(question: question), event)
    case .visited(nil, let section):
      move(to: GuidePlace(section: section))
      turn(to: nil, event, section.map(Outside.Cause.section) ?? .leftGuide)
      follow(to: GuidePlace(section: section), event)
    case .asked(let question, let text, let section): add(question, text, section)
    case .marked(let mark):
      insert(
        Mark(
          id: event.id, number: markNumbers[event.id] ?? marks.count + 1, frame: event.frame,
          end: event.frame,
          reach: mark.reach, colour: mark.colour, label: mark.label, question: question(at: event.frame)))
    case .markEdited(let mark, let frame, let end, let colour, let label):
      edit(mark, frame, end, colour, label)
    case .markDeleted(let mark): marks.removeAll { $0.id == mark }
    case .noteBegun(let question):
      insert(Note(id: event.id, frame: event.frame, question: question, text: "", strokes: []))
    case .noteText(let note, let text): setNote(note, text)
    case .noteDeleted(let note): notes.removeAll { $0.id == note }
    case .inked(let note, let stroke): ink(note, Note.Stroke(id: event.id, frame: event.frame, ink: stroke))
    case .strokeDeleted(let stroke): rubOut(stroke)
    case .keyworded(let question, let word, let isSet): setKeyword(question, word, isSet, event)
    case .answered(let question, let value, let mode):
      answer(question, Answer.Entry(value: value, frame: event.frame, wall: event.wall, mode: mode))
    case .unanswered(let question, let reason, let mode):
      answer(question, Answer.Entry(reason: reason, frame: event.frame, wall: event.wall, mode: mode))
    case .answerCleared(let question, let mode):
      answer(question, Answer.Entry(frame: event.frame, wall: event.wall, mode: mode))
    case .flagged(let question, let on):
      if on { flagged.insert(question) } else { flagged.remove(question) }
    case .settled(let question, let isDone): settled[question] = isDone
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
    case .consented(let given): consent = given
    case .handedOver(let section):
      endHandover(at: event.frame)
      lastPlace = guidePlace
      handovers.append(Handover(id: event.id, section: section, since: event.frame))
    case .languageChosen(let language):
      handoverLanguage = language
      translateWording()
    case .handoverFinished:
      guard let handover else { break }
      handovers[handovers.count - 1].isFinished = true
      leave(handover, event)
    case .handedBack:
      if let handover, currentQuestion != lastPlace.question { leave(handover, event) }
      endHandover(at: event.frame)
    case .transcribed(let visit, let text): transcripts[visit] = text.isEmpty ? nil : text
    case .saved, .left:
      noteInterruption(event)
      close(event)
      endedAt = event.wall
      isOver = true
      if case .saved = event.body { status = .saved }
    case .reopened: reopen(event)
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
    run = run.restarted(seed: facts.seed ?? 1, moment: Moment(event.wall, offset: facts.utcOffset))
    arrange()
  }

  private mutating func closePart(_ number: Int, frames: Int64, sha256: String?) {
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
  private mutating func move(to place: GuidePlace) {
    if resumed?.place != place { resumed = nil }
  }

  /// After a crash that nobody noticed the interviewer went on through the guide: the next sitting begins where they are.
  private mutating func follow(to place: GuidePlace, _ event: InterviewEvent) {
    guard interruption != nil, place != GuidePlace(), event.frame >= closedSoundEnd ?? reached else { return }
    lastPlace = place
  }

  private mutating func reopen(_ event: InterviewEvent) {
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

  private mutating func add(_ id: String, _ text: String, _ section: String) {
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
    switch event.body {
    case .marked:
      lastMarkNumber += 1
      markNumbers[event.id] = lastMarkNumber
    case .undone(let id):
      if markNumbers.removeValue(forKey: id) == lastMarkNumber {
        lastMarkNumber = markNumbers.values.max() ?? 0
      }
    default: break
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
    if frame != nil { mark.question = question(at: mark.frame) }
    insert(mark)
  }

  private mutating func setNote(_ id: String, _ text: String) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    if text.isEmpty, notes[index].strokes.isEmpty {
      notes.remove(at: index)
    } else {
      notes[index].text = text
    }
  }

  private mutating func insert(_ note: Note) {
    let index = notes.lastIndex { $0.frame <= note.frame }.map { $0 + 1 } ?? 0
    notes.insert(note, at: index)
  }

  private mutating func ink(_ note: String, _ stroke: Note.Stroke) {
    guard let index = notes.firstIndex(where: { $0.id == note }) else { return }
    let place = notes[index].strokes.lastIndex { $0.frame <= stroke.frame }.map { $0 + 1 } ?? 0
    notes[index].strokes.insert(stroke, at: place)
  }

  private mutating func rubOut(_ stroke: String) {
    guard let index = notes.firstIndex(where: { $0.strokes.contains { $0.id == stroke } }) else { return }
    notes[index].strokes.removeAll { $0.id == stroke }
    if notes[index].strokes.isEmpty, notes[index].text.isEmpty { notes.remove(at: index) }
  }

  private mutating func setKeyword(
    _ question: String, _ word: String, _ isSet: Bool, _ event: InterviewEvent
  ) {
    var words = keywords[question] ?? []
    if !isSet {
      words.removeAll { $0.word == word }
    } else if !words.contains(where: { $0.word == word }) {
      words.append(Keyword(id: event.id, word: word, frame: event.frame))
    }
    keywords[question] = words.isEmpty ? nil : words
    if isSet, !knownKeywords.contains(word) { knownKeywords.append(word) }
  }

  private mutating func endHandover(at frame: Frame) {
    guard handover != nil else { return }
    let last = handovers.count - 1
    handovers[last].end = max(frame, handovers[last].since)
  }

  private mutating func answer(_ question: String, _ entry: Answer.Entry) {
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

  private mutating func beginBreak(_ kind: SoundBreak.Kind, _ reason: String, _ event: InterviewEvent) {
    endBreak(event)
    breaks.append(
      SoundBreak(
        kind: kind, reason: reason, frame: event.frame, wall: event.wall, clock: clock(event.wall)))
    breakBegan = event.monotonic
  }

  private mutating func endBreak(_ event: InterviewEvent?) {
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

extension EventBody {
  /// Whether it is stored at the next start, or may be: it tells nothing of when the recorder died.
  fileprivate var isOfRecovery: Bool {
    switch self {
    case .partOpened, .recovered, .interrupted, .left: true
    default: false
    }
  }
}
