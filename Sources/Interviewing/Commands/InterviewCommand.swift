package import Guide
package import Interview
package import Timeline

/// What an interviewer can do during an interview. The terminal, command files and the web app all send these.
package enum InterviewCommand: Hashable, Sendable {
  /// Go to a question.
  case visit(question: String, mode: EventBody.AnswerMode = .interviewer)
  /// Go to a section as a whole: none of its questions is current, and the next one is its first.
  case visitSection(String)
  /// Go to the next question of the guide.
  case next
  /// Go to the question before.
  case previous
  /// Set a mark; the colour is 1...9.
  case mark(colour: Int, label: String)
  /// Set a mark; when the last one is younger than two seconds, give it the next colour instead. A page names the mark
  /// that was set there: that one gets the next colour, whatever others did meanwhile.
  case markAgain(mark: String? = nil)
  /// Set a mark while listening, exactly there; without an end it is a point.
  case markAt(frame: Frame, end: Frame?, colour: Int, label: String)
  /// Name, colour or move a mark; what is `nil` stays. Without an end a moved mark keeps its length.
  case editMark(id: String, frame: Frame? = nil, end: Frame? = nil, colour: Int? = nil, label: String? = nil)
  /// Remove a mark.
  case deleteMark(id: String)
  /// The first letter of a note was typed.
  case beginNote
  /// The whole text of a note that was begun. An empty one removes the note, unless something is drawn on it.
  case noteText(note: String, text: String)
  /// A note, begun and written in one go.
  case note(text: String)
  /// A note written while listening, filed to the visit at that position.
  case noteAt(frame: Frame, text: String)
  /// Remove a note with all that is drawn on it.
  case deleteNote(id: String)
  /// Draw a stroke on a note that was begun. The moment of the command is the beginning of the stroke; in
  /// an interview of the past it lies where the note lies.
  case ink(note: String, stroke: InkStroke)
  /// Rub out a stroke of a note.
  case deleteStroke(note: String, stroke: String)
  /// Answer a question with what was typed.
  case answer(question: String, text: String, mode: EventBody.AnswerMode = .interviewer)
  /// Leave a question without an answer, with a reason.
  case noAnswer(question: String, reason: MissingReason, mode: EventBody.AnswerMode = .interviewer)
  /// Take an answer back.
  case clearAnswer(question: String, mode: EventBody.AnswerMode = .interviewer)
  /// Flag a question, or take the flag away; `nil` is the current one.
  case flag(question: String?)
  /// Mark a question as done, or take the mark away, which leaves its answer alone; `nil` is the current one.
  case settle(question: String?, isDone: Bool)
  /// Tick a probe (1-based), or untick it.
  case probe(question: String, number: Int)
  /// Set a keyword for a question, or take it away when it stands.
  case keyword(question: String, word: String)
  /// What was said during a visit; an empty text takes the transcript away.
  case transcribe(visit: String, text: String)
  /// Let the interviewee answer the questions of a section alone.
  case handOver(section: String)
  /// Show the handed-over questions in another language of the guide, by its tag.
  case language(String)
  /// The interviewee is at the end of the section.
  case finishHandover
  /// The interviewer has the device again.
  case handBack
  /// Pause the sound.
  case pause
  /// Let the sound go on after a pause.
  case `continue`
  /// Go off record with a reason, which may be empty.
  case offRecord(reason: String)
  /// Say why it is off record, after the sound has stopped.
  case reason(String)
  /// Go back on record.
  case onRecord
  /// Add a question to the current section and go to it.
  case ask(text: String)
  /// Take back what was done last in this sitting, or exactly the command with this identifier, whoever gave it.
  case undo(event: String? = nil)
  /// Begin a new sound file.
  case part
  /// Change facts about the interview.
  case edit(EventBody.Metadata)
  /// Store what the participant agreed to.
  case consent(Consent)
  /// Close the interview.
  case save
  /// Stop recording but keep the interview open.
  case leave

  /// The word in command files and acknowledgements.
  package var word: String {
    switch self {
    case .visit: "visit"
    case .visitSection: "section"
    case .next: "next"
    case .previous: "previous"
    case .mark, .markAgain: "mark"
    case .markAt: "mark-at"
    case .editMark: "edit-mark"
    case .deleteMark: "delete-mark"
    case .beginNote, .note, .noteText: "note"
    case .noteAt: "note-at"
    case .deleteNote: "delete-note"
    case .ink: "ink"
    case .deleteStroke: "delete-stroke"
    case .answer: "answer"
    case .noAnswer: "no-answer"
    case .clearAnswer: "clear-answer"
    case .flag: "flag"
    case .settle(_, let isDone): isDone ? "done" : "not-done"
    case .probe: "probe"
    case .keyword: "keyword"
    case .transcribe: "transcribe"
    case .handOver: "hand-over"
    case .language: "language"
    case .finishHandover: "finish-hand-over"
    case .handBack: "hand-back"
    case .pause: "pause"
    case .continue: "continue"
    case .offRecord: "off-record"
    case .reason: "reason"
    case .onRecord: "on-record"
    case .ask: "ask"
    case .undo: "undo"
    case .part: "part"
    case .edit: "edit"
    case .consent: "consent"
    case .save: "save"
    case .leave: "leave"
    }
  }
}

extension InterviewCommand {
  /// Whether it can be done to an interview that nobody records.
  package var isEditing: Bool {
    switch self {
    case .markAt, .editMark, .deleteMark, .beginNote, .note, .noteAt, .noteText, .deleteNote, .ink,
      .deleteStroke,
      .transcribe, .answer, .noAnswer, .clearAnswer, .flag, .settle, .probe, .keyword, .edit, .consent,
      .undo:
      true
    default: false
    }
  }

  /// Whether it can still be done when it is told after the end, for a moment that was recorded. What changes the
  /// recording itself cannot.
  package var isOfAMoment: Bool {
    switch self {
    case .visit, .visitSection, .next, .previous, .ask, .mark, .markAgain, .finishHandover: true
    default: isEditing
    }
  }

  /// Whether it means the sitting in which it was given and no later one: what changes the recording or who has the
  /// device, and taking back whatever came last.
  package var isOfThisSitting: Bool {
    switch self {
    case .pause, .continue, .offRecord, .onRecord, .reason, .part, .handOver, .handBack, .undo(nil): true
    default: false
    }
  }

  /// The same command as it is meant while the device is handed over, for lines that do not say who speaks: answers to the
  /// questions of that section are the interviewee's.
  package func spoken(during handover: Handover?, of guide: Guide) -> InterviewCommand {
    switch self {
    case .answer(let question, _, _), .noAnswer(let question, _, _), .clearAnswer(let question, _):
      guard let handover, guide.section(ofQuestion: question)?.id == handover.section else { return self }
      return byInterviewee ?? self
    default: return self
    }
  }

  /// The same command as the interviewee gives it on the handed-over device; `nil` when an interviewee may not give it.
  package var byInterviewee: InterviewCommand? {
    switch self {
    case .visit(let question, _): .visit(question: question, mode: .handover)
    case .answer(let question, let text, _): .answer(question: question, text: text, mode: .handover)
    case .noAnswer(let question, let reason, _):
      .noAnswer(question: question, reason: reason, mode: .handover)
    case .clearAnswer(let question, _): .clearAnswer(question: question, mode: .handover)
    case .finishHandover, .language: self
    default: nil
    }
  }
}
