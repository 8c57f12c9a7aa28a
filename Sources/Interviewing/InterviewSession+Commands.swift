import Guide
import Interview
import Timeline

extension InterviewSession {
  /// Checks one command and stores what it means.
  func carryOut(
    _ command: InterviewCommand, at moment: MonotonicTime, id: String
  ) async throws -> Acknowledgement {
    guard sounding != .notBegun, sounding != .ended else {
      throw SessionError(.wrongState, "the interview is not being recorded")
    }
    let frame = sound.frame(at: moment)
    switch command {
    case .visit(let question):
      return try await visit(try known(question).id, command, frame, moment, id)
    case .next: return try await visit(try neighbour(1), command, frame, moment, id)
    case .previous: return try await visit(try neighbour(-1), command, frame, moment, id)
    case .mark(let colour, let label):
      return try await mark(colour, label, command, frame, moment, id)
    case .markAgain:
      if let last = lastMark, moment - last.moment < 2_000_000_000 {
        let colour = MarkColour.next(after: last.colour)
        lastMark = (last.id, colour, moment)
        let body = EventBody.markEdited(mark: last.id, frame: nil, end: nil, colour: colour, label: nil)
        return try await record([body], command, frame, moment, id)
      }
      return try await mark(1, "", command, frame, moment, id)
    case .editMark(let mark, let colour, let label):
      guard interview.marks.contains(where: { $0.id == mark }) else {
        throw SessionError(.unknownItem, "there is no such mark (any more)")
      }
      let body = EventBody.markEdited(
        mark: mark, frame: nil, end: nil, colour: colour,
        label: try label.map { $0.isEmpty ? "" : try text($0, "a label") })
      return try await record([body], command, frame, moment, id)
    case .beginNote:
      try await store(
        [.noteBegun(question: interview.currentQuestion)], at: frame, moment: moment, id: id)
      return acknowledge(command, frame, id)
    case .noteText(let note, let words):
      guard interview.notes.contains(where: { $0.id == note }) else {
        throw SessionError(.unknownItem, "there is no such note (any more)")
      }
      let body = EventBody.noteText(note: note, text: try text(words, "a note"))
      try await store([body], at: frame, moment: moment, id: id)
      if undoable.last?.first == note {
        undoable[undoable.count - 1].append(id)
      } else {
        undoable.append([note, id])
      }
      return acknowledge(command, frame, note)
    case .note(let words):
      let bodies: [EventBody] = [
        .noteBegun(question: interview.currentQuestion), .noteText(note: id, text: try text(words, "a note")),
      ]
      return try await record(bodies, command, frame, moment, id)
    case .answer(let question, let words):
      return try await answer(try known(question), words, command, frame, moment, id)
    case .noAnswer(let question, let reason):
      let question = try answerable(try known(question))
      let body = EventBody.unanswered(question: question.id, reason: reason, mode: .interviewer)
      return try await record([body], command, frame, moment, id)
    case .clearAnswer(let question):
      let body = EventBody.answerCleared(question: try known(question).id, mode: .interviewer)
      return try await record([body], command, frame, moment, id)
    case .flag(let question):
      let question = try question.map { try known($0).id } ?? current()
      let body = EventBody.flagged(question: question, isFlagged: !interview.flagged.contains(question))
      return try await record([body], command, frame, moment, id)
    case .probe(let question, let number):
      let body = try probe(try known(question), number)
      return try await record([body], command, frame, moment, id)
    case .reason(let words):
      guard sounding == .offRecord else { throw SessionError(.wrongState, "it is not off record") }
      try await store([.offRecordReason(try text(words, "a reason"))], at: frame, moment: moment, id: id)
      return acknowledge(command, frame, id)
    case .pause, .continue, .offRecord, .onRecord: return try await sounding(command, at: moment, id: id)
    case .ask(let words):
      let added = newQuestionID()
      let section = interview.currentQuestion.flatMap { interview.guide.section(ofQuestion: $0)?.id } ?? ""
      let bodies: [EventBody] = [
        .asked(question: added, text: try text(words, "a question"), section: section),
        .visited(question: added),
      ]
      return try await record(bodies, command, frame, moment, id)
    case .undo:
      guard let events = undoable.popLast() else {
        throw SessionError(.nothingToUndo, "there is nothing to take back")
      }
      try await store(events.reversed().map { .undone(event: $0) }, at: frame, moment: moment, id: id)
      if let last = lastMark, events.contains(last.id) { lastMark = nil }
      return acknowledge(command, frame, id)
    case .part:
      sound.beginPart(at: moment)
      return acknowledge(command, frame, id)
    case .edit(let metadata): return try await record([.edited(metadata)], command, frame, moment, id)
    case .save, .leave: return acknowledge(command, frame, id)
    }
  }

  /// Stores events that `undo` can take back together.
  private func record(
    _ bodies: [EventBody], _ command: InterviewCommand, _ frame: Frame, _ moment: MonotonicTime, _ id: String
  ) async throws -> Acknowledgement {
    let events = try await store(bodies, at: frame, moment: moment, id: id)
    undoable.append(events.map(\.id))
    return acknowledge(command, frame, id)
  }

  private func visit(
    _ question: String, _ command: InterviewCommand, _ frame: Frame, _ moment: MonotonicTime, _ id: String
  ) async throws -> Acknowledgement {
    if question == interview.currentQuestion, let visit = interview.visits.last {
      return acknowledge(command, frame, visit.id)
    }
    return try await record([.visited(question: question)], command, frame, moment, id)
  }

  private func mark(
    _ colour: Int, _ label: String, _ command: InterviewCommand, _ frame: Frame, _ moment: MonotonicTime,
    _ id: String
  ) async throws -> Acknowledgement {
    guard (1...9).contains(colour) else {
      throw SessionError(.unknownItem, "marks have the colours 1 to 9")
    }
    let label = label.isEmpty ? "" : try text(label, "a label")
    let reach = min(frame.index, interview.sampleRate.frames(seconds: Self.markReachSeconds))
    lastMark = (id, colour, moment)
    let body = EventBody.marked(EventBody.Marked(colour: colour, label: label, reach: reach))
    return try await record([body], command, frame, moment, id)
  }

  /// How far back a mark reaches unless said otherwise: people press it when they have *heard* something.
  package static let markReachSeconds = 10.0

  private func answer(
    _ question: Question, _ words: String, _ command: InterviewCommand, _ frame: Frame,
    _ moment: MonotonicTime, _ id: String
  ) async throws -> Acknowledgement {
    _ = try answerable(question)
    guard let kind = AnswerKinds.kind(question.kind) else { throw notAnswerable(question) }
    do {
      let value = try kind.value(from: words, for: question)
      let body = EventBody.answered(question: question.id, value: value, mode: .interviewer)
      return try await record([body], command, frame, moment, id)
    } catch let problem as AnswerProblem {
      throw SessionError(.notAnAnswer, problem.message)
    }
  }

  private func answerable(_ question: Question) throws -> Question {
    guard !question.isOpen, AnswerKinds.kind(question.kind) != nil else { throw notAnswerable(question) }
    return question
  }

  private func notAnswerable(_ question: Question) -> SessionError {
    SessionError(
      .notAnAnswer,
      "\(question.id) has no standardised answer here: its answer is the talk; write a note instead")
  }

  private func sounding(
    _ command: InterviewCommand, at moment: MonotonicTime, id: String
  ) async throws -> Acknowledgement {
    let body: EventBody
    let after: SessionState.Sounding
    switch (command, sounding) {
    case (.pause, .recording): (body, after) = (.paused, .paused)
    case (.offRecord(let reason), .recording): (body, after) = (.offRecord(reason: reason), .offRecord)
    case (.offRecord(let reason), .paused): (body, after) = (.offRecord(reason: reason), .offRecord)
    case (.continue, .paused): (body, after) = (.continued, .recording)
    case (.onRecord, .offRecord): (body, after) = (.onRecord, .recording)
    case (_, .paused): throw SessionError(.wrongState, "the recording is paused; continue it first")
    case (_, .offRecord): throw SessionError(.wrongState, "it is off record; go back on record first")
    default: throw SessionError(.wrongState, "it is recording already")
    }
    let frame = after == .recording ? sound.continue(at: moment) : sound.pause(at: moment)
    sounding = after
    try await store([body], at: frame, moment: moment, id: id)
    return acknowledge(command, frame, id)
  }

  private func probe(_ question: Question, _ number: Int) throws -> EventBody {
    guard question.probes.indices.contains(number - 1), question.probes[number - 1].kind != .prompt else {
      let count = question.probes.count
      throw SessionError(
        .unknownItem,
        count == 0
          ? "\(question.id) has no probes"
          : "\(question.id) has no probe \(number) to tick; it has \(count) lines"
      )
    }
    let ticked = interview.tickedProbes[question.id]?.contains(number) == true
    return .probed(question: question.id, probe: number, isTicked: !ticked)
  }

  private func known(_ id: String) throws -> Question {
    if let question = interview.guide.question(id) { return question }
    throw SessionError(.unknownQuestion, "the guide has no question \"\(id)\"")
  }

  private func current() throws -> String {
    guard let question = interview.currentQuestion else {
      throw SessionError(.unknownQuestion, "no question is current; go to one first")
    }
    return question
  }

  private func neighbour(_ step: Int) throws -> String {
    let questions = interview.guide.questions
    guard let current = interview.currentQuestion,
      let index = questions.firstIndex(where: { $0.id == current })
    else {
      guard let first = questions.first else {
        throw SessionError(.endOfGuide, "the guide has no questions")
      }
      return first.id
    }
    guard questions.indices.contains(index + step) else {
      throw SessionError(
        .endOfGuide, step > 0 ? "this is the last question of the guide" : "this is the first question")
    }
    return questions[index + step].id
  }

  private func newQuestionID() -> String {
    let taken = Set(interview.guide.questions.map(\.id))
    var number = 1 + interview.events.count { if case .asked = $0.body { true } else { false } }
    while taken.contains("added_\(number)") { number += 1 }
    return "added_\(number)"
  }

  private func text(_ words: String, _ what: String) throws -> String {
    guard words.utf8.count <= 100_000 else {
      throw SessionError(.badText, "\(what) may have at most 100 000 bytes")
    }
    let clean = String(words.unicodeScalars.filter { $0 == "\n" || $0 == "\t" || $0.value >= 32 })
    guard clean.contains(where: { !$0.isWhitespace }) else {
      throw SessionError(.badText, "\(what) needs at least one letter")
    }
    return clean
  }
}
