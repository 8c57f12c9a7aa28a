extension LeadTexts {
  /// What the scripts of the interview screen say.
  static let said: [String: Phrase] = [
    "leadAddKeyword": Phrase("Add a keyword", "Stichwort hinzufügen"),
    "leadAllQuestions": Phrase("All questions", "Alle Fragen"),
    "leadAnswered": Phrase(
      "{asked} asked · {n} of {total} answered", "{asked} gefragt · {n} von {total} beantwortet"),
    "leadBackToIt": Phrase("Back to it", "Dorthin zurück"),
    "leadInvalid": Phrase(
      "This does not fit what the guide expects. Please ask once more.",
      "Das passt nicht zu dem, was der Leitfaden erwartet. Bitte fragen Sie noch einmal nach."),
    "leadIncomplete": Phrase("Some rows still need an answer.", "Einige Zeilen brauchen noch eine Antwort."),
    "leadLeftInvalid": Phrase(
      "The answer does not fit yet: {question}", "Die Antwort passt noch nicht: {question}"),
    "leadLeftOpen": Phrase("Still without an answer: {question}", "Noch ohne Antwort: {question}"),
    "leadAsked": Phrase("Asked", "Gefragt"),
    "leadInterrupted": Phrase(
      "Interrupted at {time}, everything kept. You were at “{place}”.",
      "Um {time} unterbrochen, alles erhalten. Sie waren bei „{place}“."),
    "leadWentOn": Phrase(
      "Leitfaden broke down for a moment and is recording again by itself. {seconds} s of the talk are missing.",
      "Leitfaden war für einen Moment ausgefallen und nimmt von selbst wieder auf. {seconds} s des Gesprächs fehlen."
    ),
    "leadResumed": Phrase("You were at “{place}”, {time}.", "Sie waren bei „{place}“, {time}."),
    "leadBudget": Phrase("{n} of {total} min", "{n} von {total} min"),
    "leadChangeNote": Phrase("Change note: {text}", "Notiz ändern: {text}"),
    "leadChanging": Phrase("The microphone is being changed …", "Das Mikrofon wird gewechselt …"),
    "leadChooseMicrophone": Phrase("Choose microphone", "Mikrofon wählen"),
    "leadClipping": Phrase(
      "Too loud: the sound is distorted. Move the microphone away.",
      "Zu laut: Der Ton ist verzerrt. Rücken Sie das Mikrofon weiter weg."),
    "leadColour": Phrase("Colour", "Farbe"),
    "leadColour1": Phrase("red", "rot"),
    "leadColour2": Phrase("yellow", "gelb"),
    "leadColour3": Phrase("green", "grün"),
    "leadColour4": Phrase("blue", "blau"),
    "leadColour5": Phrase("violet", "violett"),
    "leadCount": Phrase("{n} questions", "{n} Fragen"),
    "leadDeleteMark": Phrase("Delete mark", "Marke löschen"),
    "leadDiskFull": Phrase(
      "The disk is full: nothing is being recorded. Delete something; the recording then goes on by itself.",
      "Die Platte ist voll: Es wird nichts aufgenommen. Löschen Sie etwas; dann geht die Aufnahme von selbst weiter."
    ),
    "leadDrawn": Phrase("drawing", "Zeichnung"),
    "leadEarlier": Phrase("{n} earlier", "{n} frühere"),
    "leadEnded": Phrase("Ended", "Beendet"),
    "leadEndedElsewhere": Phrase(
      "This interview was ended; everything is stored. To go on, reopen it from the list of all interviews.",
      "Dieses Interview wurde beendet; alles ist gespeichert. Zum Weitermachen öffnen Sie es in der Liste aller Interviews."
    ),
    "leadEnding": Phrase("The interview is being closed …", "Das Interview wird geschlossen …"),
    "leadFind": Phrase("Find a question", "Frage suchen"),
    "leadFirst": Phrase("This is the first question.", "Das ist die erste Frage."),
    "leadFlagged": Phrase("Flagged", "Gemerkt"),
    "leadFlaggedNow": Phrase("Flagged.", "Gemerkt."),
    "leadFlaggedQuestions": Phrase("Flagged questions", "Gemerkte Fragen"),
    "leadGap": Phrase("Sound lost", "Ton verloren"),
    "leadGoOffRecord": Phrase("Off record", "Ohne Aufnahme"),
    "leadGoOn": Phrase("Continue recording", "Weiter aufnehmen"),
    "leadGone": Phrase(
      "There is no such interview any more. All others are on the first page.",
      "Dieses Interview gibt es nicht mehr. Alle anderen stehen auf der ersten Seite."),
    "leadHandoverDone": Phrase(
      "“{section}” is finished and waits to be handed back: {n} of {total} answered.",
      "„{section}“ ist ausgefüllt und wartet auf die Rückgabe: {n} von {total} beantwortet."),
    "leadHandedOver": Phrase("Handed over: {section}", "Übergeben: {section}"),
    "leadHandoverOn": Phrase(
      "“{section}” is handed over: {n} of {total} answered.",
      "„{section}“ ist übergeben: {n} von {total} beantwortet."),
    "leadKeyword": Phrase("Keyword", "Stichwort"),
    "leadLast": Phrase("This is the last question.", "Das ist die letzte Frage."),
    "leadLevelGood": Phrase("Level good", "Pegel gut"),
    "leadListen": Phrase("Listen to it", "Anhören"),
    "leadLow": Phrase(
      "The disk has room for {time} only. Delete something, or end in time.",
      "Die Platte hat nur noch Platz für {time}. Löschen Sie etwas, oder beenden Sie rechtzeitig."),
    "leadMark": Phrase("Mark", "Marke"),
    "leadMarkedAt": Phrase("Marked at {time}, {colour}", "Marke bei {time}, {colour}"),
    "leadMarking": Phrase("Waits", "Wartet"),
    "leadMarkName": Phrase("What is this mark?", "Was ist diese Marke?"),
    "leadMarkNumber": Phrase("Mark {n}", "Marke {n}"),
    "leadMicrophoneGone": Phrase(
      "The microphone is gone. Plug it in again, or choose another; the recording waits for it.",
      "Das Mikrofon ist weg. Stecken Sie es wieder ein, oder wählen Sie ein anderes; die Aufnahme wartet darauf."
    ),
    "leadMinutes": Phrase("{n} min", "{n} min"),
    "leadMoreHits": Phrase("… and {n} more", "… und {n} weitere"),
    "leadMuted": Phrase(
      "The microphone sends nothing at all: it is switched off or muted. Recording goes on.",
      "Vom Mikrofon kommt gar nichts: Es ist aus- oder stummgeschaltet. Die Aufnahme läuft weiter."),
    "leadNameMark": Phrase("Name or change: {name} {colour}", "Benennen oder ändern: {name} {colour}"),
    "leadNewKeyword": Phrase("New keyword", "Neues Stichwort"),
    "leadNoConnection": Phrase(
      "No connection to Leitfaden – recording status unknown. The page keeps trying.",
      "Keine Verbindung zu Leitfaden – Aufnahmestatus unbekannt. Die Seite versucht es weiter."),
    "leadNoMicrophone": Phrase("No microphone", "Kein Mikrofon"),
    "leadNoMicrophones": Phrase(
      "The microphones cannot be listed. Plug one in and open this again.",
      "Die Mikrofone sind nicht zu finden. Stecken Sie eines ein, und öffnen Sie dies noch einmal."),
    "leadNoneFiltered": Phrase("No question is like that.", "Keine Frage ist so."),
    "leadFilteredQuestions": Phrase("Questions", "Fragen"),
    "leadWhichProbe": Phrase("Which probe? Press its number.", "Welche Nachfrage? Drücken Sie ihre Nummer."),
    "leadNoProbe": Phrase(
      "There is no probe with this number.", "Eine Nachfrage mit dieser Nummer gibt es nicht."),
    "leadNoneFlagged": Phrase(
      "No question is flagged. F flags the current one.", "Keine Frage ist gemerkt. F merkt die aktuelle."),
    "leadNoneFound": Phrase("No question has these words.", "Keine Frage enthält diese Wörter."),
    "leadNoneOpen": Phrase("Every question is answered.", "Jede Frage ist beantwortet."),
    "leadNoNumber": Phrase(
      "There is no question {n}; they go from 1 to {last}.",
      "Eine Frage {n} gibt es nicht; sie gehen von 1 bis {last}."),
    "leadNoSection": Phrase(
      "These questions cannot be fetched right now. Your step is kept; touch again when the connection is back.",
      "Diese Fragen sind gerade nicht zu holen. Ihr Schritt ist gemerkt; tippen Sie noch einmal, wenn die Verbindung wieder da ist."
    ),
    "leadNoSound": Phrase("No sound", "Kein Ton"),
    "leadNotAsked": Phrase("Not asked yet", "Noch nicht gefragt"),
    "leadNotChanged": Phrase(
      "The microphone could not be changed, and nothing is being recorded. Go on with one of the others.",
      "Das Mikrofon ließ sich nicht wechseln, und es wird nichts aufgenommen. Machen Sie mit einem anderen weiter."
    ),
    "leadMirror_differs": Phrase(
      "The second copy is not the same as the recording. The recording itself is whole.",
      "Die zweite Kopie ist nicht gleich der Aufnahme. Die Aufnahme selbst ist in Ordnung."),
    "leadMirror_full": Phrase(
      "The drive of the second copy is full. The recording itself goes on.",
      "Der Datenträger der zweiten Kopie ist voll. Die Aufnahme selbst läuft weiter."),
    "leadMirror_gone": Phrase(
      "The drive of the second copy is gone. The recording itself goes on; plug it in again.",
      "Der Datenträger der zweiten Kopie ist weg. Die Aufnahme selbst läuft weiter; stecken Sie ihn wieder ein."
    ),
    "leadMirror_slow": Phrase(
      "The drive of the second copy does not answer. The recording itself goes on.",
      "Der Datenträger der zweiten Kopie antwortet nicht. Die Aufnahme selbst läuft weiter."),
    "leadMirror_unwritable": Phrase(
      "The drive of the second copy cannot be written to. The recording itself goes on.",
      "Auf den Datenträger der zweiten Kopie lässt sich nicht schreiben. Die Aufnahme selbst läuft weiter."),
    "leadMonitor": Phrase(
      "This is the sound of the loudspeaker, not of the room. Choose a microphone.",
      "Das ist der Ton des Lautsprechers, nicht des Raums. Wählen Sie ein Mikrofon."),
    "leadNote": Phrase("Note", "Notiz"),
    "leadNoteRoom": Phrase("Room for {n} more characters.", "Platz für {n} weitere Zeichen."),
    "leadNotesCount": Phrase("Notes and marks, {n}", "Notizen und Marken, {n}"),
    "leadNoteTooLong": Phrase(
      "Too long by {n} characters: this note is not stored as it stands. Shorten it, or begin another.",
      "Um {n} Zeichen zu lang: Diese Notiz ist so nicht gespeichert. Kürzen Sie sie, oder beginnen Sie eine zweite."
    ),
    "leadNotRecording": Phrase("Not recording", "Keine Aufnahme"),
    "leadNotStored": Phrase(
      "Something could not be stored on the disk. The sound goes on; free some room.",
      "Etwas ließ sich nicht auf der Platte speichern. Der Ton läuft weiter; schaffen Sie Platz."),
    "leadNow": Phrase("Now:", "Jetzt:"),
    "leadOffRecord": Phrase("Off record", "Ohne Aufnahme"),
    "leadOffRecordKey": Phrase("Off record: O goes back on record.", "Ohne Aufnahme: O nimmt wieder auf."),
    "leadOneMoment": Phrase("One moment", "Einen Moment"),
    "leadOnRecord": Phrase("Back on record", "Weiter aufnehmen"),
    "leadOpenQuestions": Phrase("Open questions", "Offene Fragen"),
    "leadOver": Phrase("over", "darüber"),
    "leadPause": Phrase("Pause", "Pause"),
    "leadPaused": Phrase("Paused", "Pause"),
    "leadPlace": Phrase("{n} of {total}", "{n} von {total}"),
    "leadQuiet": Phrase("Quiet", "Leise"),
    "leadRecording": Phrase("Recording", "Aufnahme"),
    "leadRefused": Phrase("This was not done: {why}.", "Das ging nicht: {why}."),
    "leadRefused_badText": Phrase(
      "This was not stored: it is empty or too long.",
      "Das wurde nicht gespeichert: Es ist leer oder zu lang."),
    "leadRefused_nothingToUndo": Phrase("There is nothing to take back.", "Es gibt nichts zurückzunehmen."),
    "leadRefused_unknownItem": Phrase(
      "This is not there any more: it was deleted on another page.",
      "Das gibt es nicht mehr: Es wurde auf einer anderen Seite gelöscht."),
    "leadRefused_unknownQuestion": Phrase("Go to a question first.", "Gehen Sie zuerst zu einer Frage."),
    "leadRefused_wrongState": Phrase(
      "This cannot be done right now: look at the recording's state above.",
      "Das geht gerade nicht: Sehen Sie oben nach, wie es um die Aufnahme steht."),
    "leadResume": Phrase("Continue recording", "Weiter aufnehmen"),
    "leadRoom": Phrase("{time} left", "noch {time}"),
    "leadSettled": Phrase("Marked as done.", "Als erledigt vermerkt."),
    "leadSettledAnswered": Phrase(
      "Marked as done. The answer stays.", "Als erledigt vermerkt. Die Antwort bleibt."),
    "leadSilent": Phrase(
      "No sound from the microphone. Recording goes on. Check the cable or choose another microphone.",
      "Kein Ton vom Mikrofon. Die Aufnahme läuft weiter. Prüfen Sie das Kabel, oder wählen Sie ein anderes Mikrofon."
    ),
    "leadStopped": Phrase(
      "Nothing is being recorded: Leitfaden ended, and the recording stopped at {time}. Everything up to there is kept.",
      "Es wird nichts aufgenommen: Leitfaden wurde beendet, und die Aufnahme endete um {time}. Alles bis dahin ist erhalten."
    ),
    "leadStoppedAway": Phrase(
      "Nothing is being recorded: Leitfaden was restarted, and the recording stopped. Everything up to there is kept.",
      "Es wird nichts aufgenommen: Leitfaden wurde neu gestartet, und die Aufnahme endete. Alles bis dahin ist erhalten."
    ),
    "leadStoppedStranger": Phrase(
      "To continue, open the address that Leitfaden printed.",
      "Zum Weitermachen öffnen Sie die Adresse, die Leitfaden ausgegeben hat."),
    "leadSubstitute": Phrase(
      "The microphone is gone; this one records now: {name}. The chosen one takes over when it is plugged in again.",
      "Das Mikrofon ist weg; jetzt nimmt dieses auf: {name}. Ist das gewählte wieder eingesteckt, übernimmt es."
    ),
    "leadTakeBack": Phrase("Take back", "Zurückholen"),
    "leadTakenBack": Phrase("Taken back", "Zurückgenommen"),
    "leadTalked": Phrase("talked {time}", "{time} gesprochen"),
    "leadTicked": Phrase("Ticked: {words}", "Abgehakt: {words}"),
    "leadTooLoud": Phrase("Too loud", "Zu laut"),
    "leadUnflagged": Phrase("No longer flagged.", "Nicht mehr gemerkt."),
    "leadUnsettled": Phrase("No longer marked as done.", "Nicht mehr als erledigt vermerkt."),
    "leadUnsettledAnswered": Phrase(
      "No longer marked as done. It stays answered.",
      "Nicht mehr als erledigt vermerkt. Die Frage bleibt beantwortet."),
    "leadUnticked": Phrase("No longer ticked: {words}", "Nicht mehr abgehakt: {words}"),
    "leadUnknown": Phrase("Unknown", "Unbekannt"),
    "leadVisits": Phrase("visited {n} times", "{n} Mal besucht"),
    "leadWaitHere": Phrase(
      "What waits in this browser ({n}) is sent then.",
      "Was in diesem Browser wartet ({n}), wird dann gesendet."),
    "leadWaits": Phrase("waits", "wartet"),
  ]
}
