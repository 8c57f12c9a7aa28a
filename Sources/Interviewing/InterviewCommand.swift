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

/// The colours of marks by number, and their words in command files and exports.
package enum MarkColour {
  /// English words; number 1 is the first.
  package static let words = ["red", "yellow", "green", "blue", "violet"]
  private static let germanWords = ["rot", "gelb", "grün", "blau", "violett"]

  /// The number of a colour word (English or German), or `nil`.
  package static func number(_ word: some StringProtocol) -> Int? {
    let word = word.lowercased()
    return (words.firstIndex(of: word) ?? germanWords.firstIndex(of: word)).map { $0 + 1 }
  }

  /// The English word for a number; numbers without a word show as digits.
  package static func word(_ number: Int) -> String {
    words.indices.contains(number - 1) ? words[number - 1] : String(number)
  }

  /// The number after `number`, beginning again after the last.
  package static func next(after number: Int) -> Int { number % words.count + 1 }
}
