import Analysis
import Guide
import Wording

/// The fixed words of reports. Words of guides and people are never translated.
struct ReportWords {
  /// Words of tables and charts.
  let tables: AnalysisTexts
  /// Words for marks, breaks and answers.
  let said: TranscriptWords

  /// Words in a language, a BCP 47 tag; English where tables have none in it.
  init(language: String) {
    tables = AnalysisTexts(language: language)
    said = TranscriptWords(language: tables.language.rawValue)
  }

  /// BCP 47 tag of the words.
  var tag: String { tables.language.rawValue }

  /// The sentence in the language of the words.
  func say(_ sentence: Sentence) -> String { sentence.said(in: tag) }

  var interview: String { say("Interview") }
  var guide: String { say("Guide") }
  var search: String { say("Search") }
  var show: String { say("Show") }
  var play: String { say("Play") }
  var pause: String { say(Sentence("Pause", named: "reportPause")) }
  var speed: String { say("Speed") }
  var position: String { say("Position in the interview") }
  var answer: String { say("Answer") }
  var chosen: String { say("chosen") }
  var noAnswer: String { say("No answer") }
  var earlier: String { say("Earlier") }
  var keywords: String { say("Keywords") }
  var probes: String { say("Came up") }
  var note: String { say("Note") }
  var drawing: String { say("Drawing") }
  var flagged: String { say("to come back to") }
  var transcript: String { say("Transcript") }
  var unranked: String { say("not put in order") }
  var untitled: String { tables.untitledSection }
  var notSaved: String { say("not finished yet") }
  var byInterviewee: String { say("by the interviewee") }

  func seconds(_ amount: Int, back: Bool) -> String {
    back
      ? say("\(amount) seconds back")
      : say("\(amount) seconds on")
  }

  func playFrom(_ time: String) -> String { say("Play from \(time)") }

  func parts(_ count: Int) -> String { say("\(count) parts") }

  func questions(_ count: Int) -> String {
    count == 1 ? say("1 question") : say("\(count) questions")
  }

  func marks(_ count: Int) -> String {
    count == 1 ? say("1 mark") : say("\(count) marks")
  }

  func notes(_ count: Int) -> String {
    count == 1 ? say("1 note") : say("\(count) notes")
  }

  func interviews(_ count: Int) -> String {
    count == 1 ? say("1 interview") : say("\(count) interviews")
  }
}
