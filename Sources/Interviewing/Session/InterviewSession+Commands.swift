import Guide
import Interview
import Timeline

/// One command on its way: what, where on the sound, when, and by which identifier.
struct Touch {
  var command: InterviewCommand
  var frame: Frame
  var moment: MonotonicTime
  var id: String
}

extension InterviewSession {
  /// Checks one command and stores what it means.
  func carryOut(
    _ command: InterviewCommand, at moment: MonotonicTime, id: String
  ) async throws -> Acknowledgement {
    try checkState(for: command, at: moment)
    let touch = Touch(command: command, frame: frame(at: moment), moment: moment, id: id)
    switch command {
    case .visit, .visitSection, .next, .previous, .ask, .answer, .noAnswer, .clearAnswer, .flag, .settle,
      .probe, .keyword,
      .transcribe:
      return try await question(touch)
    case .mark, .markAgain, .markAt, .editMark, .deleteMark: return try await mark(touch)
    case .beginNote, .noteText, .note, .noteAt, .deleteNote, .ink, .deleteStroke:
      return try await note(touch)
    case .handOver, .language, .finishHandover, .handBack: return try await handover(touch)
    case .pause, .continue, .offRecord, .onRecord: return try await sounding(touch)
    case .reason(let words):
      guard sounding == .offRecord else { throw SessionError(.notOffRecord) }
      return try await announce(.offRecordReason(try Words.clean(words, .reason)), touch)
    case .undo(let event): return try await undo(event, touch)
    case .part:
      sound.beginPart(at: moment)
      return acknowledge(command, touch.frame, id)
    case .consent(let consent): return try await agreement(consent, touch)
    case .edit(let metadata): return try await record([.edited(try Words.clean(metadata))], touch)
    case .save, .leave: return acknowledge(command, touch.frame, id)
    }
  }

  /// Stores events that `undo` can take back together.
  func record(_ bodies: [EventBody], _ touch: Touch, note: String? = nil) async throws -> Acknowledgement {
    let events = try await store(bodies, at: touch.frame, moment: touch.moment, id: touch.id)
    history.did(events.map(\.id), note: note)
    return acknowledge(touch.command, touch.frame, touch.id)
  }

  /// Stores an event that `undo` leaves alone.
  func announce(_ body: EventBody, _ touch: Touch) async throws -> Acknowledgement {
    try await store([body], at: touch.frame, moment: touch.moment, id: touch.id)
    return acknowledge(touch.command, touch.frame, touch.id)
  }

  /// Stores what was agreed to.
  private func agreement(_ consent: Consent, _ touch: Touch) async throws -> Acknowledgement {
    let done = try await record([.consented(consent)], touch)
    try await obeyRefusal(touch)
    return done
  }

  /// With a no to recording the sound stops, and stays off the record until it is a yes.
  private func obeyRefusal(_ touch: Touch) async throws {
    guard ConsentRule.recording(interview.consent) == .refused, [.recording, .paused].contains(sounding)
    else { return }
    _ = try await sounding(
      Touch(
        command: .offRecord(reason: ""), frame: touch.frame, moment: touch.moment, id: Identifier.fresh()))
  }

  private func undo(_ command: String?, _ touch: Touch) async throws -> Acknowledgement {
    let events: [String]
    if let command {
      guard let known = history.command(command) else { throw SessionError(.notUndoable) }
      events = known.filter { !history.isUndone($0) }
      guard !events.isEmpty else { throw SessionError(.undoneAlready) }
    } else {
      guard let last = history.last else { throw SessionError(.nothingToUndo) }
      events = last
    }
    var takenBack = TakenBack(events, of: interview)
    try await store(
      events.reversed().map { .undone(event: $0) }, at: touch.frame, moment: touch.moment, id: touch.id)
    takenBack.learn(from: interview)
    history.tookBack(events)
    if let last = lastMark, events.contains(last.id) { lastMark = nil }
    try await followSilence(touch)
    try await obeyRefusal(touch)
    var done = acknowledge(touch.command, touch.frame, touch.id)
    done.takenBack = takenBack
    return done
  }

  private func sounding(_ touch: Touch) async throws -> Acknowledgement {
    let body: EventBody
    let after: SessionState.Sounding
    switch (touch.command, sounding) {
    case (.continue, .paused) where isSilenced:
      (body, after, isSilentByGuide) = (.offRecord(reason: ""), .offRecord, true)
    case (.onRecord, .offRecord) where isSilenced: throw SessionError(.neverRecorded)
    case (.onRecord, .offRecord) where ConsentRule.recording(state.interview.consent) == .refused:
      throw SessionError(.recordingRefused)
    case (.pause, .recording): (body, after) = (.paused, .paused)
    case (.offRecord(let reason), .recording): (body, after) = (.offRecord(reason: reason), .offRecord)
    case (.offRecord(let reason), .paused): (body, after) = (.offRecord(reason: reason), .offRecord)
    case (.continue, .paused): (body, after) = (.continued, .recording)
    case (.onRecord, .offRecord): (body, after) = (.onRecord, .recording)
    case (_, .paused): throw SessionError(.paused)
    case (_, .offRecord): throw SessionError(.offRecord)
    default: throw SessionError(.recordingAlready)
    }
    var touch = touch
    touch.frame = after == .recording ? sound.continue(at: touch.moment) : sound.pause(at: touch.moment)
    sounding = after
    return try await announce(body, touch)
  }
}
