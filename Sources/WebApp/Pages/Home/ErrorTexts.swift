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
    "disk-short": (
      "Der Datenträger hat Platz für weniger als zehn Minuten Aufnahme", "Schaffen Sie zuerst Platz"
    ),
    "mirror-missing": (
      "Der Datenträger der zweiten Kopie ist nicht da", "Stecken Sie ihn ein, oder wählen Sie „Keine“"
    ),
    "no-check": ("Es wurde noch nichts gehört", "Machen Sie zuerst die Tonprobe"),
    "disk-full": (
      "Auf dem Datenträger ist kein Platz für diese Datei; was noch frei ist, bleibt für den Ton",
      "Wählen Sie eine kleinere Datei"
    ),
    "file-size": ("Diese Datei ist größer als 512 MB; bitte wählen Sie eine kleinere", nil),
    "file-empty": ("Diese Datei ist leer; bitte wählen Sie eine andere", nil),
    "file-not-stored": ("Die Datei konnte nicht gespeichert werden", "Versuchen Sie es noch einmal"),
    "file-damaged": (
      "Diese Datei wurde auf dem Datenträger verändert oder abgeschnitten",
      "Legen Sie sie aus einer Sicherung zurück"
    ),
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
      "Schließen Sie den Datenträger wieder an oder legen Sie den Ordner zurück, oder starten Sie Leitfaden mit einer anderen Bibliothek"
    ),
    "library-diskFull": (
      "Der Datenträger der Bibliothek ist voll", "Schaffen Sie Platz und versuchen Sie es noch einmal"
    ),
    "library-readOnly": (
      "In die Bibliothek kann nicht geschrieben werden",
      "Prüfen Sie die Rechte des Ordners und den Datenträger, oder kopieren Sie den Ordner und öffnen Sie die Kopie"
    ),
    "library-inUse": (
      "Ein anderes Programm benutzt die Bibliothek gerade",
      "Schließen Sie es oder warten Sie, bis es fertig ist"
    ),
    "library-keyDamaged": (
      "Ein Schlüssel der Bibliothek fehlt oder ist beschädigt",
      "Legen Sie ihn aus einer Sicherung zurück, oder entsperren Sie mit dem Wiederherstellungsschlüssel"
    ),
    "library-locked": ("Die Bibliothek ist gesperrt", "Entsperren Sie sie mit ihrer Passphrase"),
    "library-wrongKey": (
      "Damit lässt sich die Bibliothek nicht entsperren", "Prüfen Sie Großschreibung und Tastatursprache"
    ),
    "undecided": (
      "Noch hat niemand entschieden, ob diese neue Bibliothek verschlüsselt werden soll",
      "Öffnen Sie die erste Seite und entscheiden Sie"
    ),
    "not-new": ("Diese Bibliothek ist nicht mehr neu", "Laden Sie die Seite neu"),
    "weak-passphrase": (
      "Diese Passphrase ist zu leicht zu erraten: Sie braucht 12 Zeichen, fünf davon verschieden",
      "Mehrere Wörter, die nicht zusammengehören, sind gut"
    ),
    "unlocking": (
      "Gerade wird eine andere Passphrase versucht", "Versuchen Sie es in einer Sekunde noch einmal"
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
    "sound-locked": (
      "Die Aufnahme ist verschlüsselt und gesperrt", "Entsperren Sie die Bibliothek mit ihrer Passphrase"
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
    "guide-changed": (
      "Dieser Leitfaden wurde in einem anderen Fenster geändert",
      "Sehen Sie die neuere Version an, bevor Sie weiterschreiben"
    ),
    "guide-text-first": (
      "Der Text dieses Leitfadens hat einen Fehler, und das Formular würde verlieren, was nicht gelesen werden kann",
      "Beheben Sie die genannten Zeilen im Text, oder machen Sie sie rückgängig"
    ),
    "guide-too-long": ("Ein Leitfaden darf höchstens 4 MB Text haben", "Teilen Sie ihn in zwei Leitfäden"),
    "guide-line-too-long": (
      "Einer seiner Texte ist ohne Zeilenumbruch länger als 20.000 Zeichen",
      "Kürzen Sie ihn, oder teilen Sie ihn in Absätze"
    ),
    "guide-not-writable": (
      "Das lässt sich so nicht in eine Leitfaden-Datei schreiben",
      "Nehmen Sie ungewöhnliche Zeichen heraus, oder schreiben Sie es im Text"
    ),
    "guide-no-undo": (
      "Dieser Schritt lässt sich nicht mehr rückgängig machen, weil Leitfaden neu gestartet wurde",
      "Frühere Versionen stehen unter Versionen"
    ),
    "guide-no-version": ("Diese Version ist nicht mehr da", "Laden Sie die Seite neu"),
    "guide-no-text": (
      "Diese Leitfaden-Datei ist kein Text von höchstens 4 MB in UTF-8",
      "Speichern Sie sie in einem Texteditor als UTF-8"
    ),
    "edit-gone": (
      "Diese Frage oder dieser Abschnitt ist nicht mehr im Leitfaden",
      "Machen Sie den letzten Schritt rückgängig, oder laden Sie die Seite neu"
    ),
    "edit-wrongID": (
      "Das kann keine ID sein",
      "Beginnen Sie mit einem Buchstaben a-z, dann Buchstaben, Ziffern und _, höchstens 64"
    ),
    "edit-takenID": (
      "Diese ID hat schon eine andere Frage oder ein anderer Abschnitt", "Wählen Sie eine andere"
    ),
    "edit-unknownKind": ("Diese Art zu antworten gibt es nicht", "Laden Sie die Seite neu"),
    "edit-lastSection": ("Ein Leitfaden braucht mindestens einen Abschnitt", "Ändern Sie seine Überschrift"),
    "media-size": (
      "Ein Bild, Ton oder Film eines Leitfadens darf höchstens 32 MB haben",
      "Verkleinern Sie es und wählen Sie es noch einmal"
    ),
    "media-type": (
      "Das ist kein Bild, Ton oder Film, den Browser zeigen",
      "Nehmen Sie JPEG, PNG, WebP, MP3, WAV, Ogg, MP4 oder WebM"
    ),
    "planned": ("Dieses Interview hat noch nicht begonnen", "Beginnen Sie ein neues mit seinem Leitfaden"),
    "handedOverAlready": ("Das Gerät ist schon übergeben", "Nehmen Sie es zuerst zurück"),
    "not-recording": (
      "Dieses Interview wird gerade nicht aufgenommen", "Setzen Sie es zuerst fort, dann übergeben Sie es"
    ),
    "section": (
      "Dieser Abschnitt hat keine Fragen, die jemand anders beantworten könnte", "Wählen Sie einen anderen"
    ),
    "pin": ("Die PIN braucht vier bis acht Ziffern", "Geben Sie sie noch einmal ein"),
    "no-section": ("Diesen Abschnitt hat der Leitfaden nicht", nil),
    "handed-back": ("Die Fragen sind zu Ende; bitte geben Sie das Gerät zurück", nil),
    "not-respondent": ("Das ist für die Person, die auf einem übergebenen Gerät antwortet", nil),
    "wrong-code": ("Dieser Code stimmt nicht oder gilt nicht mehr", "Lassen Sie sich einen neuen geben"),
    "lan-address": (
      "Diese Adresse ist keine dieses Computers", "Nehmen Sie eine von denen, die dieser Computer hat"
    ),
    "lan-no-network": (
      "Dieser Computer hat keine private Adresse in einem Netz",
      "Verbinden Sie ihn mit dem Netz, in dem das Tablet ist, oder lassen Sie das Tablet eines machen (Hotspot)"
    ),
    "lan-several": (
      "Dieser Computer ist in mehreren Netzen",
      "Starten Sie Leitfaden mit leitfaden serve --lan-address und der Adresse, die gelten soll"
    ),
    "lan-listen": (
      "Andere Geräte können unter der Adresse dieses Computers nicht zugelassen werden",
      "Sehen Sie nach, ob das Netz da ist, dann noch einmal"
    ),
    "lan-certificate": (
      "Das Zertifikat für andere Geräte konnte nicht gelesen oder gespeichert werden",
      "Prüfen Sie die Rechte des Ordners leitfaden/tls in Ihrem Datenordner (meist .local/share) und den Platz auf dem Datenträger"
    ),
    "lan-off": ("Geräte über das Netz sind gerade nicht zugelassen", "Schalten Sie das zuerst ein"),
    "let-in-already": ("Dieser Browser ist schon angemeldet", "Geben Sie den Code auf dem anderen Gerät ein"),
    "elsewhere": (
      "Leitfaden hat eine eigene Adresse",
      "Öffnen Sie die, die leitfaden serve ausgegeben hat; die Eingabetaste gibt dort eine neue aus"
    ),
    "launch": (
      "Diese Adresse wurde schon benutzt oder ist zu alt",
      "Drücken Sie die Eingabetaste, wo leitfaden serve läuft: Dann erscheint eine neue"
    ),
    "in-use": (
      "Ein anderes Programm nimmt dieses Interview gerade auf",
      "Ändern Sie es dort, oder speichern Sie es zuerst"
    ),
    "guide-there": (
      "Eine Leitfaden-Datei mit diesem Namen gibt es schon", "Löschen Sie jene, oder benennen Sie sie um"
    ),
    "guide-media": (
      "Ein Bild dieses Namens, aber mit anderem Inhalt liegt schon in der Bibliothek",
      "Löschen Sie den älteren Leitfaden mit seinen Bildern, oder geben Sie diesem eine andere Kennung"
    ),
    "guide-names": ("Von diesem Leitfaden gibt es schon 999 Dateien", "Löschen Sie einige davon"),
    "guide-disk": (
      "Der Leitfaden konnte nicht in die Bibliothek geschrieben werden",
      "Ist der Datenträger voll oder schreibgeschützt?"
    ),
    "guide-folder": ("Das ist ein Ordner und keine Leitfaden-Datei", "Wählen Sie eine Datei darin"),
    "guide-unreadable": (
      "Die Leitfaden-Datei lässt sich nicht lesen", "Prüfen Sie ihre Rechte und den Datenträger"
    ),
    "guide-tooLarge": ("Die Datei ist zu groß für einen Leitfaden", "Ist es die richtige Datei?"),
    "guide-unknownFormat": ("Diese Art von Leitfaden-Datei ist nicht bekannt", "Sie endet auf .guide.md"),
    "bin-disk": (
      "Das konnte nicht verschoben werden", "Ist der Datenträger voll oder schreibgeschützt?"
    ),
    "unknown-choice": ("Diese Auswahl gibt es nicht", "Laden Sie die Seite neu"),
    "no-level": ("So fein ist die Wellenform nicht", "Laden Sie die Seite neu"),
    "template": ("Diese Seite fehlt in dieser Installation", "Installieren Sie Leitfaden neu"),
    "error": ("Das ging nicht", "Versuchen Sie es noch einmal"),
    "method": ("Das geht hier nicht", nil),
    "origin": ("Änderungen werden nur von Leitfadens eigenen Seiten angenommen", nil),
    "type": ("Änderungen werden als JSON gesendet", nil),
    "format": ("Diese Art von Datei kann nicht geschrieben werden", "Wählen Sie eine andere"),
    "export-unknownFormat": ("Diese Art von Datei gibt es nicht", "Wählen Sie eine andere"),
    "export-missingProgram": (
      "Für diese Art von Datei fehlt ein Programm", "Installieren Sie es, oder wählen Sie eine andere"
    ),
    "export-nothingToExport": ("Es gibt nichts zu exportieren: Das Interview hat noch nicht begonnen", nil),
    "export-noSound": ("Dieses Interview hat keinen Ton", "Lassen Sie die Tondatei weg"),
    "export-soundUnreadable": (
      "Eine Tondatei lässt sich nicht lesen", "Liegt sie noch im Ordner des Interviews? Legen Sie sie zurück"
    ),
    "export-soundDiffers": (
      "Der Datenträger hat anderen Ton zurückgegeben, als auf ihn geschrieben wurde",
      "Nehmen Sie einen anderen"
    ),
    "export-encodingFailed": (
      "Das Programm ffmpeg konnte die Tondatei nicht schreiben", "WAV geht ohne ein anderes Programm"
    ),
    "export-unknownQuestion": ("Zu dieser Frage gibt es keinen Ton", nil),
    "export-notWritable": (
      "In den Ordner des Exports kann nicht geschrieben werden",
      "Prüfen Sie, was dort schon liegt, die Zugriffsrechte und den Datenträger"
    ),
    "export-diskFull": ("Der Datenträger ist voll", "Schaffen Sie Platz, dann noch einmal"),
    "export-foreignFile": (
      "Im Ordner des Exports liegt eine Datei gleichen Namens, die nicht von Leitfaden ist",
      "Verschieben Sie sie, dann noch einmal"
    ),
    "export-cannotPrint": (
      "Der Bericht ließ sich nicht als PDF drucken",
      "Wählen Sie die Seite zum Anhören (HTML), und drucken Sie sie im Browser"
    ),
    "export-mediumGone": (
      "Der Stick oder Datenträger ist nicht mehr da", "Stecken Sie ihn ein, dann exportieren Sie noch einmal"
    ),
    "export-damaged": (
      "Eine Datei liest sich anders zurück, als sie geschrieben wurde; es wurde nichts behalten",
      "Nehmen Sie einen anderen Stick oder Datenträger; auf diesen ist kein Verlass"
    ),
    "export-path": (
      "Das ist kein ganzer Pfad eines Ordners", "Schreiben Sie ihn von Anfang an, er beginnt mit / oder ~/"
    ),
    "export-library": (
      "Dieser Ordner gehört der Bibliothek selbst", "Wählen Sie einen anderen Ordner"
    ),
    "export-memory": (
      "Diese Dateien passen nicht in den Arbeitsspeicher des Computers, und von einer verschlüsselten Bibliothek darf nichts Lesbares auf dem Datenträger liegen",
      "Wählen Sie weniger Interviews oder keinen Ton, oder statt des Herunterladens einen Ordner"
    ),
    "export-sealed": (
      "In einer verschlüsselten Bibliothek werden keine lesbaren Dateien geschrieben",
      "Nehmen Sie Export, dort wird gefragt, wohin"
    ),
    "export-busy": (
      "Ein anderer Export wird noch geschrieben", "Warten Sie auf sein Ende, oder brechen Sie ihn ab"
    ),
    "withdraw-unsure": ("Es wurde nichts entfernt", nil),
    "uploads": (
      "Gerade werden andere Dateien gesendet", "Senden Sie sie noch einmal, wenn diese da sind"
    ),
    "no-consent": (
      "Jemand hat dem nicht zugestimmt", "Lassen Sie es weg, oder fragen Sie noch einmal"
    ),
    "bundle-key": (
      "Das ist kein öffentlicher Schlüssel",
      "Kopieren Sie ihn noch einmal, ganz: Jeder beginnt mit age1 und steht in einer eigenen Zeile"
    ),
    "bundle-wrongKey": (
      "Damit lässt sich dieses Bündel nicht öffnen",
      "Fragen Sie, wer es gemacht hat; bei Passphrasen zählt Großschreibung"
    ),
    "bundle-recording": (
      "Ein Interview wird gerade aufgenommen, und nichts soll es stören",
      "Speichern Sie es zuerst, und übernehmen Sie das Bündel dann"
    ),
    "bundle-damaged": (
      "Dieses Bündel ist beschädigt, nicht vollständig oder keins; es wurde nichts übernommen",
      "Kopieren Sie es noch einmal von dort, wo es gemacht wurde"
    ),
    "bundle-plain": (
      "Dieses Bündel ist nicht verschlüsselt und würde lesbar in die verschlüsselte Bibliothek gelegt",
      "Nennen Sie den Ort der Datei: von dort wird sie gelesen, ohne Kopie"
    ),
    "bundle-size": ("Ein Bündel darf höchstens 64 GB haben", "Nennen Sie den Ort der Datei"),
    "bundle-missing": (
      "Diese Datei gibt es nicht, oder sie lässt sich nicht lesen", "Schreiben Sie ihren Ort von Anfang an"
    ),
    "no-bundle": ("Dieses Bündel ist nicht mehr da", "Wählen Sie es noch einmal"),
    "bundle-busy": ("Ein anderes Bündel wird gerade übernommen", "Warten Sie auf sein Ende"),
    "sitting-shortDisk": (
      "Der Datenträger hat Platz für weniger als zehn Minuten Aufnahme", "Schaffen Sie zuerst Platz"
    ),
    "sitting-neverBegun": (
      "Dieses Interview hat noch nicht begonnen", "Beginnen Sie ein neues mit seinem Leitfaden"
    ),
    "sitting-consentRefused": (
      "In die Aufnahme wurde nicht eingewilligt, deshalb wird nichts aufgenommen",
      "Schreiben Sie auf Papier mit; wurde doch eingewilligt, wählen Sie „Aufnahme“ dazu"
    ),
    "no-recording": (
      "In die Aufnahme wurde nicht eingewilligt, deshalb wird nichts aufgenommen",
      "Schreiben Sie auf Papier mit; wurde doch eingewilligt, wählen Sie „Aufnahme“ dazu"
    ),
    "export-noInterview": ("Kein Interview ist ausgewählt", "Wählen Sie mindestens eines"),
    "export-noFormat": ("Keine Dateiart ist ausgewählt", "Wählen Sie mindestens eine"),
    "no-export": ("Dieser Export ist nicht mehr bekannt", "Exportieren Sie noch einmal"),
    "export-cancelled": ("Das Schreiben wurde abgebrochen", "Beginnen Sie noch einmal"),
    "library-newerVersion": (
      "Diese Bibliothek gehört zu einer neueren Version von Leitfaden", "Benutzen Sie die neuere Version"
    ),
    "library-ambiguous": ("Das ist nicht eindeutig", "Laden Sie die Seite neu"),
    "library-refused": ("Das lässt sich so nicht speichern", "Prüfen Sie, was Sie eingegeben haben"),
    "library-file": (
      "Eine Datei der Bibliothek lässt sich nicht lesen oder schreiben",
      "Prüfen Sie ihre Rechte und den Datenträger"
    ),
    "sound-fileUnreadable": (
      "Eine Tondatei lässt sich nicht lesen", "Liegt sie noch im Ordner des Interviews? Legen Sie sie zurück"
    ),
    "sound-fileUnwritable": (
      "Die Tondatei lässt sich nicht schreiben", "Prüfen Sie die Rechte des Ordners und den Datenträger"
    ),
    "sound-fileExists": (
      "Eine Tondatei dieses Namens gibt es schon", "Verschieben Sie sie, dann noch einmal"
    ),
    "sound-badRequest": ("Mit diesem Mikrofon geht das so nicht", "Wählen Sie ein anderes Mikrofon"),
    "sound-wrongState": ("Das geht gerade nicht", "Laden Sie die Seite neu"),
  ]
}
