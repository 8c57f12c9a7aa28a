/// Texts that several pages share.
enum CommonTexts {
  static let phrases: [String: Phrase] = [
    "appName": Phrase("Leitfaden", "Leitfaden"),
    "home": Phrase("All interviews", "Alle Interviews"),
    "settings": Phrase("Settings", "Einstellungen"),
    "skipToContent": Phrase("Skip to content", "Zum Inhalt"),
    "close": Phrase("Close", "Schließen"),
    "cancel": Phrase("Cancel", "Abbrechen"),
    "undo": Phrase("Undo", "Rückgängig"),
    "delete": Phrase("Delete", "Löschen"),
    "saved": Phrase("Saved", "Gespeichert"),
    "waiting": Phrase("{n} waiting", "{n} warten"),
    "connectionLost": Phrase(
      "Connection lost – recording status unknown (was {state} at {time})",
      "Verbindung verloren – Aufnahmestatus unbekannt (zuletzt {state} bei {time})"),
    "notLetIn": Phrase("This browser has not been let in", "Dieser Browser ist nicht angemeldet"),
    "notLetInText": Phrase(
      "Open the address that Leitfaden printed when it started. Press Enter there for a new one.",
      "Öffnen Sie die Adresse, die Leitfaden beim Start ausgegeben hat. Mit der Eingabetaste erscheint dort eine neue."
    ),
    "entering": Phrase("One moment …", "Einen Moment …"),
    "serverGone": Phrase(
      "Leitfaden was restarted. Open the address it printed.",
      "Leitfaden wurde neu gestartet. Öffnen Sie die ausgegebene Adresse."),
    "cannotReach": Phrase(
      "Leitfaden does not answer. Is it still running?", "Leitfaden antwortet nicht. Läuft es noch?"),
    "pageNotFound": Phrase("There is no such page", "Diese Seite gibt es nicht"),
    "kept": Phrase(
      "This was done without a connection and could not be stored: {list}.",
      "Das geschah ohne Verbindung und ließ sich nicht mehr speichern: {list}."),
    "keptFor": Phrase("{name}:", "{name}:"),
    "keptSent": Phrase(
      "What was done without a connection is stored now ({n}).",
      "Was ohne Verbindung geschah, ist jetzt gespeichert ({n})."),
    "keptWaits": Phrase(
      "What was done without a connection still waits in this browser ({n}) and is sent as soon as possible.",
      "Was ohne Verbindung geschah, wartet noch in diesem Browser ({n}) und wird gesendet, sobald es geht."),
    "keptAnswer": Phrase("answer to “{question}”", "Antwort auf „{question}“"),
    "keptMark": Phrase("mark", "Marke"),
    "keptNote": Phrase("note “{words}”", "Notiz „{words}“"),
    "keptPause": Phrase(
      "stopping the recording (it went on)", "Anhalten der Aufnahme (sie lief weiter)"),
    "keptQuestion": Phrase("question “{words}”", "Frage „{words}“"),
    "keptSeen": Phrase("I have seen this", "Gesehen"),
    "keptStep": Phrase("a step", "ein Schritt"),
    "keptStop": Phrase("stopping the recording", "Anhalten der Aufnahme"),
    "keptVisit": Phrase("going to “{question}”", "Gang zu „{question}“"),
    "interrupted": Phrase(
      "Interrupted at {time}, everything kept", "Um {time} unterbrochen, alles erhalten"),
    "handedBack": Phrase("Taken back: {section}", "Zurückgeholt: {section}"),
    "sectionChosen": Phrase("Section: {section}", "Abschnitt: {section}"),
    "microphoneNow": Phrase("Microphone: {name}", "Mikrofon: {name}"),
    "notice_silenceBegan": Phrase("Silence began", "Stille beginnt"),
    "notice_muted": Phrase(
      "Nothing but zeros came from the microphone", "Vom Mikrofon kamen nur noch Nullen"),
    "notice_stalled": Phrase(
      "The microphone answered but delivered nothing", "Das Mikrofon antwortete, lieferte aber nichts"),
    "notice_wrongSource": Phrase(
      "A loudspeaker’s sound was recorded, not the room’s",
      "Aufgenommen wurde der Ton des Lautsprechers, nicht der des Raums"),
    "notice_clipping": Phrase("Too loud, distorted", "Zu laut, verzerrt"),
    "notice_diskLow": Phrase("The disk was nearly full", "Die Platte war fast voll"),
    "notice_diskFull": Phrase("The disk was full", "Die Platte war voll"),
    "notice_mirrorFailed": Phrase("The second copy stopped", "Die zweite Kopie stand"),
    "notice_mirrorReturned": Phrase("The second copy went on", "Die zweite Kopie ging weiter"),
    "notice_mirrorVerified": Phrase(
      "The second copy was read back and is the same", "Die zweite Kopie wurde gegengelesen und ist gleich"),
    "notice_mirrorKeptOther": Phrase(
      "The drive of the second copy held other sound of this name; it is kept there in the folder recovered",
      "Auf dem Datenträger der zweiten Kopie lag anderer Ton dieses Namens; er liegt dort im Ordner recovered"
    ),
    "notice_firstDamaged": Phrase(
      "Earlier sound is damaged in the library; the second copy of it is whole and was left as it is",
      "Früherer Ton ist in der Bibliothek beschädigt; seine zweite Kopie ist in Ordnung und blieb, wie sie ist"
    ),
    "openQuestion": Phrase("not asked", "nicht gefragt"),
    "partQuestion": Phrase("asked, still open", "gefragt, noch offen"),
    "doneQuestion": Phrase("answered", "beantwortet"),
    "offQuestion": Phrase("does not apply", "trifft nicht zu"),
    "neededQuestion": Phrase("an answer is still needed", "Antwort noch nötig"),
    "skippedQuestion": Phrase("skipped", "übersprungen"),
  ]
}
