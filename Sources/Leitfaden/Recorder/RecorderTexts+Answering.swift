import Sound
import Timeline
import Wording

extension RecorderTexts {
  /// That more lines stand below.
  func below(_ lines: Int, _ unicode: Bool) -> String {
    let sign = unicode ? "↓" : "v"
    return say(lines == 1 ? "\(sign) 1 more line: down key" : "\(sign) \(lines) more lines: down key")
  }

  /// That lines stand above.
  func above(_ lines: Int, _ unicode: Bool) -> String {
    let sign = unicode ? "↑" : "^"
    return say(lines == 1 ? "\(sign) 1 line above: up key" : "\(sign) \(lines) lines above: up key")
  }

  /// How the first question is reached from the introduction.
  var firstQuestionKey: String {
    say("right arrow: on to the first question")
  }

  /// While a note is typed.
  var noteIsKept: String {
    say("Enter or Esc: done, the text is kept")
  }

  /// While the reason for being off record is typed: it is off record already, and stays so.
  var reasonKeyLine: String {
    say("Enter: done   Esc: no reason   then o goes back on record")
  }

  /// What is said of a mark that was set just now.
  var markedAndNamed: String { say("Mark set. l names it.") }

  /// In place of a heading that a section does not have.
  var noHeading: String { say("(no heading)") }

  /// Before a picture, sound or film that is shown to the interviewee.
  var toShow: String { say("To show") }

  /// What a calculated question says before it has a value.
  var notCalculatedYet: String { say("not calculated yet") }

  /// How a choice is made.
  var keyOfChoice: String {
    say("its digit chooses; after a its letter, too")
  }

  /// That `a` has nothing to do here.
  var nothingToAnswer: String {
    say("There is nothing to answer here")
  }

  /// While the number of a question is typed.
  var digitsOnly: String {
    say("Only digits here: the number of the question; Esc ends it")
  }

  /// That a key makes no choice.
  var noSuchKey: String {
    say("This key chooses nothing here; Esc ends answering")
  }

  /// The keys while choices are made.
  var fillingKeyLine: String {
    say("key of a choice, or arrows and Enter   Backspace: clear   Tab: type   Esc: done")
  }

  /// The keys while the texts of the guide are read.
  var readingKeyLine: String {
    say("down, up: scroll   any other key: back to the question (recording continues)")
  }

  /// What is converted because the microphone delivers something else.
  func text(_ conversion: SoundConversion) -> String {
    let format = conversion.format
    var pairs: [(String, String)] = []
    if let rate = conversion.rate { pairs.append((kilohertz(rate), kilohertz(format.rate.hertz))) }
    if let count = conversion.channels { pairs.append((channels(count), channels(format.channels))) }
    if let bits = conversion.bits { pairs.append(("\(bits) bit", "\(format.bits) bit")) }
    let (from, to) = (pairs.map(\.0).joined(separator: ", "), pairs.map(\.1).joined(separator: ", "))
    return say("The microphone delivers \(from); it is converted and recorded as \(to)")
  }

  /// The same for a line with little room: `48 → 16 kHz`.
  func short(_ conversion: SoundConversion) -> String? {
    conversion.rate.map { "\(kilohertz($0)) > \(kilohertz(conversion.format.rate.hertz))" }
  }

  private func kilohertz(_ hertz: Int) -> String {
    let text = hertz % 1000 == 0 ? "\(hertz / 1000)" : "\(Double(hertz) / 1000)"
    return (language == "de" ? text.replacing(".", with: ",") : text) + " kHz"
  }

  private func channels(_ count: Int) -> String {
    say(count == 1 ? "one channel" : "\(count) channels")
  }

  /// Which code was chosen for a participant that nobody named.
  func chosenCode(_ code: String) -> String {
    say("participant’s code: \(code), the next free one (--participant gives another)")
  }
}
