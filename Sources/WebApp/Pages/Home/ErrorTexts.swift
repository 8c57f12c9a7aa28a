/// The sentences of errors in German, by their code; in English the rooms say them themselves.
enum ErrorTexts {
  static let german: [String: (message: String, hint: String?)] = [
    "stranger": (
      "Leitfaden wurde neu gestartet, oder dieser Browser ist nicht angemeldet",
      "Öffnen Sie die Adresse, die leitfaden serve ausgegeben hat"
    ),
    "forbidden": ("Das ist nicht für die Person, die antwortet", nil),
    "no-page": ("Diese Seite gibt es nicht", nil),
    "no-interview": (
      "Dieses Interview gibt es nicht (mehr)",
      "Alle Interviews stehen auf der ersten Seite; Gelöschtes im Papierkorb"
    ),
    "no-guide": ("Diesen Leitfaden gibt es nicht (mehr)", "Alle Leitfäden stehen auf der ersten Seite"),
    "no-question": (
      "Diese Frage wurde noch in keinem Interview gestellt", "Alle Interviews stehen auf der ersten Seite"
    ),
    "no-sound": (
      "Die Tondateien dieses Interviews lassen sich nicht lesen",
      "Liegen sie noch im Ordner des Interviews? Legen Sie sie zurück und laden Sie die Seite neu"
    ),
    "no-file": ("Diese Datei liegt nicht mehr im Ordner", "Laden Sie die Seite neu"),
    "disk-full": (
      "Auf dem Datenträger ist kein Platz für diese Datei; was noch frei ist, bleibt für den Ton",
      "Wählen Sie eine kleinere Datei"
    ),
    "file-size": ("Diese Datei ist größer als 512 MB; bitte wählen Sie eine kleinere", nil),
    "file-empty": ("Diese Datei ist leer; bitte wählen Sie eine andere", nil),
    "file-not-stored": ("Die Datei konnte nicht gespeichert werden", "Versuchen Sie es noch einmal"),
    "file-kind-image": ("Das ist kein Bild; bitte wählen Sie ein Bild", nil),
    "file-kind-audio": ("Das ist keine Tonaufnahme; bitte wählen Sie eine", nil),
    "file-kind-video": ("Das ist kein Film; bitte wählen Sie einen Film", nil),
    "no-bin-item": ("Das liegt nicht mehr im Papierkorb", "Laden Sie die Seite neu"),
    "bad-json": ("Diese Seite hat etwas gesendet, das Leitfaden nicht versteht", "Laden Sie die Seite neu"),
    "token": ("Diese Seite ist veraltet", "Laden Sie die Seite neu"),
    "size": ("Das ist zu groß, um auf einmal gesendet zu werden", nil),
    "recording": (
      "Es wird gerade ein anderes Interview aufgenommen",
      "Speichern oder verlassen Sie zuerst dieses Interview"
    ),
    "being-recorded": ("Dieses Interview wird gerade aufgenommen", "Speichern Sie es zuerst"),
    "library-gone": (
      "Der Ordner der Bibliothek ist nicht mehr da",
      "Schließen Sie den Datenträger wieder an, oder starten Sie Leitfaden mit einer anderen Bibliothek neu"
    ),
    "library-diskFull": (
      "Der Datenträger der Bibliothek ist voll", "Schaffen Sie Platz und versuchen Sie es noch einmal"
    ),
    "library-readOnly": (
      "In die Bibliothek kann nicht geschrieben werden",
      "Prüfen Sie die Rechte des Ordners und den Datenträger"
    ),
    "library-inUse": (
      "Ein anderes Programm benutzt die Bibliothek gerade",
      "Schließen Sie es oder warten Sie, bis es fertig ist"
    ),
    "library-unknown": ("Das gibt es in dieser Bibliothek nicht (mehr)", "Laden Sie die Seite neu"),
    "library-cannotOpen": (
      "Die Bibliothek kann nicht geöffnet werden",
      "Prüfen Sie, ob der Ordner da ist und Sie hineinschreiben dürfen"
    ),
    "library-damaged": (
      "Die Datenbank der Bibliothek ist beschädigt; der Ton ist unversehrt",
      "leitfaden library rebuild macht aus den Ordnern eine neue"
    ),
    "settings-disk": (
      "Die Einstellungen konnten nicht gespeichert werden", "Ist der Datenträger voll oder schreibgeschützt?"
    ),
    "sound-noSuchDevice": (
      "Dieses Mikrofon ist nicht da", "Stecken Sie es ein oder wählen Sie ein anderes, dann noch einmal"
    ),
    "sound-deviceBusy": (
      "Ein anderes Programm benutzt das Mikrofon", "Schließen Sie es oder wählen Sie ein anderes Mikrofon"
    ),
    "sound-deviceForbidden": (
      "Auf das Mikrofon darf nicht zugegriffen werden", "Das Benutzerkonto muss zur Gruppe audio gehören"
    ),
    "sound-formatUnsupported": (
      "Das Mikrofon kann in dieser Qualität nicht aufnehmen", "Wählen Sie eine andere Tonqualität"
    ),
    "sound-deviceFailed": (
      "Das Mikrofon antwortet nicht", "Ziehen Sie es ab, stecken Sie es wieder ein, dann noch einmal"
    ),
    "sound-diskFull": ("Der Datenträger ist voll", "Schaffen Sie Platz, bevor Sie aufnehmen"),
    "guide-broken": (
      "Dieser Leitfaden hat Fehler und kann so nicht benutzt werden",
      "Beheben Sie die genannten Zeilen in der Datei"
    ),
    "guide-missing": (
      "Diese Leitfaden-Datei gibt es nicht (mehr)", "Wählen Sie auf der ersten Seite eine andere"
    ),
    "guide-not-text": ("Das ist keine Leitfaden-Datei", "Eine Leitfaden-Datei endet auf .guide.md"),
    "planned": ("Dieses Interview hat noch nicht begonnen", "Beginnen Sie ein neues mit seinem Leitfaden"),
    "code": ("Dieser Code kann nicht verwendet werden", "Kurz und ohne Schrägstriche, zum Beispiel P-07"),
  ]
}
