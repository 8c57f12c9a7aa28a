/// Texts of encryption: the first page of a library, unlocking, locking.
enum SealingTexts {
  static let phrases: [String: Phrase] = [
    "protectTitle": Phrase("Protect what you record", "Schützen Sie, was Sie aufnehmen"),
    "protectText": Phrase(
      "Sound, answers, notes and titles are encrypted while they come in. Recording needs no passphrase; listening, searching and exporting do. Guides, participants’ codes and the times of interviews stay readable.",
      "Ton, Antworten, Notizen und Titel werden schon beim Aufnehmen verschlüsselt. Aufnehmen geht ohne Passphrase; Anhören, Suchen und Exportieren nicht. Leitfäden, Codes der Teilnehmenden und die Zeiten der Interviews bleiben lesbar."
    ),
    "suggested": Phrase("A passphrase nobody guesses", "Eine Passphrase, die niemand errät"),
    "suggestedCopy": Phrase("Copy", "Kopieren"),
    "suggestedCopied": Phrase("Copied", "Kopiert"),
    "suggestedTake": Phrase("Take this one", "Diese nehmen"),
    "passphrase": Phrase("Passphrase", "Passphrase"),
    "passphraseNew": Phrase("New passphrase", "Neue Passphrase"),
    "passphraseOwn": Phrase("Passphrase: this one or your own", "Passphrase: diese oder eine eigene"),
    "passphraseAgain": Phrase("The same once more", "Noch einmal dieselbe"),
    "passphraseShow": Phrase("Show", "Zeigen"),
    "weakShort": Phrase(
      "Too short: at least 12 characters, {n} more.", "Zu kurz: mindestens 12 Zeichen, noch {n}."),
    "weakSame": Phrase(
      "Too easily guessed: use more different characters.",
      "Zu leicht zu erraten: Nehmen Sie mehr verschiedene Zeichen."),
    "weakNot": Phrase("Long enough.", "Lang genug."),
    "unequal": Phrase("The two are not the same yet.", "Die beiden sind noch nicht gleich."),
    "protectOn": Phrase("Encrypt", "Verschlüsseln"),
    "protectOff": Phrase("Go on without encryption", "Ohne Verschlüsselung weiter"),
    "paperTitle": Phrase("Write down the recovery key", "Notieren Sie den Wiederherstellungsschlüssel"),
    "paperText": Phrase(
      "It opens everything when the passphrase is forgotten, and it is shown this once. Keep it on paper, away from the computer. Without passphrase and recovery key nobody can read the interviews again.",
      "Er öffnet alles, wenn die Passphrase vergessen ist, und wird nur dieses eine Mal gezeigt. Bewahren Sie ihn auf Papier auf, nicht beim Computer. Ohne Passphrase und Wiederherstellungsschlüssel kann niemand die Interviews je wieder lesen."
    ),
    "paperSheet": Phrase("Recovery key", "Wiederherstellungsschlüssel"),
    "paperPrint": Phrase("Print", "Drucken"),
    "paperAsk": Phrase("Now from your paper", "Jetzt von Ihrem Papier"),
    "paperGroup": Phrase("Group {n}", "Gruppe {n}"),
    "paperWrong": Phrase(
      "Group {n} is not as on the screen before. Look again.",
      "Gruppe {n} ist anders als eben auf dem Bildschirm. Sehen Sie noch einmal nach."),
    "paperBack": Phrase("Show the key again", "Schlüssel noch einmal zeigen"),
    "paperNext": Phrase("I have written it down", "Ich habe ihn notiert"),
    "paperDone": Phrase("Finish", "Fertig"),
    "sealingNow": Phrase(
      "One moment: the library is being encrypted …", "Einen Moment: Die Bibliothek wird verschlüsselt …"),
    "plainBadge": Phrase("Not encrypted", "Nicht verschlüsselt"),
    "plainTitle": Phrase("This library is not encrypted", "Diese Bibliothek ist nicht verschlüsselt"),
    "plainText": Phrase(
      "Whoever gets hold of this computer’s disk can hear and read the interviews, unless the whole disk is encrypted.",
      "Wer an den Datenträger dieses Computers kommt, kann die Interviews hören und lesen, außer der ganze Datenträger ist verschlüsselt."
    ),
    "plainHow": Phrase("Make an encrypted one", "Eine verschlüsselte anlegen"),
    "plainStepEnd": Phrase("End Leitfaden.", "Beenden Sie Leitfaden."),
    "plainStepNew": Phrase(
      "Start it with a new folder, for example:", "Starten Sie es mit einem neuen Ordner, zum Beispiel:"),
    "plainStepChoose": Phrase(
      "Choose a passphrase on the first page. What is recorded from then on is encrypted.",
      "Wählen Sie auf der ersten Seite eine Passphrase. Was Sie ab dann aufnehmen, ist verschlüsselt."),
    "plainOld": Phrase(
      "Interviews that are here stay readable here. leitfaden bundle make and leitfaden bundle open bring them into the new library; contacts and guides do not travel with them.",
      "Interviews, die hier liegen, bleiben hier lesbar. leitfaden bundle make und leitfaden bundle open bringen sie in die neue Bibliothek; Kontakte und Leitfäden wandern nicht mit."
    ),
    "unlockTitle": Phrase("The library is locked", "Die Bibliothek ist gesperrt"),
    "unlock": Phrase("Unlock", "Entsperren"),
    "unlocking": Phrase("One moment …", "Einen Moment …"),
    "unlockWrong": Phrase(
      "This is not the passphrase. Check capitals and the keyboard’s language.",
      "Das ist nicht die Passphrase. Prüfen Sie Großschreibung und Tastatursprache."),
    "unlockWrongKey": Phrase(
      "This is not the recovery key of this library. Type all its groups; it begins with AGE-SECRET-KEY-1.",
      "Das ist nicht der Wiederherstellungsschlüssel dieser Bibliothek. Tippen Sie alle Gruppen ein; er beginnt mit AGE-SECRET-KEY-1."
    ),
    "unlockWait": Phrase("Try again in {n} s.", "Nächster Versuch in {n} s."),
    "unlockForgotten": Phrase("Passphrase forgotten?", "Passphrase vergessen?"),
    "unlockKey": Phrase("Recovery key, all groups", "Wiederherstellungsschlüssel, alle Gruppen"),
    "unlockKeyDo": Phrase("Unlock and change the passphrase", "Entsperren und Passphrase ändern"),
    "startLocked": Phrase(
      "Start an interview without unlocking", "Ein Interview beginnen, ohne zu entsperren"),
    "startLockedText": Phrase(
      "What you record is encrypted; it can be heard once the library is unlocked.",
      "Was Sie aufnehmen, wird verschlüsselt; anhören lässt es sich nach dem Entsperren."),
    "lockNow": Phrase("Lock", "Sperren"),
    "lockHeading": Phrase("Encryption", "Verschlüsselung"),
    "lockOn": Phrase(
      "What is recorded here is encrypted. leitfaden library passphrase changes the passphrase.",
      "Was hier aufgenommen wird, ist verschlüsselt. leitfaden library passphrase ändert die Passphrase."),
    "lockIdle": Phrase(
      "Lock when nobody has touched a page for", "Sperren, wenn so lange niemand eine Seite berührt hat"),
    "lockMinutes": Phrase("{n} min", "{n} min"),
    "lockNever": Phrase("Never", "Nie"),
    "sealedExports": Phrase(
      "In an encrypted library no readable files are written by themselves. They are made when somebody asks for them: Export.",
      "In einer verschlüsselten Bibliothek entstehen keine lesbaren Dateien von selbst. Sie werden geschrieben, wenn jemand danach fragt: Export."
    ),
  ]
}
