/// Texts of the export page.
enum ExportTexts {
  static let phrases: [String: Phrase] = [
    "exTitle": Phrase("Export", "Exportieren"),
    "exDespite": Phrase("Export all the same; it is noted", "Trotzdem exportieren; es wird vermerkt"),
    "exBack": Phrase("Back", "Zurück"),
    "exWhich": Phrase("Which interviews?", "Welche Interviews?"),
    "exChosen": Phrase("{n} of {total} chosen", "{n} von {total} ausgewählt"),
    "exAll": Phrase("All", "Alle"),
    "exNone": Phrase("None", "Keine"),
    "exEmpty": Phrase("Nothing to export yet", "Noch nichts zu exportieren"),
    "exEmptyHint": Phrase(
      "As soon as an interview has been held, its sound, marks and answers can be taken along from here.",
      "Sobald ein Interview geführt wurde, lassen sich Ton, Marken und Antworten von hier mitnehmen."),
    "exWhatFor": Phrase("What for?", "Wozu?"),
    "exWhatForHint": Phrase(
      "Touch a row to choose its kinds of files.", "Eine Zeile berühren, um Dateiarten zu wählen."),
    "exNothing": Phrase("nothing chosen", "nichts ausgewählt"),
    "exPurpose_listen": Phrase("Listen", "Anhören"),
    "exHint_listen": Phrase(
      "The sound, and the marks for players and sound editors.",
      "Der Ton, und die Marken für Abspiel- und Schnittprogramme."),
    "exPurpose_transcribe": Phrase("Transcribe", "Transkribieren"),
    "exHint_transcribe": Phrase(
      "Questions, marks and notes at their times, to write between.",
      "Fragen, Marken und Notizen mit ihren Zeiten, um dazwischen zu schreiben."),
    "exPurpose_code": Phrase("Code", "Codieren"),
    "exHint_code": Phrase(
      "For QDA programs: the guide as codes, each answer coded by its question.",
      "Für QDA-Programme: der Leitfaden als Codes, jede Antwort nach ihrer Frage codiert."),
    "exPurpose_count": Phrase("Count and compare", "Auszählen und vergleichen"),
    "exHint_count": Phrase(
      "Tables of the answers, for spreadsheets and statistics.",
      "Tabellen der Antworten, für Tabellenkalkulation und Statistik."),
    "exPurpose_read": Phrase("Read and show", "Lesen und zeigen"),
    "exHint_read": Phrase("Reports for people.", "Berichte für Menschen."),
    "exPurpose_archive": Phrase("Archive", "Archivieren"),
    "exHint_archive": Phrase(
      "Everything, described so that it can be understood in decades.",
      "Alles, so beschrieben, dass man es in Jahrzehnten versteht."),
    "exQuestion": Phrase("Which question?", "Welche Frage?"),
    "exEveryQuestion": Phrase("All questions", "Alle Fragen"),
    "exQuestionHint": Phrase(
      "Sound that is cut at questions is written of this one only.",
      "Ton, der nach Fragen geschnitten wird, wird nur von dieser geschrieben."),
    "exLanguage": Phrase("Language of the reports", "Sprache der Berichte"),
    "exPeople": Phrase("Who may be recognised?", "Wer darf erkennbar sein?"),
    "exPeopleHint": Phrase(
      "Participants appear by their codes only.", "Teilnehmende erscheinen nur mit ihrem Code."),
    "exWithNames": Phrase("With names", "Mit Namen"),
    "exWithNamesHint": Phrase(
      "Also titles, places, persons, names of devices, and answers that are an e-mail address, a phone number, a location or a signature.",
      "Auch Titel, Orte, Personen, Namen von Geräten, und Antworten, die E-Mail-Adresse, Telefonnummer, Ort oder Unterschrift sind."
    ),
    "exWithoutText": Phrase("Without texts", "Ohne Texte"),
    "exWithoutTextHint": Phrase(
      "Leaves out answers in words, notes, labels of marks, drawings and transcripts. Choices, numbers, dates and times stay.",
      "Lässt Antworten in Worten, Notizen, Namen von Marken, Zeichnungen und Transkripte weg. Auswahlen, Zahlen, Daten und Zeiten bleiben."
    ),
    "exVoice": Phrase(
      "Sound files hold the voice and everything that was said.",
      "Tondateien enthalten die Stimme und alles, was gesagt wurde."),
    "exWhere": Phrase("Where to?", "Wohin?"),
    "exFolder": Phrase("A folder of the computer that records", "Ein Ordner des Computers, der aufnimmt"),
    "exFolderPath": Phrase("Folder", "Ordner"),
    "exFolderHint": Phrase(
      "Every export gets a new folder in it; nothing is overwritten.",
      "Jeder Export bekommt darin einen neuen Ordner; nichts wird überschrieben."),
    "exMedium": Phrase("Stick or card", "Stick oder Karte"),
    "exMediumHint": Phrase("is read back and compared", "wird zurückgelesen und verglichen"),
    "exNoMedium": Phrase("No stick or card is plugged in.", "Kein Stick, keine Karte eingesteckt."),
    "exLookAgain": Phrase("Look again", "Noch einmal nachsehen"),
    "exFree": Phrase("{free} free", "{free} frei"),
    "exReadOnly": Phrase("is write-protected", "ist schreibgeschützt"),
    "exDownload": Phrase("Download as one ZIP file", "Als eine ZIP-Datei herunterladen"),
    "exDownloadHint": Phrase("to the device you are holding", "auf das Gerät, das Sie halten"),
    "exBegin": Phrase("Export", "Exportieren"),
    "exSumOne": Phrase("1 interview, {formats}", "1 Interview, {formats}"),
    "exSumMany": Phrase("{n} interviews, {formats}", "{n} Interviews, {formats}"),
    "exFormatsOne": Phrase("1 kind of file", "1 Dateiart"),
    "exFormatsMany": Phrase("{n} kinds of files", "{n} Dateiarten"),
    "exNoInterviewYet": Phrase("Choose at least one interview.", "Wählen Sie mindestens ein Interview."),
    "exNoFormatYet": Phrase("Choose at least one kind of file.", "Wählen Sie mindestens eine Dateiart."),
    "exNoMediumYet": Phrase("Choose a stick or card.", "Wählen Sie einen Stick oder eine Karte."),
    "exWriting": Phrase("Writing {n} of {count}: {name}", "Schreibe {n} von {count}: {name}"),
    "exComparing": Phrase("Reading back and comparing", "Lese zurück und vergleiche"),
    "exPacking": Phrase("Packing the ZIP file", "Packe die ZIP-Datei"),
    "exStopping": Phrase("Stopping …", "Breche ab …"),
    "exCancel": Phrase("Cancel", "Abbrechen"),
    "exStopped": Phrase("Cancelled. Nothing was kept.", "Abgebrochen. Es wurde nichts behalten."),
    "exDone": Phrase("Exported", "Exportiert"),
    "exDoneFiles": Phrase("{n}, {size}, in", "{n}, {size}, in"),
    "exFilesOne": Phrase("1 file", "1 Datei"),
    "exFilesMany": Phrase("{n} files", "{n} Dateien"),
    "exReadBack": Phrase(
      "Read back and compared: {n}. You can remove the drive.",
      "Zurückgelesen und verglichen: {n}. Sie können das Medium entfernen."),
    "exCopyPath": Phrase("Copy the path", "Pfad kopieren"),
    "exCopied": Phrase("Copied.", "Kopiert."),
    "exZip": Phrase("Save the ZIP file ({size})", "ZIP-Datei sichern ({size})"),
    "exZipKept": Phrase(
      "It stays here until the next export.", "Sie bleibt bis zum nächsten Export hier."),
    "exAllFiles": Phrase("All files", "Alle Dateien"),
    "exContents": Phrase(
      "contents.txt says what each file is.", "contents.txt sagt, was jede Datei ist."),
    "exLost": Phrase(
      "Leitfaden does not answer. Is it still running?", "Leitfaden antwortet nicht. Läuft es noch?"),
  ]
}
