import Analysis
import Guide

/// The fixed words of reports. Words of guides and people are never translated.
struct ReportWords {
  /// Words of tables and charts.
  let tables: AnalysisTexts
  /// Words for marks, breaks and answers.
  let said: TranscriptWords
  private let isGerman: Bool

  /// German for `de` and its regions, else English.
  init(language: String) {
    tables = AnalysisTexts(language: language)
    said = TranscriptWords.of(language: language)
    isGerman = tables.language == .de
  }

  /// BCP 47 tag of the words.
  var tag: String { tables.language.rawValue }

  /// One of two texts.
  func say(_ english: String, _ german: String) -> String { isGerman ? german : english }

  var interview: String { say("Interview", "Interview") }
  var guide: String { say("Guide", "Leitfaden") }
  var search: String { say("Search", "Suchen") }
  var show: String { say("Show", "Anzeigen") }
  var play: String { say("Play", "Abspielen") }
  var pause: String { say("Pause", "Anhalten") }
  var speed: String { say("Speed", "Tempo") }
  var position: String { say("Position in the interview", "Stelle im Interview") }
  var answer: String { say("Answer", "Antwort") }
  var chosen: String { say("chosen", "gewählt") }
  var noAnswer: String { say("No answer", "Ohne Antwort") }
  var earlier: String { say("Earlier", "Früher") }
  var keywords: String { say("Keywords", "Stichwörter") }
  var probes: String { say("Came up", "Kam zur Sprache") }
  var note: String { say("Note", "Notiz") }
  var drawing: String { say("Drawing", "Zeichnung") }
  var flagged: String { say("to come back to", "noch einmal ansprechen") }
  var transcript: String { say("Transcript", "Transkript") }
  var unranked: String { say("not put in order", "nicht eingereiht") }
  var untitled: String { tables.untitledSection }
  var notSaved: String { say("not finished yet", "noch nicht abgeschlossen") }
  var byInterviewee: String { say("by the interviewee", "von der interviewten Person") }

  func seconds(_ amount: Int, back: Bool) -> String {
    back
      ? say("\(amount) seconds back", "\(amount) Sekunden zurück")
      : say("\(amount) seconds on", "\(amount) Sekunden weiter")
  }

  func playFrom(_ time: String) -> String { say("Play from \(time)", "Ab \(time) abspielen") }

  func parts(_ count: Int) -> String { say("\(count) parts", "\(count) Teile") }

  func questions(_ count: Int) -> String {
    count == 1 ? say("1 question", "1 Frage") : say("\(count) questions", "\(count) Fragen")
  }

  func marks(_ count: Int) -> String {
    count == 1 ? say("1 mark", "1 Marke") : say("\(count) marks", "\(count) Marken")
  }

  func notes(_ count: Int) -> String {
    count == 1 ? say("1 note", "1 Notiz") : say("\(count) notes", "\(count) Notizen")
  }

  func interviews(_ count: Int) -> String {
    count == 1 ? say("1 interview", "1 Interview") : say("\(count) interviews", "\(count) Interviews")
  }
}
