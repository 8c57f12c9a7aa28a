import Sound
import Timeline

extension RecorderTexts {
  /// That more lines stand below.
  func below(_ lines: Int, _ unicode: Bool) -> String {
    let sign = unicode ? "↓" : "v"
    if isGerman { return "\(sign) \(lines) weitere \(lines == 1 ? "Zeile" : "Zeilen"): Pfeil ab" }
    return "\(sign) \(lines) more \(lines == 1 ? "line" : "lines"): down key"
  }

  /// That lines stand above.
  func above(_ lines: Int, _ unicode: Bool) -> String {
    let sign = unicode ? "↑" : "^"
    if isGerman { return "\(sign) \(lines) \(lines == 1 ? "Zeile" : "Zeilen") darüber: Pfeil auf" }
    return "\(sign) \(lines) \(lines == 1 ? "line" : "lines") above: up key"
  }

  /// How the first question is reached from the introduction.
  var firstQuestionKey: String {
    isGerman ? "Pfeil rechts: zur ersten Frage" : "right arrow: on to the first question"
  }

  /// While a note is typed.
  var noteIsKept: String {
    isGerman ? "Eingabe oder Esc: fertig, der Text bleibt" : "Enter or Esc: done, the text is kept"
  }

  /// While the reason for being off record is typed: it is off record already, and stays so.
  var reasonKeyLine: String {
    isGerman
      ? "Eingabe: fertig   Esc: ohne Grund   danach nimmt o wieder auf"
      : "Enter: done   Esc: no reason   then o goes back on record"
  }

  /// What is said of a mark that was set just now.
  var markedAndNamed: String { isGerman ? "Marke. l benennt sie." : "Mark set. l names it." }

  /// In place of a heading that a section does not have.
  var noHeading: String { isGerman ? "(ohne Überschrift)" : "(no heading)" }

  /// Before a picture, sound or film that is shown to the interviewee.
  var toShow: String { isGerman ? "Zu zeigen" : "To show" }

  /// What a calculated question says before it has a value.
  var notCalculatedYet: String { isGerman ? "noch nicht berechnet" : "not calculated yet" }

  /// How a choice is made.
  var keyOfChoice: String {
    isGerman
      ? "die Ziffer davor wählt; a, dann auch der Buchstabe" : "its digit chooses; after a its letter, too"
  }

  /// That `a` has nothing to do here.
  var nothingToAnswer: String {
    isGerman ? "Hier ist nichts zu beantworten" : "There is nothing to answer here"
  }

  /// While the number of a question is typed.
  var digitsOnly: String {
    isGerman
      ? "Hier nur Ziffern: die Nummer der Frage; Esc bricht ab"
      : "Only digits here: the number of the question; Esc ends it"
  }

  /// That a key makes no choice.
  var noSuchKey: String {
    isGerman
      ? "Diese Taste wählt hier nichts; Esc beendet das Antworten"
      : "This key chooses nothing here; Esc ends answering"
  }

  /// The keys while choices are made.
  var fillingKeyLine: String {
    isGerman
      ? "Taste der Wahl, oder Pfeile und Eingabe   Rück: löschen   Tab: tippen   Esc: fertig"
      : "key of a choice, or arrows and Enter   Backspace: clear   Tab: type   Esc: done"
  }

  /// The keys while the texts of the guide are read.
  var readingKeyLine: String {
    isGerman
      ? "ab, auf: blättern   jede andere Taste: zurück zur Frage (die Aufnahme läuft weiter)"
      : "down, up: scroll   any other key: back to the question (recording goes on)"
  }

  /// What is converted because the microphone delivers something else.
  func text(_ conversion: SoundConversion) -> String {
    let format = conversion.format
    var pairs: [(String, String)] = []
    if let rate = conversion.rate { pairs.append((kilohertz(rate), kilohertz(format.rate.hertz))) }
    if let count = conversion.channels { pairs.append((channels(count), channels(format.channels))) }
    if let bits = conversion.bits { pairs.append(("\(bits) bit", "\(format.bits) bit")) }
    let (from, to) = (pairs.map(\.0).joined(separator: ", "), pairs.map(\.1).joined(separator: ", "))
    return isGerman
      ? "Das Mikrofon liefert \(from); aufgenommen wird umgerechnet: \(to)"
      : "The microphone delivers \(from); it is converted and recorded as \(to)"
  }

  /// The same for a line with little room: `48 → 16 kHz`.
  func short(_ conversion: SoundConversion) -> String? {
    conversion.rate.map { "\(kilohertz($0)) > \(kilohertz(conversion.format.rate.hertz))" }
  }

  private func kilohertz(_ hertz: Int) -> String {
    let text = hertz % 1000 == 0 ? "\(hertz / 1000)" : "\(Double(hertz) / 1000)"
    return (isGerman ? text.replacing(".", with: ",") : text) + " kHz"
  }

  private func channels(_ count: Int) -> String {
    count == 1 ? (isGerman ? "ein Kanal" : "one channel") : isGerman ? "\(count) Kanäle" : "\(count) channels"
  }

  /// Which code was chosen for a participant that nobody named.
  func chosenCode(_ code: String) -> String {
    isGerman
      ? "Code der Person: \(code), der nächste freie (--participant gibt einen anderen)"
      : "participant’s code: \(code), the next free one (--participant gives another)"
  }
}
