import Guide
import Interview

/// The words of a transcript in the language of the talk: German, else English.
struct TranscriptWords {
  let interview: String
  let participant: String
  let date: String
  let guide: String
  let sound: String
  let visit: String
  let note: String
  let answer: String
  let takenBack: String
  private let isGerman: Bool

  static func of(language: String) -> TranscriptWords {
    isGerman(language) ? german : english
  }

  /// Whether a language tag means German.
  static func isGerman(_ language: String) -> Bool {
    language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).first == "de"
  }

  private static let english = TranscriptWords(
    interview: "Interview", participant: "Participant", date: "Date", guide: "Guide", sound: "Sound",
    visit: "visit", note: "Note", answer: "Answer", takenBack: "taken back", isGerman: false)

  private static let german = TranscriptWords(
    interview: "Interview", participant: "Person", date: "Datum", guide: "Leitfaden", sound: "Ton",
    visit: "Besuch", note: "Notiz", answer: "Antwort", takenBack: "zurückgenommen", isGerman: true)

  /// Before the heading of a section that was chosen as a whole.
  var section: String { isGerman ? "Abschnitt" : "Section" }

  /// The sound in front of a visit.
  var before: String { isGerman ? "davor" : "before" }

  /// The sound behind a visit.
  var after: String { isGerman ? "danach" : "after" }

  /// From a time on.
  func from(_ moment: String) -> String { "\(isGerman ? "ab" : "from") \(moment)" }

  func part(_ number: Int, of count: Int) -> String {
    isGerman ? "Teil \(number) von \(count)" : "part \(number) of \(count)"
  }

  func mark(_ number: Int, _ colour: Int, _ label: String) -> String {
    let word = isGerman ? "Marke" : "Mark"
    let name = isGerman ? germanColour(colour) : MarkerName.colour(colour)
    return "\(word) \(number) \(name)" + (label.isEmpty ? "" : ": \(label)")
  }

  func reason(_ reason: MissingReason) -> String {
    switch reason {
    case .skipped: isGerman ? "übersprungen" : "skipped"
    case .dontKnow: isGerman ? "weiß nicht" : "don't know"
    case .refused: isGerman ? "verweigert" : "refused"
    case .notApplicable: isGerman ? "trifft nicht zu" : "not applicable"
    case .notReached: isGerman ? "nicht mehr gefragt" : "not reached"
    }
  }

  func stretch(_ stretch: SoundBreak) -> String {
    let word =
      switch stretch.kind {
      case .pause: isGerman ? "Pause" : "Pause"
      case .offRecord: isGerman ? "Ohne Aufnahme" : "Off record"
      case .interruption:
        isGerman
          ? "um \(stretch.clock) unterbrochen, alles erhalten"
          : "interrupted at \(stretch.clock), everything kept"
      }
    let reason = MarkerName.oneLine(stretch.reason)
    let length = stretch.nanoseconds.map { ", \(Int(($0 + 500_000_000) / 1_000_000_000)) s" } ?? ""
    return word + (reason.isEmpty ? "" : ": \(reason)") + length
  }

  func gap(seconds: Double) -> String {
    let tenths = Int((min(max(seconds, 0), 1e9) * 10).rounded())
    let length = "\(tenths / 10)\(isGerman ? "," : ".")\(tenths % 10) s"
    return isGerman ? "Ton fehlt, \(length)" : "Sound is missing, \(length)"
  }

  private func germanColour(_ number: Int) -> String {
    switch number {
    case 1: "rot"
    case 2: "gelb"
    case 3: "grün"
    case 4: "blau"
    case 5: "violett"
    default: "Farbe \(number)"
    }
  }
}
