import Foundation
import Wording

/// The words of the terminal recorder, in the interviewer's language.
struct RecorderTexts: Sendable {
  /// BCP 47 tag.
  let language: String

  static let english = RecorderTexts(language: "en")
  static let german = RecorderTexts(language: "de")

  /// In the language of the environment.
  static func current(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> RecorderTexts
  {
    RecorderTexts(language: Console.language(environment))
  }

  /// The invitation to begin, when sound from before the start is kept.
  func readyToStart(seconds: Int) -> String {
    say("Ready. Enter begins the recording; the last \(seconds) seconds before it are kept")
  }

  func say(_ sentence: Sentence) -> String { sentence.said(in: language) }

  var recording: String { say("RECORDING") }
  var paused: String { say("PAUSED") }
  var offRecord: String { say("OFF RECORD") }
  var ended: String { say("ENDED") }
  var noSound: String { say("NO SOUND") }
  var lost: String { say("MICROPHONE GONE - plug it in again") }
  var failed: String { say("RECORDING FAILED") }
  var saved: String { say("saved") }
  var saving: String { say("saving") }
  var notSaved: String { say("NOT SAVED") }
  var marks: String { say("marks") }
  var notes: String { say("notes") }
  var asked: String { say("asked") }
  var of: String { say("of") }
  var hoursLeft: String { say("h free") }
  var gaps: String { say("gaps") }
  var silent: String { say("silence: is the microphone muted?") }
  var clipping: String { say("too loud: move the microphone away") }
  var keyLine: String {
    say("arrows step  m MARK  n note  a answer  d done  f flag  p pause  ? keys  q save")
  }
  var pausedKeyLine: String {
    say("p CONTINUE RECORDING   arrows question  n note  a answer  ? keys  q save")
  }
  var offRecordKeyLine: String { say("o back on record   arrows question  n note  a answer  ? keys  q save") }
  var noteTitle: String { say("Note") }
  var answerTitle: String { say("Answer") }
  var goToTitle: String { say("Go to question number") }
  var labelTitle: String { say("Name of the mark") }
  var reasonTitle: String { say("Off record because") }
  var askTitle: String { say("New question") }
  var probeTitle: String { say("Probe number") }
  var enterStores: String { say("Enter: done   Esc: cancel") }
  var missingCodes: String {
    say("no answer: -9 skipped, -8 don't know, -7 would rather not, -6 does not apply")
  }
  var saveQuestion: String { say("q or Enter saves and closes - l leaves it open - any other key continues") }
  var stillRecording: String { say("Still recording. q saves and closes.") }
  var undone: String { say("Undone") }
  var marked: String { say("Mark") }
  var flaggedOn: String { say("Flagged") }
  var flaggedOff: String { say("Flag taken away") }
  var offRecordKey: String { say("Off record: o goes back on record.") }
  var nothingYet: String { say("m sets a mark, n begins a note: they appear here") }
  var notChosen: String { say("not answered yet") }
  var answer: String { say("Answer") }
  var noAnswerYet: String { say("press a to answer") }
  var openQuestion: String { say("open question: the answer is the talk") }
  var helpTitle: String { say("Keys (down, up: scroll; any other key closes this; recording continues)") }
  var added: String { say("Added question") }
  var storageProblem: String { say("NOT STORED") }
  var help: [String] {
    let lines: [Sentence] = [
      "right, PgDn             next question",
      "left, PgUp              question before",
      "/ 3 Enter               go to question 3 (without /, where nothing is chosen)",
      "down, up                the rest of a long question",
      "i                       introduction and texts of the sections",
      "m                       mark; again within 2 s: next colour",
      "l                       name the last mark",
      "n                       note, stamped at this very moment",
      "1 2 3 …                 choose the answer with this key, begin a number",
      "a                       answer: every choice has a key, arrows and Enter choose",
      "x 1                     tick probe 1",
      "d                       your mark “done”, on / off; answers stay",
      "f                       flag to come back to",
      "+                       add a question and ask it now",
      "p, space                pause / continue",
      "o                       off record / back on record",
      "u                       undo the last step",
      "q                       save and close (q, then l: leave it open)",
    ]
    return lines.map(say)
  }
  var plainWelcome: String { say("Recording. Type ? and Enter for the commands.") }
  var plainHelp: [String] {
    say(
      "n next, p back, g NUMBER go to, m LABEL mark, t TEXT note, a VALUE answer, x NUMBER probe, f flag,\n"
        + "pause, continue, o REASON off or back on record, ask TEXT, u take back, s status, q save and close.\n"
        + "i texts of the guide. The words of command files work as well."
    ).components(separatedBy: "\n")
  }
  var missing: [String: String] {
    let words: [String: Sentence] = [
      "skipped": "skipped",
      "dontKnow": "don't know",
      "refused": "would rather not say",
      "notApplicable": "does not apply",
    ]
    return words.mapValues(say)
  }
}
