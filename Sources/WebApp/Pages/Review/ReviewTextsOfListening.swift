/// Texts of the player, the waveform and the list.
enum ReviewTextsOfListening {
  static let phrases: [String: Phrase] = [
    "allInterviews": Phrase("All interviews", "Alle Interviews"),
    "recording": Phrase("Recording", "Aufnahme"),
    "wholeRecording": Phrase("Position in the whole recording", "Position in der ganzen Aufnahme"),
    "positionOf": Phrase("{at} of {all}", "{at} von {all}"),
    "drawing": Phrase("Drawing the waveform … {n} %", "Wellenform wird gezeichnet … {n} %"),
    "noWave": Phrase(
      "The waveform cannot be drawn: {why}", "Die Wellenform lässt sich nicht zeichnen: {why}"),
    "zoomIn": Phrase("Closer", "Näher"),
    "zoomOut": Phrase("Wider", "Weiter"),
    "player": Phrase("Player", "Wiedergabe"),
    "play": Phrase("Play", "Abspielen"),
    "pause": Phrase("Pause", "Anhalten"),
    "previousMark": Phrase("Previous mark", "Vorige Marke"),
    "nextMark": Phrase("Next mark", "Nächste Marke"),
    "mark": Phrase("Mark", "Marke"),
    "back5": Phrase("Back 5 seconds", "5 Sekunden zurück"),
    "forward5": Phrase("Forward 5 seconds", "5 Sekunden vor"),
    "loop": Phrase("Loop", "Schleife"),
    "loopSpan": Phrase("Loop {from} – {to}", "Schleife {from} – {to}"),
    "loopNothing": Phrase(
      "Nothing to loop yet: choose a question or a mark, or set A and B under the speed button.",
      "Noch keine Schleife möglich: Frage oder Marke wählen, oder A und B unter der Geschwindigkeit setzen."),
    "speed": Phrase("Speed", "Geschwindigkeit"),
    "playing": Phrase("Speed and loop", "Geschwindigkeit und Schleife"),
    "loopFrom": Phrase("A: loop from here", "A: Schleife ab hier"),
    "loopTo": Phrase("B: loop to here", "B: Schleife bis hier"),
    "loopClear": Phrase("Forget A and B", "A und B vergessen"),
    "marksStart": Phrase("A mark is played from", "Eine Marke wird gespielt ab"),
    "fromReach": Phrase("the passage it means", "der gemeinten Stelle"),
    "from2": Phrase("2 seconds before it", "2 Sekunden davor"),
    "stopAtEnd": Phrase("Stop at the end of a passage", "Am Ende einer Passage anhalten"),
    "markHere": Phrase("Mark here", "Hier markieren"),
    "noteHere": Phrase("Note here", "Hier notieren"),
    "show": Phrase("Show", "Zeigen"),
    "all": Phrase("All", "Alle"),
    "questions": Phrase("Questions", "Fragen"),
    "marks": Phrase("Marks", "Marken"),
    "notes": Phrase("Notes", "Notizen"),
    "search": Phrase("Search", "Suchen"),
    "searchHere": Phrase("Search in this interview", "In diesem Interview suchen"),
    "markN": Phrase("Mark {n}", "Marke {n}"),
    "noteInk": Phrase("Drawn note", "Gezeichnete Notiz"),
    "noteEmpty": Phrase("Empty note", "Leere Notiz"),
    "answered": Phrase("Answered: {text}", "Beantwortet: {text}"),
    "pausedFor": Phrase("Pause, {time}", "Pause, {time}"),
    "pausedOpen": Phrase("Pause", "Pause"),
    "offRecordFor": Phrase("Off record: {text}", "Nicht aufgezeichnet: {text}"),
    "offRecord": Phrase("Off record", "Nicht aufgezeichnet"),
    "handedOver": Phrase("Handed over: {text}", "Übergeben: {text}"),
    "gap": Phrase("Sound missing, {time}", "Ton fehlt, {time}"),
    "showPassed1": Phrase(
      "1 question was only passed through: show it", "1 Frage wurde nur durchlaufen: zeigen"),
    "showPassed": Phrase(
      "{n} questions were only passed through: show them", "{n} Fragen wurden nur durchlaufen: zeigen"),
    "hidePassed": Phrase(
      "Hide questions that were only passed through", "Nur durchlaufene Fragen ausblenden"),
    "analysis": Phrase("Analysis of all interviews", "Auswertung aller Interviews"),
    "emptyList": Phrase(
      "Nothing here yet. Press B while you listen to set a mark, N to write a note.",
      "Noch nichts hier. B setzt beim Hören eine Marke, N beginnt eine Notiz."),
    "emptySearch": Phrase("Nothing found for “{text}”.", "Nichts gefunden zu „{text}“."),
    "noSound": Phrase(
      "This interview has no sound. Everything that was written can be read and changed.",
      "Dieses Interview hat keinen Ton. Alles Geschriebene lässt sich lesen und ändern."),
    "missingParts": Phrase(
      "{names} is missing from the interview's folder: silence stands in its place. Put the file back and load the page again.",
      "{names} fehlt im Ordner des Interviews: An der Stelle ist Stille. Legen Sie die Datei zurück und laden Sie die Seite neu."
    ),
    "allMissing": Phrase(
      "The sound files are not in the interview's folder. Put them back and load the page again.",
      "Die Tondateien liegen nicht im Ordner des Interviews. Legen Sie sie zurück und laden Sie die Seite neu."
    ),
    "cannotPlay": Phrase(
      "The sound cannot be played. Is the library still in its place? Load the page again.",
      "Der Ton lässt sich nicht abspielen. Liegt die Bibliothek noch an ihrem Ort? Laden Sie die Seite neu."),
    "isRecorded": Phrase(
      "This interview is being recorded right now. You hear what was there when the page was opened.",
      "Dieses Interview wird gerade aufgenommen. Zu hören ist, was beim Öffnen der Seite da war."),
    "leadIt": Phrase("Lead the interview", "Interview führen"),
    "newest": Phrase("Get the newest sound", "Neuesten Ton holen"),
    "lost": Phrase(
      "No connection to Leitfaden. What you write is kept and sent later.",
      "Keine Verbindung zu Leitfaden. Geschriebenes bleibt erhalten und wird später gesendet."),
    "deletedElsewhere": Phrase(
      "This interview was deleted or its library was moved away.",
      "Dieses Interview wurde gelöscht, oder seine Bibliothek ist nicht mehr da."),
    "noParts": Phrase("no sound", "kein Ton"),
    "onePart": Phrase("1 part", "1 Teil"),
    "manyParts": Phrase("{n} parts", "{n} Teile"),
    "keys": Phrase("Keys", "Tasten"),
    "keySpace": Phrase("Space", "Leertaste"),
    "keyMoves": Phrase(
      "5 seconds (Shift: 1 second, Alt: previous or next mark)",
      "5 Sekunden (Umschalt: 1 Sekunde, Alt: vorige oder nächste Marke)"),
    "keyList": Phrase("Move in the list, Enter plays", "In der Liste bewegen, Eingabe spielt"),
    "keySpeed": Phrase("Slower, faster", "Langsamer, schneller"),
    "keyStamp": Phrase("In the transcript: time stamp", "Im Transkript: Zeitmarke"),
    "keyEscape": Phrase("In the transcript: play or pause", "Im Transkript: abspielen oder anhalten"),
    "keyPedal": Phrase(
      "In the transcript: 5 seconds back, forward (foot pedal)",
      "Im Transkript: 5 Sekunden zurück, vor (Fußschalter)"),
    "keyZoom": Phrase("Closer, wider", "Näher, weiter"),
    "inInterviews": Phrase("asked in {n} of {all} interviews", "in {n} von {all} Interviews gestellt"),
    "playAll": Phrase("Play all", "Alle abspielen"),
    "notAsked": Phrase("Not asked in this interview", "In diesem Interview nicht gestellt"),
    "noSoundHere": Phrase("No sound", "Kein Ton"),
    "passageOf": Phrase("Passage {n} of {all}", "Passage {n} von {all}"),
    "previousPassage": Phrase("Previous passage", "Vorige Passage"),
    "nextPassage": Phrase("Next passage", "Nächste Passage"),
    "openInterview": Phrase("Open the interview here", "Interview hier öffnen"),
    "sameQuestionKeys": Phrase(
      "Space plays, ← and → go to the previous and next passage.",
      "Leertaste spielt, ← und → gehen zur vorigen und nächsten Passage."),
    "nothingPlays": Phrase("Nothing is playing", "Es spielt nichts"),
  ]
}
