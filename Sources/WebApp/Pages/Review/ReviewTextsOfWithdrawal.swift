/// Texts of what left the library, and of withdrawals.
enum ReviewTextsOfWithdrawal {
  static let phrases: [String: Phrase] = [
    "leaving": Phrase("What left the library; withdrawal", "Was die Bibliothek verlassen hat; Widerruf"),
    "leftHeading": Phrase("What left the library", "Was die Bibliothek verlassen hat"),
    "leftNothing": Phrase(
      "Nothing of this interview has left yet.", "Von diesem Interview ist noch nichts hinausgegangen."),
    "leftExport": Phrase("Export", "Export"),
    "leftDownload": Phrase("Download", "Download"),
    "leftBundle": Phrase("Bundle", "Bündel"),
    "leftBackup": Phrase("Backup", "Sicherung"),
    "leftCopy": Phrase("Second copy", "Zweite Kopie"),
    "leftContacts": Phrase("Contacts", "Kontakte"),
    "leftNames": Phrase("with names", "mit Namen"),
    "leftNoNames": Phrase("without names", "ohne Namen"),
    "leftNoText": Phrase("without texts", "ohne Texte"),
    "leftOpen": Phrase("readable by everybody who has it", "lesbar für alle, die es haben"),
    "leftPassphrase": Phrase("sealed with a passphrase", "mit einer Passphrase verschlüsselt"),
    "leftSealed": Phrase("encrypted for {keys}", "verschlüsselt für {keys}"),
    "withdrawal": Phrase("Withdrawal", "Widerruf"),
    "withdrawWhy": Phrase(
      "When the participant withdraws consent: sound, answers, notes, files and exports in the library are removed for good, not to the bin. What has left stays where it is; the list above says who has to be told.",
      "Wenn die befragte Person ihre Einwilligung widerruft: Ton, Antworten, Notizen, Dateien und Exporte in der Bibliothek werden endgültig entfernt, nicht in den Papierkorb gelegt. Was hinausgegangen ist, bleibt, wo es ist; die Liste oben sagt, wem es zu sagen ist."
    ),
    "withdrawBegin": Phrase("Withdraw this interview …", "Dieses Interview widerrufen …"),
    "withdrawSure": Phrase(
      "Remove it for good? This cannot be taken back.",
      "Endgültig entfernen? Das lässt sich nicht zurücknehmen."),
    "withdrawNow": Phrase("Remove for good", "Endgültig entfernen"),
    "withdrawKeep": Phrase("Keep it", "Behalten"),
    "withdrawn": Phrase(
      "The interview is removed. Backups and USB sticks that you made cannot be reached from here.",
      "Das Interview ist entfernt. Sicherungen und Sticks, die Sie angelegt haben, sind von hier nicht erreichbar."
    ),
    "tellThem": Phrase("Tell those who have it:", "Sagen Sie es denen, die es haben:"),
  ]
}
