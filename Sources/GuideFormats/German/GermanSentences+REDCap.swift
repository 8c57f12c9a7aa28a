extension GermanSentences {
  /// What the reader of REDCap says.
  static let redCap: [String: String] = [
    "“%1” has no label; its name stands there instead":
      "„%1“ hat keine Beschriftung; stattdessen steht dort der Name",
    "the calculation of “%1” is kept without effect":
      "die Berechnung von „%1“ bleibt ohne Wirkung stehen",
    "the field type “%1” of “%2” has no counterpart; it became a short text":
      "für den Feldtyp „%1“ von „%2“ gibt es hier nichts; er wurde ein kurzer Text",
    "the code “%1” of “%2” became “%3”":
      "der Code „%1“ von „%2“ wurde „%3“",
    "“%1” has no choices; write some":
      "„%1“ hat keine Antworten; schreiben Sie welche",
    "the label in the middle of “%1” is kept without effect":
      "die Beschriftung in der Mitte von „%1“ bleibt ohne Wirkung stehen",
    "the check “%1” of “%2” has no counterpart; it is kept without effect":
      "für die Prüfung „%1“ von „%2“ gibt es hier nichts; sie bleibt ohne Wirkung stehen",
    "the limit %1 of “%2” is kept without effect":
      "die Grenze %1 von „%2“ bleibt ohne Wirkung stehen",
    "the annotation of “%1” (%2) is kept without effect":
      "die Anmerkung von „%1“ (%2) bleibt ohne Wirkung stehen",
    "the column “%1” is missing; download the data dictionary again":
      "die Spalte „%1“ fehlt; laden Sie das Data Dictionary noch einmal herunter",
    "there is no field in this dictionary":
      "in diesem Data Dictionary ist kein Feld",
    "this line has no field name; write one, or delete the line":
      "diese Zeile hat keinen Feldnamen; schreiben Sie einen, oder löschen Sie die Zeile",
    "the field “%1” is there twice; rename one":
      "das Feld „%1“ gibt es zweimal; benennen Sie eines um",
    "the field “%1” became “%2”: ids are unique and have only a-z, 0-9 and _":
      "das Feld „%1“ wurde „%2“: Kennungen sind eindeutig und haben nur a-z, 0-9 und _",
    "“%1” is the number of the record; Leitfaden counts interviews itself, delete the question if you like":
      "„%1“ ist die Nummer des Datensatzes; Leitfaden zählt Interviews selbst, löschen Sie die Frage, wenn Sie wollen",
    "“%1” has a condition of its own in its table; here the table is shown as a whole":
      "„%1“ hat in der Tabelle eine eigene Bedingung; hier wird die Tabelle als Ganzes gezeigt",
    "the text of “%1” has a part in brackets that REDCap would fill in, %2; here it is text":
      "im Text von „%1“ steht etwas in eckigen Klammern, das REDCap ausfüllen würde, %2; hier ist es Text",
    "a box is ticked or not, [%1] is compared with something else":
      "ein Kästchen ist angekreuzt oder nicht, [%1] wird mit etwas anderem verglichen",
    "there is no field “%1”":
      "es gibt kein Feld „%1“",
    "a unit of datediff is not known":
      "eine Einheit von datediff ist nicht bekannt",
  ]
}
