extension GermanSentences {
  /// What the reader of queXML says.
  static let queXML: [String: String] = [
    " in the namespace %1":
      " im Namensraum %1",
    "this is no queXML questionnaire (it begins with <%1>%2); export it as queXML":
      "das ist kein Fragebogen in queXML (er beginnt mit <%1>%2); exportieren Sie ihn als queXML",
    "this section is empty":
      "dieser Abschnitt ist leer",
    "the name “%1” became “%2”: ids are unique and have only a-z, 0-9 and _":
      "der Name „%1“ wurde „%2“: Kennungen sind eindeutig und haben nur a-z, 0-9 und _",
    "queXML holds no conditions, required answers, checks, limits, defaults, decimals, units, random orders, filters, hidden questions, headings of two scales, pictures and comments beside choices, and texts between questions stand before them; where the questionnaire had such, import its .lss instead":
      "queXML enthält keine Bedingungen, Pflichtantworten, Prüfungen, Grenzen, Vorgaben, Nachkommastellen, Einheiten, zufälligen Reihenfolgen, Filter, versteckten Fragen, Überschriften zweier Skalen, Bilder und Bemerkungen neben Antworten, und Texte zwischen Fragen stehen davor; wo der Fragebogen so etwas hatte, importieren Sie lieber seine .lss",
    "there is no question in this questionnaire; export it again with its questions":
      "in diesem Fragebogen ist keine Frage; exportieren Sie ihn noch einmal mit seinen Fragen",
    "the skip leads to “%1”, which is not in the file; it is left out":
      "der Sprung führt zu „%1“, das nicht in der Datei ist; er fällt weg",
    "the skip leads back to “%1”; a guide only goes forward, it is left out":
      "der Sprung führt zurück zu „%1“; im Leitfaden geht es nur vorwärts, er fällt weg",
    "after “%1” the other program always goes on at “%2”; it is kept without effect":
      "nach „%1“ geht das andere Programm immer bei „%2“ weiter; das bleibt ohne Wirkung stehen",
    "“%1” has no way to answer; it became a text to read (it may have been an upload, a calculation or the language)":
      "auf „%1“ kann niemand antworten; es wurde ein Text zum Lesen (es war vielleicht ein Hochladen, eine Berechnung oder die Sprache)",
    "“%1” takes whole numbers only, because LimeSurvey writes all numbers so; make it a number where it had decimals":
      "„%1“ nimmt nur ganze Zahlen, weil LimeSurvey alle Zahlen so schreibt; machen Sie es zu number, wo es Nachkommastellen hatte",
    "“%1” has no categories to choose from; it became a short text":
      "„%1“ hat keine Antworten zur Auswahl; es wurde ein kurzer Text",
    "the file does not say what “%1” was called, only its choices; give it its name":
      "die Datei sagt nicht, wie „%1“ hieß, nur die Antworten; geben Sie der Frage ihren Namen",
    "the file does not say where the name of “%1” ends and its choices' begin; compare them with the original":
      "die Datei sagt nicht, wo der Name von „%1“ endet und die der Antworten beginnen; vergleichen Sie sie mit dem Original",
    "“%1” may be a ranking or a list of numbers, the file cannot tell; it became a ranking":
      "„%1“ ist eine Rangfolge oder eine Liste von Zahlen, die Datei sagt es nicht; es wurde eine Rangfolge",
    "“%1” is a form with %2 fields; each became a question":
      "„%1“ ist ein Formular mit %2 Feldern; jedes wurde eine Frage",
    "a category of “%1” has no value; it got a number":
      "eine Kategorie von „%1“ hat keinen Wert; sie bekam eine Nummer",
    "the value “%1” is given twice in “%2”; the second one got a number":
      "der Wert „%1“ steht zweimal in „%2“; der zweite bekam eine Nummer",
  ]
}
