import Guide
import Interview
import Interviewing

/// Stands in until the session reads JSON itself.
struct CommandMessage: Decodable {
  var id: String
  var at: Double?
  var command: InterviewCommand

  private enum Keys: String, CodingKey {
    case id, at, command, question, colour, label, note, text, reason, number, title, participant, place,
      persons
    case language
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    func text(_ key: Keys) throws -> String { try values.decodeIfPresent(String.self, forKey: key) ?? "" }
    id = try values.decode(String.self, forKey: .id)
    at = try values.decodeIfPresent(Double.self, forKey: .at)
    switch try values.decode(String.self, forKey: .command) {
    case "visit": command = .visit(question: try text(.question))
    case "next": command = .next
    case "previous": command = .previous
    case "mark":
      command = .mark(
        colour: try values.decodeIfPresent(Int.self, forKey: .colour) ?? 1, label: try text(.label))
    case "mark-again": command = .markAgain
    case "begin-note": command = .beginNote
    case "note-text": command = .noteText(note: try text(.note), text: try text(.text))
    case "note": command = .note(text: try text(.text))
    case "answer": command = .answer(question: try text(.question), text: try text(.text))
    case "no-answer":
      command = .noAnswer(
        question: try text(.question), reason: MissingReason(word: try text(.reason)) ?? .skipped)
    case "clear-answer": command = .clearAnswer(question: try text(.question))
    case "flag": command = .flag(question: try values.decodeIfPresent(String.self, forKey: .question))
    case "probe":
      command = .probe(
        question: try text(.question), number: try values.decode(Int.self, forKey: .number))
    case "pause": command = .pause
    case "continue": command = .continue
    case "off-record": command = .offRecord(reason: try text(.reason))
    case "on-record": command = .onRecord
    case "ask": command = .ask(text: try text(.text))
    case "undo": command = .undo
    case "save": command = .save
    case "leave": command = .leave
    case let word:
      throw DecodingError.dataCorruptedError(forKey: .command, in: values, debugDescription: word)
    }
  }
}

extension InterviewSession {
  static func editing(
    _ interview: Interview, journal: any EventJournal, device: String
  ) -> InterviewSession {
    InterviewSession(
      interview: interview, journal: journal, sound: Silence(interview: interview), device: device)
  }
}
