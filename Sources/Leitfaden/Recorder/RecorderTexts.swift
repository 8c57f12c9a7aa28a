import Foundation

/// The words of the terminal recorder, in the interviewer's language.
struct RecorderTexts: Sendable {
  let isGerman: Bool
  let recording, paused, offRecord, ended, noSound, lost, failed: String
  let saved, saving, notSaved, marks, notes, asked, of, hoursLeft, gaps: String
  let silent, clipping, keyLine, pausedKeyLine, offRecordKeyLine: String
  let noteTitle, answerTitle, goToTitle, labelTitle, reasonTitle, askTitle, probeTitle: String
  let enterStores, missingCodes, saveQuestion, stillRecording, undone, marked, flaggedOn, flaggedOff: String
  let offRecordKey: String
  let nothingYet, notChosen, answer, noAnswerYet, openQuestion, helpTitle, added, storageProblem: String
  let help: [String]
  let plainWelcome: String
  let plainHelp: [String]
  let missing: [String: String]

  /// German when the locale asks for it, else English.
  static func current(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> RecorderTexts
  {
    Console.language(environment) == "de" ? .german : .english
  }

  /// The invitation to begin, when sound from before the start is kept.
  func readyToStart(seconds: Int) -> String {
    isGerman
      ? "Bereit. Eingabe beginnt die Aufnahme; die letzten \(seconds) Sekunden davor bleiben erhalten"
      : "Ready. Enter begins the recording; the last \(seconds) seconds before it are kept"
  }

  static let english = RecorderTexts(
    isGerman: false, recording: "RECORDING", paused: "PAUSED", offRecord: "OFF RECORD", ended: "ENDED",
    noSound: "NO SOUND",
    lost: "MICROPHONE GONE - plug it in again", failed: "RECORDING FAILED",
    saved: "saved", saving: "saving", notSaved: "NOT SAVED", marks: "marks", notes: "notes", asked: "asked",
    of: "of", hoursLeft: "h free", gaps: "gaps",
    silent: "silence: is the microphone muted?", clipping: "too loud: move the microphone away",
    keyLine: "arrows step  m MARK  n note  a answer  d done  f flag  p pause  ? keys  q save",
    pausedKeyLine: "p CONTINUE RECORDING   arrows question  n note  a answer  ? keys  q save",
    offRecordKeyLine: "o back on record   arrows question  n note  a answer  ? keys  q save",
    noteTitle: "Note", answerTitle: "Answer", goToTitle: "Go to question number",
    labelTitle: "Name of the mark",
    reasonTitle: "Off record because", askTitle: "New question",
    probeTitle: "Probe number", enterStores: "Enter: done   Esc: cancel",
    missingCodes: "no answer: -9 skipped, -8 don't know, -7 would rather not, -6 does not apply",
    saveQuestion: "q or Enter saves and closes - l leaves it open - any other key goes on",
    stillRecording: "Still recording. q saves and closes.", undone: "Taken back",
    marked: "Mark", flaggedOn: "Flagged", flaggedOff: "Flag taken away",
    offRecordKey: "Off record: o goes back on record.",
    nothingYet: "m sets a mark, n begins a note: they appear here", notChosen: "not answered yet",
    answer: "Answer", noAnswerYet: "press a to answer", openQuestion: "open question: the answer is the talk",
    helpTitle: "Keys (down, up: scroll; any other key closes this; recording goes on)",
    added: "Added question",
    storageProblem: "NOT STORED",
    help: [
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
      "u                       take back the last step",
      "q                       save and close (q, then l: leave it open)",
    ],
    plainWelcome: "Recording. Type ? and Enter for the commands.",
    plainHelp: [
      "n next, p back, g NUMBER go to, m LABEL mark, t TEXT note, a VALUE answer, x NUMBER probe, f flag,",
      "pause, continue, o REASON off or back on record, ask TEXT, u take back, s status, q save and close.",
      "i texts of the guide. The words of command files work as well.",
    ],
    missing: [
      "skipped": "skipped", "dontKnow": "don't know", "refused": "would rather not say",
      "notApplicable": "does not apply",
    ])

  static let german = RecorderTexts(
    isGerman: true, recording: "AUFNAHME", paused: "PAUSE", offRecord: "OHNE AUFNAHME", ended: "BEENDET",
    noSound: "KEIN TON",
    lost: "MIKROFON WEG - bitte wieder einstecken", failed: "AUFNAHME GESCHEITERT",
    saved: "gesichert", saving: "sichert", notSaved: "NICHT GESICHERT", marks: "Marken", notes: "Notizen",
    asked: "gefragt", of: "von", hoursLeft: "h frei", gaps: "Lücken",
    silent: "Stille: ist das Mikrofon stumm?", clipping: "zu laut: Mikrofon weiter weg",
    keyLine: "Pfeile Frage  m MARKE  n Notiz  a Antwort  d erledigt  p Pause  ? Hilfe  q Ende",
    pausedKeyLine: "p WEITER AUFNEHMEN   Pfeile Frage  n Notiz  a Antwort  ? Tasten  q Ende",
    offRecordKeyLine: "o WIEDER AUFNEHMEN   Pfeile Frage  n Notiz  a Antwort  ? Tasten  q Ende",
    noteTitle: "Notiz", answerTitle: "Antwort", goToTitle: "Gehe zu Frage Nummer",
    labelTitle: "Name der Marke", reasonTitle: "Ohne Aufnahme, weil",
    askTitle: "Neue Frage",
    probeTitle: "Nachfrage Nummer", enterStores: "Eingabe: fertig   Esc: abbrechen",
    missingCodes: "keine Antwort: -9 übergangen, -8 weiß nicht, -7 möchte nicht, -6 trifft nicht zu",
    saveQuestion: "q oder Eingabe sichert und schließt - l lässt es offen - sonst geht es weiter",
    stillRecording: "Die Aufnahme läuft weiter. q sichert und schließt.", undone: "Zurückgenommen",
    marked: "Marke", flaggedOn: "Gemerkt", flaggedOff: "Nicht mehr gemerkt",
    offRecordKey: "Ohne Aufnahme: o nimmt wieder auf.",
    nothingYet: "m setzt eine Marke, n beginnt eine Notiz: sie erscheinen hier",
    notChosen: "noch nicht beantwortet", answer: "Antwort", noAnswerYet: "a beantwortet",
    openQuestion: "offene Frage: die Antwort ist das Gespräch",
    helpTitle: "Tasten (ab, auf: blättern; sonst schließt jede; die Aufnahme läuft weiter)",
    added: "Neue Frage",
    storageProblem: "NICHT GESICHERT",
    help: [
      "rechts, Bild ab           nächste Frage",
      "links, Bild auf           Frage davor",
      "/ 3 Eingabe               gehe zu Frage 3 (ohne /, wo nichts zu wählen ist)",
      "ab, auf                   der Rest einer langen Frage",
      "i                         Einleitung und Texte der Abschnitte",
      "m                         Marke; nochmals in 2 s: nächste Farbe",
      "l                         letzte Marke benennen",
      "n                         Notiz, gestempelt in diesem Moment",
      "1 2 3 …                   Antwort mit dieser Taste wählen, eine Zahl beginnen",
      "a                         antworten: jede Wahl hat eine Taste, Pfeile und Eingabe wählen",
      "x 1                       Nachfrage 1 abhaken",
      "d                         Ihr Vermerk „erledigt“, an / aus; Antworten bleiben",
      "f                         merken, um zurückzukommen",
      "+                         Frage hinzufügen und jetzt stellen",
      "p, Leertaste              Pause / weiter",
      "o                         ohne Aufnahme / wieder aufnehmen",
      "u                         letzten Schritt zurücknehmen",
      "q                         sichern und schließen (q, dann l: offen lassen)",
    ],
    plainWelcome: "Die Aufnahme läuft. ? und Eingabe zeigt die Befehle.",
    plainHelp: [
      "n weiter, p zurück, g NUMMER gehe zu, m NAME Marke, t TEXT Notiz, a WERT Antwort, x NUMMER Nachfrage,",
      "f merken, pause, continue, o GRUND ohne Aufnahme oder wieder aufnehmen, ask TEXT neue Frage,",
      "u zurücknehmen, s Stand, i Texte des Leitfadens, q sichern und schließen.",
      "Die Wörter der Befehlsdateien gehen auch.",
    ],
    missing: [
      "skipped": "übergangen", "dontKnow": "weiß nicht", "refused": "möchte nicht antworten",
      "notApplicable": "trifft nicht zu",
    ])
}
