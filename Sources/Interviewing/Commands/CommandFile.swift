import Guide
import Interview
import Foundation
import Wording

/// Reading the lines of a command file (`leitfaden record --commands`): one command a line, optionally with the
/// time at which it is given.
///
/// ```
/// visit first_day
/// +2.5 mark red Nobody asked
/// @6   note He laughs
/// ```
package enum CommandFile {
  /// One line.
  package struct Line: Hashable, Sendable {
    /// When it is given.
    package enum Moment: Hashable, Sendable {
      /// At once.
      case now
      /// So many seconds after the line before.
      case after(seconds: Double)
      /// When so many seconds of sound are recorded.
      case at(seconds: Double)
    }

    /// When it is given.
    package var moment: Moment
    /// What is to be done.
    package var command: InterviewCommand
  }

  /// Reads one line; `nil` for empty lines and comments.
  ///
  /// - Throws: `SessionError` with a sentence that does not name the line's number.
  package static func line(_ text: String) throws(SessionError) -> Line? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
    guard let first = text.first, first == "+" || first == "@" else {
      return Line(moment: .now, command: try command(text))
    }
    let (time, rest) = split(text)
    guard let seconds = Double(time.dropFirst()), seconds.isFinite, (0...86_400).contains(seconds) else {
      throw SessionError(.notACommand, "“\(time)” is not a time; write +2.5 or @6, in seconds")
    }
    return Line(
      moment: first == "+" ? .after(seconds: seconds) : .at(seconds: seconds), command: try command(rest))
  }

  private static func command(_ text: String) throws(SessionError) -> InterviewCommand {
    let (word, rest) = split(text)
    if let command = plainCommand(word, rest) {
      guard rest.isEmpty else {
        throw SessionError(.notACommand, "“\(word)” stands alone; “\(rest)” has no meaning there")
      }
      return command
    }
    switch word {
    case "visit": return .visit(question: try needed(rest, "visit QUESTION"))
    case "section": return .visitSection(try needed(rest, "section SECTION"))
    case "mark":
      let (colour, label) = split(rest)
      if let number = MarkColour.number(colour) { return .mark(colour: number, label: label) }
      return .mark(colour: 1, label: rest)
    case "note": return .note(text: try needed(rest, "note TEXT"))
    case "answer":
      let (question, value) = split(rest)
      return .answer(question: try needed(question, "answer QUESTION VALUE"), text: value)
    case "no-answer":
      let (question, word) = split(rest)
      guard let reason = MissingReason(word: word) else {
        let words = MissingReason.allCases.map(\.word).joined(separator: ", ")
        throw SessionError(.notACommand, "“\(word)” is not a reason; use one of \(words)")
      }
      return .noAnswer(question: question, reason: reason)
    case "flag": return .flag(question: rest.isEmpty ? nil : rest)
    case "done", "not-done": return .settle(question: rest.isEmpty ? nil : rest, isDone: word == "done")
    case "probe":
      let (question, number) = split(rest)
      guard let number = Int(number) else {
        throw SessionError(.notACommand, "write: probe QUESTION NUMBER")
      }
      return .probe(question: question, number: number)
    case "clear-answer": return .clearAnswer(question: try needed(rest, "clear-answer QUESTION"))
    case "keyword":
      let (question, word) = split(rest)
      return .keyword(question: question, word: try needed(word, "keyword QUESTION WORD"))
    case "hand-over": return .handOver(section: try needed(rest, "hand-over SECTION"))
    case "language": return .language(try needed(rest, "language TAG"))
    case "off-record": return .offRecord(reason: rest)
    case "ask": return .ask(text: try needed(rest, "ask TEXT"))
    default:
      throw SessionError(
        .notACommand,
        "“\(word)” is not a command; known are visit, section, next, previous, mark, note, answer, no-answer, "
          + "clear-answer, flag, done, not-done, probe, keyword, hand-over, language, finish-hand-over, hand-back, pause, continue, off-record, on-record, ask, undo, part, save, leave"
      )
    }
  }

  private static func plainCommand(_ word: String, _ rest: String) -> InterviewCommand? {
    switch word {
    case "next": .next
    case "previous": .previous
    case "pause": .pause
    case "continue": .continue
    case "on-record": .onRecord
    case "undo": .undo()
    case "finish-hand-over": .finishHandover
    case "hand-back": .handBack
    case "part": .part
    case "save": .save
    case "leave": .leave
    default: nil
    }
  }

  private static func needed(_ text: String, _ form: String) throws(SessionError) -> String {
    guard !text.isEmpty else { throw SessionError(.notACommand, "something is missing; write: \(form)") }
    return text
  }

  private static func split(_ text: String) -> (first: String, rest: String) {
    guard let end = text.firstIndex(where: \.isWhitespace) else { return (text, "") }
    return (String(text[..<end]), text[end...].trimmingCharacters(in: .whitespaces))
  }
}
