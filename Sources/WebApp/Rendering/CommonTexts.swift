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
      "Connection lost - recording status unknown (was {state} at {time})",
      "Verbindung verloren - Aufnahmestatus unbekannt (zuletzt {state} bei {time})"),
    "notLetIn": Phrase("This browser has not been let in", "Dieser Browser ist nicht angemeldet"),
    "notLetInText": Phrase(
      "Open the address that Leitfaden printed when it started. Press Enter there for a new one.",
      "Öffnen Sie die Adresse, die Leitfaden beim Start ausgegeben hat. Mit der Eingabetaste erscheint dort eine neue."
    ),
    "entering": Phrase("One moment …", "Einen Moment …"),
    "serverGone": Phrase(
      "Leitfaden was started anew. Open the address it printed.",
      "Leitfaden wurde neu gestartet. Öffnen Sie die ausgegebene Adresse."),
    "cannotReach": Phrase(
      "Leitfaden does not answer. Is it still running?", "Leitfaden antwortet nicht. Läuft es noch?"),
    "pageNotFound": Phrase("There is no such page", "Diese Seite gibt es nicht"),
    "openQuestion": Phrase("open", "offen"),
    "partQuestion": Phrase("partly", "teilweise"),
    "doneQuestion": Phrase("answered", "beantwortet"),
    "skippedQuestion": Phrase("skipped", "übersprungen"),
  ]
}
