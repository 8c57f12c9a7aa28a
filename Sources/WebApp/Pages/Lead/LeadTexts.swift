/// Texts of the interview screen: those of its templates. What its scripts say stands in `said`.
enum LeadTexts {
  static let phrases: [String: Phrase] = words.merging(keys) { first, _ in first }
    .merging(said) { first, _ in first }

  private static let words: [String: Phrase] = [
    "leadAddedQuestion": Phrase("Added during this interview.", "In diesem Interview hinzugefügt."),
    "leadAlarmTone": Phrase(
      "A tone when microphone or disk need help", "Ein Ton, wenn Mikrofon oder Platte Hilfe brauchen"),
    "leadAll": Phrase("All", "Alle"),
    "leadCovered": Phrase("Answered by the interviewee: show", "Vom Gegenüber beantwortet: zeigen"),
    "leadAnswer": Phrase("Answer", "Antwort"),
    "leadAsk": Phrase("Add a question", "Frage hinzufügen"),
    "leadAskAdd": Phrase("Add", "Hinzufügen"),
    "leadAskLabel": Phrase("A question nobody foresaw", "Eine Frage, die niemand vorausgesehen hat"),
    "leadAspect": Phrase("aspect", "Aspekt"),
    "leadDone": Phrase("Done", "Erledigt"),
    "leadStatusOpen": Phrase("Not asked", "Nicht gefragt"),
    "leadStatusPart": Phrase("Asked, still open", "Gefragt, noch offen"),
    "leadStatusDone": Phrase("Answered", "Beantwortet"),
    "leadDisplay": Phrase("Text size and colours", "Schriftgröße und Farben"),
    "leadDontKnow": Phrase("Don't know", "Weiß nicht"),
    "leadEarlierQuestions": Phrase("Earlier questions", "Frühere Fragen"),
    "leadEnd": Phrase("End interview …", "Interview beenden …"),
    "leadEndHint": Phrase(
      "Either way you can go on later.", "In beiden Fällen können Sie später weitermachen."),
    "leadFindHint": Phrase("Words or number of a question", "Wörter oder Nummer einer Frage"),
    "leadFlag": Phrase("Flag this question", "Frage merken"),
    "leadFoot": Phrase("Steps and mark", "Schritte und Marke"),
    "leadHandOver": Phrase("Hand over", "Übergeben"),
    "leadHandoverSection": Phrase("to hand over", "zum Übergeben"),
    "leadInk": Phrase("Write or draw by hand", "Von Hand schreiben oder zeichnen"),
    "leadInkDone": Phrase("Done", "Fertig"),
    "leadKeywords": Phrase("Keywords", "Stichwörter"),
    "leadLaterQuestions": Phrase("Later questions", "Spätere Fragen"),
    "leadLeave": Phrase("Leave open", "Offen lassen"),
    "leadLeftHanded": Phrase("Mark on the left", "Marke links"),
    "leadLevel": Phrase("Input level", "Eingangspegel"),
    "leadMessages": Phrase("Messages", "Meldungen"),
    "leadMicrophone": Phrase("Change microphone …", "Mikrofon wechseln …"),
    "leadMicrophoneHint": Phrase(
      "The recording goes on in a new part. A second or two are not recorded.",
      "Die Aufnahme geht in einem neuen Teil weiter. Ein, zwei Sekunden fehlen."),
    "leadMore": Phrase(
      "More: off record, end, microphone, display", "Mehr: nicht aufnehmen, beenden, Mikrofon, Anzeige"),
    "leadNext": Phrase("Next", "Weiter"),
    "leadNextQuestion": Phrase("Next question", "Nächste Frage"),
    "leadNoAnswer": Phrase("No answer, because", "Keine Antwort, weil"),
    "leadNotApplicable": Phrase("Does not apply", "Trifft nicht zu"),
    "leadNoteHint": Phrase("Note – stamped when you begin", "Notiz – Zeit ab dem ersten Buchstaben"),
    "leadNotes": Phrase("Notes", "Notizen"),
    "leadNotesAndMarks": Phrase("Notes and marks", "Notizen und Marken"),
    "leadNothingRecorded": Phrase("Nothing is being recorded.", "Es wird nichts aufgenommen."),
    "leadOpen": Phrase("Open", "Offen"),
    "leadOtherReason": Phrase("another reason", "ein anderer Grund"),
    "leadPrevious": Phrase("Previous", "Zurück"),
    "leadPreviousQuestion": Phrase("Previous question", "Vorige Frage"),
    "leadRatherNot": Phrase("Would rather not say", "Möchte nichts sagen"),
    "leadReasonBreak": Phrase("break", "Unterbrechung"),
    "leadReasonPhone": Phrase("phone", "Telefon"),
    "leadReasonPrivate": Phrase("private", "vertraulich"),
    "leadRecordedTime": Phrase("Recorded time", "Aufgenommene Zeit"),
    "leadOnlyIf": Phrase("Only if:", "Nur wenn:"),
    "leadNeverRecorded": Phrase(
      "Never recorded: the sound stops at this question.",
      "Wird nie aufgenommen: Bei dieser Frage steht der Ton still."),
    "leadRequired": Phrase("(needs an answer)", "(Antwort nötig)"),
    "leadSave": Phrase("Save and close", "Speichern und schließen"),
    "leadSectionNumber": Phrase("Section {n}", "Abschnitt {n}"),
    "leadSections": Phrase("Sections", "Abschnitte"),
    "leadSheet": Phrase("Sheet to write and draw on", "Blatt zum Schreiben und Zeichnen"),
    "leadShow": Phrase("Show questions", "Fragen zeigen"),
    "leadSitemap": Phrase("Sitemap", "Übersicht"),
    "leadSkipped": Phrase("Skipped", "Übergangen"),
    "leadTextSize": Phrase("Text size in percent", "Schriftgröße in Prozent"),
    "leadTheme": Phrase("Colours", "Farben"),
    "leadThemeAuto": Phrase("As the system", "Wie das System"),
    "leadThemeDark": Phrase("Dark", "Dunkel"),
    "leadThemeLight": Phrase("Light", "Hell"),
    "leadUnstroke": Phrase("Undo stroke", "Strich zurück"),
    "leadWhy": Phrase("Why?", "Warum?"),
  ]

  private static let keys: [String: Phrase] = [
    "leadKeyAsk": Phrase("add a question", "Frage hinzufügen"),
    "leadKeyAnswer": Phrase("to the answer", "zur Antwort"),
    "leadKeyDone": Phrase(
      "your mark “done”, on or off; answers stay", "Ihr Vermerk „erledigt“, an oder aus; Antworten bleiben"),
    "leadKeyEnd": Phrase(
      "end: Q again saves and closes, L leaves it open",
      "beenden: noch einmal Q speichert und schließt, L lässt offen"),
    "leadKeyLabel": Phrase("name the last mark", "letzte Marke benennen"),
    "leadKeyProbe": Phrase("tick the probe with this number", "Nachfrage mit dieser Nummer abhaken"),
    "leadKeyClicker": Phrase(
      "previous, next question (presenter, foot pedal)", "vorige, nächste Frage (Präsenter, Fußpedal)"),
    "leadKeyDigit": Phrase("choose an answer, begin a number", "Antwort wählen, Zahl beginnen"),
    "leadKeyEscape": Phrase(
      "leave a field or list; to the current question", "Feld oder Liste verlassen; zur aktuellen Frage"),
    "leadKeyFind": Phrase(
      "find a question; 7 Enter goes to question 7", "Frage suchen; 7 Eingabe geht zu Frage 7"),
    "leadKeyFlag": Phrase("flag the question", "Frage merken"),
    "leadKeyHand": Phrase("hand over", "übergeben"),
    "leadKeyKeyword": Phrase("add a keyword", "Stichwort hinzufügen"),
    "leadKeyList": Phrase(
      "move within choices or in the list; Enter goes there",
      "in Antworten oder der Liste bewegen; Eingabe geht dorthin"),
    "leadKeyMap": Phrase("sitemap", "Übersicht"),
    "leadKeyMark": Phrase(
      "mark; again within 2 s: next colour", "Marke; binnen 2 s noch einmal: nächste Farbe"),
    "leadKeyNote": Phrase("note; Enter stores it", "Notiz; Eingabe speichert"),
    "leadKeyOff": Phrase("off record, on record", "nicht aufnehmen, weiter aufnehmen"),
    "leadKeyPause": Phrase("pause, resume", "Pause, weiter aufnehmen"),
    "leadKeyPedal": Phrase("previous, mark, next (foot pedal)", "zurück, Marke, weiter (Fußpedal)"),
    "leadKeyStep": Phrase("previous, next question", "vorige, nächste Frage"),
    "leadKeyUndo": Phrase("take back what you did last", "zurücknehmen, was Sie zuletzt getan haben"),
    "leadKeys": Phrase("Keys", "Tasten"),
    "leadLetters": Phrase("Single letters are keys", "Einzelne Buchstaben sind Tasten"),
  ]
}
