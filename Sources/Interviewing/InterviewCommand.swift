package import Guide
package import Interview

/// What an interviewer can do during an interview. The terminal, command files and the web app all send these.
package enum InterviewCommand: Hashable, Sendable {
  /// Go to a question.
  case visit(question: String)
  /// Go to the next question of the guide.
  case next
  /// Go to the question before.
  case previous
  /// Set a mark; the colour is 1...9.
  case mark(colour: Int, label: String)
  /// Set a mark; when the last one is younger than two seconds, give it the next colour instead.
  case markAgain
  /// Name, colour or move a mark.
  case editMark(id: String, colour: Int?, label: String?)
  /// The first letter of a note was typed.
  case beginNote
  /// The whole text of a note that was begun.
  case noteText(note: String, text: String)
  /// A note, begun and written in one go.
  case note(text: String)
  /// Answer a question with what was typed.
  case answer(question: String, text: String)
  /// Leave a question without an answer, with a reason.
  case noAnswer(question: String, reason: MissingReason)
  /// Take an answer back.
  case clearAnswer(question: String)
  /// Flag a question, or take the flag away; `nil` is the current one.
  case flag(question: String?)
  /// Tick a probe (1-based), or untick it.
  case probe(question: String, number: Int)
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
  /// Take back what was done last.
  case undo
  /// Begin a new sound file.
  case part
  /// Change facts about the interview.
  case edit(EventBody.Metadata)
  /// Close the interview.
  case save
  /// Stop recording but keep the interview open.
  case leave

  /// The word in command files and acknowledgements.
  package var word: String {
    switch self {
    case .visit: "visit"
    case .next: "next"
    case .previous: "previous"
    case .mark, .markAgain: "mark"
    case .editMark: "edit-mark"
    case .beginNote, .note, .noteText: "note"
    case .answer: "answer"
    case .noAnswer: "no-answer"
    case .clearAnswer: "clear-answer"
    case .flag: "flag"
    case .probe: "probe"
    case .pause: "pause"
    case .continue: "continue"
    case .offRecord: "off-record"
    case .reason: "reason"
    case .onRecord: "on-record"
    case .ask: "ask"
    case .undo: "undo"
    case .part: "part"
    case .edit: "edit"
    case .save: "save"
    case .leave: "leave"
    }
  }
}
