/// Texts of whole interviews that are handed on in one sealed file, and taken in.
enum BundleTexts {
  static let phrases: [String: Phrase] = [
    "buHow": Phrase("What leaves?", "Was geht hinaus?"),
    "buFiles": Phrase("Files for other programs", "Dateien für andere Programme"),
    "buWhole": Phrase(
      "Whole interviews, encrypted, to take to another computer",
      "Ganze Interviews, verschlüsselt, für einen anderen Computer"),
    "buWholeHint": Phrase(
      "Sound, answers, notes and files in one bundle, which another Leitfaden takes in. Names included.",
      "Ton, Antworten, Notizen und Dateien in einem Bündel, das ein anderes Leitfaden übernimmt. Mit Namen."),
    "buWho": Phrase("Who may open it?", "Wer darf es öffnen?"),
    "buPassphrase": Phrase("Whoever knows the passphrase", "Wer die Passphrase kennt"),
    "buPassphraseHint": Phrase(
      "Tell it by another route than the file.",
      "Sagen Sie sie auf einem anderen Weg, als Sie die Datei schicken."),
    "buPassphraseField": Phrase("Passphrase of the bundle", "Passphrase des Bündels"),
    "buKeys": Phrase("Whoever has one of these keys", "Wer einen dieser Schlüssel hat"),
    "buKeysHint": Phrase(
      "Public keys of your colleagues; that of a Leitfaden library is on its page “Import interviews”.",
      "Öffentliche Schlüssel Ihrer Kolleginnen und Kollegen; der einer Leitfaden-Bibliothek steht dort auf der Seite „Interviews übernehmen“."
    ),
    "buKeysField": Phrase("Public keys, one a line", "Öffentliche Schlüssel, einer je Zeile"),
    "buPlain": Phrase("Everybody", "Alle"),
    "buPlainHint": Phrase(
      "Not encrypted: everybody who gets the file can read it.",
      "Nicht verschlüsselt: Alle, die die Datei bekommen, können sie lesen."),
    "buSum": Phrase("one bundle", "ein Bündel"),
    "buWeak": Phrase(
      "The passphrase is too easily guessed: take at least 12 characters, 5 of them different.",
      "Die Passphrase ist zu leicht zu erraten: Nehmen Sie mindestens 12 Zeichen, 5 davon verschieden."),
    "buNoKey": Phrase(
      "Write at least one public key.", "Schreiben Sie mindestens einen öffentlichen Schlüssel."),
    "buWriting": Phrase("Packing interview {n} of {count}", "Packe Interview {n} von {count}"),
    "buSave": Phrase("Save the bundle ({size})", "Bündel sichern ({size})"),
    "buTell": Phrase(
      "Note the passphrase, if it has one: nobody can open the bundle without it.",
      "Notieren Sie die Passphrase, wenn es eine hat: Ohne sie kann niemand das Bündel öffnen."),
    "tiLink": Phrase(
      "Import interviews from another computer", "Interviews von einem anderen Computer übernehmen"),
    "tiTitle": Phrase("Import interviews", "Interviews übernehmen"),
    "tiText": Phrase(
      "From a bundle that another Leitfaden made. Everything is checked first; nothing that is here is written over.",
      "Aus einem Bündel, das ein anderes Leitfaden gemacht hat. Alles wird zuerst geprüft; nichts, was hier ist, wird überschrieben."
    ),
    "tiFile": Phrase("Choose the bundle", "Bündel wählen"),
    "tiFileHint": Phrase("Its name ends with .leitfaden.age.", "Sein Name endet auf .leitfaden.age."),
    "tiPath": Phrase(
      "Or where it is on this computer or a USB stick",
      "Oder wo es auf diesem Computer oder einem Stick liegt"),
    "tiPathTake": Phrase("Take this file", "Diese Datei nehmen"),
    "tiOwnKey": Phrase(
      "To encrypt a bundle for this library, colleagues need its public key:",
      "Um ein Bündel für diese Bibliothek zu verschlüsseln, brauchen andere ihren öffentlichen Schlüssel:"),
    "tiSending": Phrase("Reading the file …", "Lese die Datei …"),
    "tiPassphrase": Phrase("Passphrase of the bundle", "Passphrase des Bündels"),
    "tiKey": Phrase("Secret key it was encrypted for", "Geheimer Schlüssel, für den es verschlüsselt wurde"),
    "tiKeyHint": Phrase(
      "Leave it empty when it was encrypted for this library’s own key.",
      "Bleibt leer, wenn es für den eigenen Schlüssel dieser Bibliothek verschlüsselt wurde."),
    "tiOpen": Phrase("Check and import", "Prüfen und übernehmen"),
    "tiChecking": Phrase("Checking every byte …", "Prüfe jedes Byte …"),
    "tiTaking": Phrase("Importing interview {n} of {count}", "Übernehme Interview {n} von {count}"),
    "tiDone": Phrase("Imported", "Übernommen"),
    "tiNew": Phrase("imported", "übernommen"),
    "tiKnown": Phrase("already there; nothing was changed", "schon da; nichts wurde geändert"),
    "tiGrown": Phrase(
      "was there; {events} new entries and {files} files were added",
      "war da; {events} neue Einträge und {files} Dateien kamen dazu"),
    "tiRefused": Phrase("left alone: {why}", "nicht übernommen: {why}"),
    "tiWithdrawn": Phrase(
      "its participant has withdrawn it", "die befragte Person hat es widerrufen"),
    "tiBothSides": Phrase(
      "it was changed here and there since; keep one of the two and delete the other",
      "es wurde hier und dort geändert; behalten Sie eines von beiden und löschen Sie das andere"),
    "tiOtherFile": Phrase(
      "a file of it is another one than in the library",
      "eine Datei darin ist eine andere als in der Bibliothek"),
    "tiInUse": Phrase("it is being recorded or edited", "es wird gerade aufgenommen oder bearbeitet"),
    "tiMore": Phrase("Import another bundle", "Noch ein Bündel übernehmen"),
    "tiAll": Phrase("All interviews", "Alle Interviews"),
  ]
}
