extension GermanSentences {
  /// What readers of containers say: XML, archives, tables, workbooks.
  static let documents: [String: String] = [
    "it is not a WAV file, or cannot be read":
      "das ist keine WAV-Datei, oder sie lässt sich nicht lesen",
    "it is neither a WAV nor a CAF file, or cannot be read":
      "das ist weder eine WAV- noch eine CAF-Datei, oder sie lässt sich nicht lesen",
    "its sound is compressed":
      "der Ton darin ist komprimiert",
    "its samples are not stored as in a WAV file":
      "die Abtastwerte liegen darin nicht wie in einer WAV-Datei",
    "its samples are not stored one beside the other":
      "die Abtastwerte liegen darin nicht nebeneinander",
    "it has no sound in it":
      "darin ist kein Ton",
    "its header is damaged":
      "der Anfang der Datei ist beschädigt",
    "the workbook cannot be written; check that there is room in the folder for temporary files":
      "die Arbeitsmappe lässt sich nicht schreiben; prüfen Sie, ob im Ordner für temporäre Dateien Platz ist",
    "there is not enough memory to write the SPSS file":
      "der Speicher reicht nicht, um die SPSS-Datei zu schreiben",
    "there is not enough memory":
      "der Speicher reicht nicht",
    ", column %1":
      ", Spalte %1",
    "the SPSS file cannot be written%1 (%2)":
      "die SPSS-Datei lässt sich nicht schreiben%1 (%2)",
    "there is not enough memory to write the file":
      "der Speicher reicht nicht, um die Datei zu schreiben",
    "the archive could not be packed; there is not enough memory":
      "das Archiv ließ sich nicht packen; der Speicher reicht nicht",
    "“%1” cannot be packed twice into one archive":
      "„%1“ kann nicht zweimal in ein Archiv gepackt werden",
    "the XML is damaged; export the questionnaire again":
      "das XML ist beschädigt; exportieren Sie den Fragebogen noch einmal",
    "the file holds no XML; export the questionnaire again":
      "in der Datei ist kein XML; exportieren Sie den Fragebogen noch einmal",
    "the file ends too early, something was cut off; copy or export it again":
      "die Datei endet zu früh, etwas ist abgeschnitten; kopieren oder exportieren Sie sie noch einmal",
    "the bytes are not the encoding that the file claims; save it as UTF-8":
      "die Bytes haben nicht die Kodierung, die die Datei angibt; speichern Sie sie als UTF-8",
    "there is a control character that XML does not allow; delete it":
      "da steht ein Steuerzeichen, das XML nicht erlaubt; löschen Sie es",
    "a name is too long or elements stand too deep in each other; this is no questionnaire":
      "ein Name ist zu lang oder Elemente stehen zu tief ineinander; das ist kein Fragebogen",
    "a text is longer than %1 MB; shorten it":
      "ein Text ist länger als %1 MB; kürzen Sie ihn",
    "the XML is damaged (%1); export the questionnaire again":
      "das XML ist beschädigt (%1); exportieren Sie den Fragebogen noch einmal",
    "the file is empty; export the questionnaire again":
      "die Datei ist leer; exportieren Sie den Fragebogen noch einmal",
    "document type declarations are not allowed here; delete the one that begins in this line":
      "Angaben des Dokumenttyps sind hier nicht erlaubt; löschen Sie die, die in dieser Zeile beginnt",
    "the encoding “%1” is not read; save the file as UTF-8":
      "die Kodierung „%1“ wird nicht gelesen; speichern Sie die Datei als UTF-8",
    "the XML cannot be read; export the questionnaire again":
      "das XML lässt sich nicht lesen; exportieren Sie den Fragebogen noch einmal",
    "document type declarations are not allowed here; delete it":
      "Angaben des Dokumenttyps sind hier nicht erlaubt; löschen Sie sie",
    "the entity &%1; is not allowed here; write the sign itself instead":
      "die Entität &%1; ist hier nicht erlaubt; schreiben Sie das Zeichen selbst",
    "there are more than %1 elements; divide the questionnaire":
      "es sind mehr als %1 Elemente; teilen Sie den Fragebogen",
    "elements stand more than %1 deep in each other; this is no questionnaire":
      "Elemente stehen mehr als %1 Ebenen tief ineinander; das ist kein Fragebogen",
    "an element has more than %1 attributes; this is no questionnaire":
      "ein Element hat mehr als %1 Attribute; das ist kein Fragebogen",
    "the attribute “%1” is longer than %2 kB; shorten it":
      "das Attribut „%1“ ist länger als %2 kB; kürzen Sie es",
    "the archive holds two files of the same name; pack it again":
      "im Archiv sind zwei Dateien desselben Namens; packen Sie es noch einmal",
    "the file is no ZIP archive or was cut off; copy or save it again":
      "die Datei ist kein ZIP-Archiv oder abgeschnitten; kopieren oder speichern Sie sie noch einmal",
    "the archive has %1 entries, more than %2":
      "das Archiv hat %1 Einträge, mehr als %2",
    "“%1” in the archive is encrypted; save the file without a password":
      "„%1“ im Archiv ist verschlüsselt; speichern Sie die Datei ohne Passwort",
    "“%1” in the archive is damaged; copy or save the file again":
      "„%1“ im Archiv ist beschädigt; kopieren oder speichern Sie die Datei noch einmal",
    "“%1” in the archive unpacks to more than %2 MB or is packed suspiciously tight; this is no questionnaire":
      "„%1“ im Archiv ist entpackt größer als %2 MB oder verdächtig dicht gepackt; das ist kein Fragebogen",
    "the table has too many cells; this is no questionnaire":
      "die Tabelle hat zu viele Zellen; das ist kein Fragebogen",
    "a quotation mark is opened in this line but never closed; close it with \"":
      "in dieser Zeile öffnet ein Anführungszeichen und schließt nie; schließen Sie es mit \"",
    "the file is not whole UTF-16; save it as UTF-8":
      "die Datei ist kein ganzes UTF-16; speichern Sie sie als UTF-8",
    "there is a zero byte, which no text contains; export the table again as CSV in UTF-8":
      "da steht ein Nullbyte, das kein Text enthält; exportieren Sie die Tabelle noch einmal als CSV in UTF-8",
    "the file is not written in UTF-8; save it with this encoding":
      "die Datei ist nicht in UTF-8 geschrieben; speichern Sie sie mit dieser Kodierung",
    "“%1” lies outside of every sheet; save the workbook again with a spreadsheet program":
      "„%1“ liegt außerhalb jedes Blatts; speichern Sie die Arbeitsmappe noch einmal mit einem Tabellenprogramm",
    "the sheet has more than %1 cells; this is no questionnaire":
      "das Blatt hat mehr als %1 Zellen; das ist kein Fragebogen",
    "the text of this cell is missing in the workbook; type it again":
      "der Text dieser Zelle fehlt in der Arbeitsmappe; tippen Sie ihn noch einmal",
    "this cell holds the error %1; it is read as empty, mend the formula":
      "diese Zelle enthält den Fehler %1; sie gilt als leer, berichtigen Sie die Formel",
    "this is a workbook of the old kind (.xls) or one with a password; save it as .xlsx without one, or install LibreOffice, which reads the old kind":
      "das ist eine alte Arbeitsmappe (.xls) oder eine mit Passwort; speichern Sie sie als .xlsx ohne Passwort, oder installieren Sie LibreOffice, das die alten liest",
    "this is a workbook of the old kind (.xls) or one with a password; save it as .xlsx without one":
      "das ist eine Arbeitsmappe der alten Art (.xls) oder eine mit Passwort; speichern Sie sie als .xlsx ohne Passwort",
    "this is no .xlsx workbook; save it as .xlsx (Excel workbook)":
      "das ist keine Arbeitsmappe .xlsx; speichern Sie sie als .xlsx (Excel-Arbeitsmappe)",
    "the sheet “%1” is missing in the workbook; save it again":
      "das Blatt „%1“ fehlt in der Arbeitsmappe; speichern Sie sie noch einmal",
    "this ZIP archive is no .xlsx workbook; save it as .xlsx (Excel workbook)":
      "dieses ZIP-Archiv ist keine Arbeitsmappe .xlsx; speichern Sie sie als .xlsx (Excel-Arbeitsmappe)",
    "there are more than %1 rows; divide the questionnaire":
      "es sind mehr als %1 Zeilen; teilen Sie den Fragebogen",
  ]
}
