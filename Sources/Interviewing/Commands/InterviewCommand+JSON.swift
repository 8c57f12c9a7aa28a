package import Foundation
import Guide
import Interview
package import Timeline
import Wording

/// A command as a page sends it: flat JSON, `{"id": "<uuid>", "command": "visit", "question": "x", "at": 123.4}`.
///
/// Whatever is wrong with it - an unknown word, a field that is missing, unknown or of another type, an identifier that
/// is not UUID text in lower case, a number that is none - is a `SessionError` with one sentence.
package struct CommandMessage: Hashable, Sendable {
  /// Made by the sender; becomes the event's identifier.
  package var id: String
  /// What is to be done.
  package var command: InterviewCommand
  /// When it was done, in milliseconds of the server's monotonic clock as the page reckons it; `nil`: on arrival.
  package var at: Double?

  /// The moment of the touch; `arrival` when the page did not name one.
  package func moment(arrival: MonotonicTime) -> MonotonicTime {
    at.map { MonotonicTime(nanoseconds: Int64($0 * 1_000_000)) } ?? arrival
  }

  /// Reads one message.
  ///
  /// - Throws: `SessionError`, also for bytes that are no JSON at all.
  package static func read(_ data: Data) throws(SessionError) -> CommandMessage {
    do {
      return try JSONDecoder().decode(CommandMessage.self, from: data)
    } catch let error as SessionError {
      throw error
    } catch {
      throw SessionError(.notACommand, "a command is one JSON object; this cannot be read")
    }
  }
}

extension CommandMessage: Decodable {
  /// The furthest moment: some 285 years before or after the computer was switched on, as far as 64 bits count
  /// nanoseconds. What waited in a browser may be older than the computer's clock.
  private static let mostMilliseconds = 9e12

  /// Reads `{"id": …, "command": …, "at": …, …}`.
  package init(from decoder: any Decoder) throws {
    var fields = try CommandFields(decoder)
    fields.word = try fields.text("command")
    id = try fields.identifier("id")
    at = try fields.numberIf("at")
    if let at, !(-Self.mostMilliseconds...Self.mostMilliseconds).contains(at) {
      throw fields.wrong("at", "milliseconds of the server's clock")
    }
    guard let command = try InterviewCommand(&fields) else {
      throw SessionError(.notACommand, "“\(fields.word)” is not a command")
    }
    self.command = command
    try fields.checkRest()
  }
}

extension InterviewCommand {
  /// The command with the word and the fields of a message; `nil` when the word is unknown.
  init?(_ fields: inout CommandFields) throws {
    guard
      let command = try Self.talk(&fields) ?? Self.question(&fields) ?? Self.mark(&fields)
        ?? Self.note(&fields)
    else { return nil }
    self = command
  }

  private static func question(_ fields: inout CommandFields) throws -> InterviewCommand? {
    switch fields.word {
    case "visit": .visit(question: try fields.text("question"))
    case "section": .visitSection(try fields.text("section"))
    case "next": .next
    case "previous": .previous
    case "ask": .ask(text: try fields.text("text"))
    case "answer": .answer(question: try fields.text("question"), text: try fields.text("text"))
    case "no-answer": .noAnswer(question: try fields.text("question"), reason: try fields.reason())
    case "clear-answer": .clearAnswer(question: try fields.text("question"))
    case "flag": .flag(question: try fields.textIf("question"))
    case "done", "not-done": .settle(question: try fields.textIf("question"), isDone: fields.word == "done")
    case "probe": .probe(question: try fields.text("question"), number: try fields.integer("number"))
    case "keyword": .keyword(question: try fields.text("question"), word: try fields.text("word"))
    case "transcribe": .transcribe(visit: try fields.identifier("visit"), text: try fields.text("text"))
    case "hand-over": .handOver(section: try fields.text("section"))
    case "language": .language(try fields.text("language"))
    case "finish-hand-over": .finishHandover
    case "hand-back": .handBack
    default: nil
    }
  }

  private static func mark(_ fields: inout CommandFields) throws -> InterviewCommand? {
    switch fields.word {
    case "mark": .mark(colour: try fields.colourIf() ?? 1, label: try fields.textIf("label") ?? "")
    case "mark-again": .markAgain(mark: try fields.identifierIf("mark"))
    case "mark-at":
      .markAt(
        frame: try fields.frame("frame"), end: try fields.frameIf("end"), colour: try fields.colourIf() ?? 1,
        label: try fields.textIf("label") ?? "")
    case "edit-mark":
      .editMark(
        id: try fields.identifier("mark"), frame: try fields.frameIf("frame"), end: try fields.frameIf("end"),
        colour: try fields.colourIf(), label: try fields.textIf("label"))
    case "delete-mark": .deleteMark(id: try fields.identifier("mark"))
    default: nil
    }
  }

  private static func note(_ fields: inout CommandFields) throws -> InterviewCommand? {
    switch fields.word {
    case "begin-note": .beginNote
    case "note-text": .noteText(note: try fields.identifier("note"), text: try fields.text("text"))
    case "note": .note(text: try fields.text("text"))
    case "note-at": .noteAt(frame: try fields.frame("frame"), text: try fields.text("text"))
    case "delete-note": .deleteNote(id: try fields.identifier("note"))
    case "delete-stroke":
      .deleteStroke(note: try fields.identifier("note"), stroke: try fields.identifier("stroke"))
    case "ink": .ink(note: try fields.identifier("note"), stroke: try fields.stroke())
    default: nil
    }
  }

  private static func talk(_ fields: inout CommandFields) throws -> InterviewCommand? {
    switch fields.word {
    case "pause": .pause
    case "continue": .continue
    case "off-record": .offRecord(reason: try fields.textIf("reason") ?? "")
    case "reason": .reason(try fields.text("text"))
    case "on-record": .onRecord
    case "undo": .undo(event: try fields.identifierIf("event"))
    case "part": .part
    case "edit": .edit(try fields.facts())
    case "consent": .consent(try fields.consent())
    case "save": .save
    case "leave": .leave
    default: nil
    }
  }
}
