extension GermanSentences {
  /// What the reader of XLSForm says.
  static let xlsForm: [String: String] = [
    "the condition of “%1”":
      "die Bedingung von „%1“",
    "it is always asked":
      "die Frage wird immer gestellt",
    "the check of “%1”":
      "die Prüfung von „%1“",
    "it has no effect":
      "sie hat keine Wirkung",
    "“%1” is asked and calculated; here it is only asked":
      "„%1“ wird gefragt und berechnet; hier wird es nur gefragt",
    "the calculation of “%1”":
      "die Berechnung von „%1“",
    "items to rank have no conditions":
      "was zu ordnen ist, hat keine Bedingungen",
    "the filter of the choices of “%1”":
      "der Filter der Antworten von „%1“",
    "all are offered":
      "alle werden angeboten",
    "%1 cannot be read: %2; correct the name":
      "%1 lässt sich nicht lesen: %2; berichtigen Sie den Namen",
    "%1 cannot be taken over (%2); it is kept, but %3":
      "%1 lässt sich nicht übernehmen (%2); das bleibt stehen, aber %3",
    "it asks for a row of “%1”":
      "es fragt nach einer Zeile von „%1“",
    "the group “%1” begins here and never ends; write a row end_group or end_repeat":
      "die Gruppe „%1“ beginnt hier und endet nie; schreiben Sie eine Zeile end_group oder end_repeat",
    "there is no question in this form; write one on the sheet “survey”":
      "in diesem Formular ist keine Frage; schreiben Sie eine auf das Blatt „survey“",
    "this row has a name but no type; it is left out, write a type if it is a question":
      "diese Zeile hat einen Namen, aber keinen Typ; sie fällt weg, schreiben Sie einen Typ, wenn sie eine Frage ist",
    "“%1” is left out: Leitfaden records sound and times of every question by itself":
      "„%1“ fällt weg: Leitfaden nimmt Ton und Zeiten jeder Frage von selbst auf",
    "“%1” is left out: it is nothing that is asked":
      "„%1“ fällt weg: es wird nicht gefragt",
    "“%1” is no type of question in forms, and the row has no label; it is left out":
      "„%1“ ist kein Fragetyp von Formularen, und die Zeile hat keine Beschriftung; sie fällt weg",
    "“%1” is no type of question in forms; “%2” became a short text":
      "„%1“ ist kein Fragetyp von Formularen; „%2“ wurde ein kurzer Text",
    "“%1” is repeated in the form; here its questions are asked once":
      "„%1“ wird im Formular wiederholt; hier werden die Fragen einmal gestellt",
    "the group “%1” stands in another one; its questions go to that, its heading is left out":
      "die Gruppe „%1“ steht in einer anderen; ihre Fragen kommen dorthin, ihre Überschrift fällt weg",
    "a group ends here that never began; delete this row":
      "hier endet eine Gruppe, die nie begann; löschen Sie diese Zeile",
    "a repeat ends here, but row %1 began a group; write end_group":
      "hier endet eine Wiederholung, aber in Zeile %1 begann eine Gruppe; schreiben Sie end_group",
    "a group ends here, but row %1 began a repeat; write end_repeat":
      "hier endet eine Gruppe, aber in Zeile %1 begann eine Wiederholung; schreiben Sie end_repeat",
    "the table “%1” has questions that are required, checked or filtered each for itself; they stay single questions":
      "in der Tabelle „%1“ hat jede Frage eigene Regeln (Pflicht, Prüfung oder Filter); es bleiben einzelne Fragen",
    "the table “%1” has questions of different kinds; they stay single questions":
      "die Tabelle „%1“ hat Fragen verschiedener Art; sie bleiben einzelne Fragen",
    "this row has no name; write one with letters a-z, digits and _":
      "diese Zeile hat keinen Namen; schreiben Sie einen mit Buchstaben a-z, Ziffern und _",
    "“%1” cannot be a name: use letters, digits, _ - and . only, beginning with a letter":
      "„%1“ kann kein Name sein: nehmen Sie nur Buchstaben, Ziffern, _ - und ., am Anfang einen Buchstaben",
    "the name “%1” is already used in this group; change one of them":
      "den Namen „%1“ gibt es in dieser Gruppe schon; ändern Sie einen davon",
    "the default language “%1” has no column; “%2” is taken as the main one":
      "die Hauptsprache „%1“ hat keine Spalte; „%2“ gilt als Hauptsprache",
    "“%1” has too many or too few values in its parentheses":
      "„%1“ hat zu viele oder zu wenige Werte in den Klammern",
    "the sign “!” cannot be understood, in forms it is not(…)":
      "das Zeichen „!“ ist unverständlich, in Formularen heißt es not(…)",
    "it wants the name of a question":
      "hier gehört der Name einer Frage hin",
    "“%1” cannot be understood":
      "„%1“ ist unverständlich",
    "the choices of “%1” stand in the file %2, which is not read; it became a short text, write them into the guide":
      "die Antworten von „%1“ stehen in der Datei %2, die nicht gelesen wird; es wurde ein kurzer Text, schreiben Sie sie in den Leitfaden",
    "“%1” chooses from a map, which has no counterpart; it became a short text":
      "„%1“ wählt aus einer Karte, die es hier nicht gibt; es wurde ein kurzer Text",
    "there is no list “%1” on the sheet “choices”; write one, or correct the name":
      "auf dem Blatt „choices“ gibt es keine Liste „%1“; schreiben Sie eine, oder berichtigen Sie den Namen",
    "the choice “%1” became “%2”: codes are unique and have no spaces":
      "die Antwort „%1“ wurde „%2“: Codes sind eindeutig und haben keine Leerzeichen",
    "the parameter %1 = %2 of “%3” has no counterpart; it is kept without effect":
      "für den Parameter %1 = %2 von „%3“ gibt es hier nichts; er bleibt ohne Wirkung stehen",
    "“%1” is required only under a condition; it is kept without effect":
      "„%1“ ist nur unter einer Bedingung Pflicht; das bleibt ohne Wirkung stehen",
    "the words that ask for an answer to “%1” (%2) are kept without effect; an open question says by itself what is missing":
      "die Worte, die um eine Antwort auf „%1“ bitten (%2), bleiben ohne Wirkung stehen; eine offene Frage sagt selbst, was fehlt",
    "%1 = %2 of “%3” has no counterpart; it is kept without effect":
      "für %1 = %2 von „%3“ gibt es hier nichts; es bleibt ohne Wirkung stehen",
    "the default “%1” of “%2” is none of its choices":
      "die Vorgabe „%1“ von „%2“ ist keine ihrer Antworten",
    "there is no sheet “survey” with questions; an XLSForm has one of this name":
      "es gibt kein Blatt „survey“ mit Fragen; ein XLSForm hat eines mit diesem Namen",
    "this table is neither an XLSForm (it has no line “survey”) nor a REDCap dictionary; check that it is the right file":
      "diese Tabelle ist weder ein XLSForm (sie hat keine Zeile „survey“) noch ein Data Dictionary von REDCap; prüfen Sie, ob es die richtige Datei ist",
    "the column “%1” is there twice (also in column %2); delete one of them":
      "die Spalte „%1“ gibt es zweimal (auch in Spalte %2); löschen Sie eine davon",
    "the sheet has no column “%1”; an XLSForm begins with the headings type, name, label":
      "das Blatt hat keine Spalte „%1“; ein XLSForm beginnt mit den Überschriften type, name, label",
    "this choice has no %1; write one, or delete the row":
      "diese Antwort hat kein %1; schreiben Sie es hin, oder löschen Sie die Zeile",
    "the list “%1” has the choice “%2” twice; rename one":
      "die Liste „%1“ hat die Antwort „%2“ zweimal; benennen Sie eine um",
  ]
}
