extension GermanSentences {
  /// What the reader of LimeSurvey says.
  static let limeSurvey: [String: String] = [
    "“%1” takes its rows from “%2”, which has no choices; all are shown":
      "„%1“ nimmt die Zeilen von „%2“, das keine Antworten zur Wahl hat; alle werden gezeigt",
    "the question “%1” belongs to a group that is missing; export the survey again":
      "die Frage „%1“ gehört zu einer Gruppe, die fehlt; exportieren Sie die Umfrage noch einmal",
    "a list stands alone":
      "eine Liste steht allein",
    "the rest of a division has no counterpart":
      "für den Rest einer Division gibt es hier nichts",
    "there is no question “%1”":
      "es gibt keine Frage „%1“",
    "“%1” of “%2” has no counterpart":
      "für „%1“ von „%2“ gibt es hier nichts",
    "“in” wants a list":
      "„in“ braucht eine Liste",
    "a choice is calculated":
      "eine Antwort wird berechnet",
    "a pattern is calculated":
      "ein Muster wird berechnet",
    "the function “%1” has no counterpart":
      "für die Funktion „%1“ gibt es hier nichts",
    "the text at the end":
      "am Ende",
    "there is no question in this survey; export it again with its questions":
      "in dieser Umfrage ist keine Frage; exportieren Sie sie noch einmal mit ihren Fragen",
    "%1 shows %2, for which there is no place; show it with a question":
      "der Text %1 zeigt %2, für das dort kein Platz ist; zeigen Sie es bei einer Frage",
    "tables, forms and scripts in the text of %1 became plain text; read it again":
      "Tabellen, Formulare und Skripte im Text %1 wurden einfacher Text; lesen Sie ihn noch einmal",
    "the question code “%1” became “%2”: ids are unique and have only a-z, 0-9 and _":
      "der Fragecode „%1“ wurde „%2“: Kennungen sind eindeutig und haben nur a-z, 0-9 und _",
    "the group “%1”":
      "der Gruppe „%1“",
    "the condition of the group “%1” cannot be taken over (%2); it is kept, but the group is always asked":
      "die Bedingung der Gruppe „%1“ lässt sich nicht übernehmen (%2); sie bleibt stehen, aber die Gruppe wird immer gefragt",
    "the condition of “%1” cannot be taken over (%2); it is kept, but the question is always asked":
      "die Bedingung von „%1“ lässt sich nicht übernehmen (%2); sie bleibt stehen, aber die Frage wird immer gestellt",
    "“%1” in “%2” has a condition of its own; it is kept, but the row is always shown":
      "„%1“ in „%2“ hat eine eigene Bedingung; sie bleibt stehen, aber die Zeile wird immer gezeigt",
    "“%1” takes its rows from several questions or an unknown one (%2); all are shown":
      "„%1“ nimmt seine Zeilen aus mehreren Fragen oder einer unbekannten (%2); alle werden gezeigt",
    "it checks each part":
      "sie prüft jeden Teil",
    "the check of “%1” cannot be taken over (%2); it is kept without effect":
      "die Prüfung von „%1“ lässt sich nicht übernehmen (%2); sie bleibt ohne Wirkung stehen",
    "the calculation of “%1” cannot be taken over (%2); it is kept without effect":
      "die Berechnung von „%1“ lässt sich nicht übernehmen (%2); sie bleibt ohne Wirkung stehen",
    "it compares with a pattern":
      "sie vergleicht mit einem Muster",
    "“%1” is no comparison":
      "„%1“ ist kein Vergleich",
    "is_empty() wants one question":
      "is_empty() braucht eine Frage",
    "“%1” is chosen or not, it is compared with “%2”":
      "„%1“ ist gewählt oder nicht, wird aber mit „%2“ verglichen",
    "“%1” is chosen or not; it is no value":
      "„%1“ ist gewählt oder nicht; es ist kein Wert",
    "count() wants questions or choices":
      "count() will Fragen oder Antworten",
    "which part of the text is meant is calculated":
      "welcher Teil des Textes gemeint ist, wird berechnet",
    "the row “%1” cannot be named in a condition":
      "die Zeile „%1“ kann in einer Bedingung nicht genannt werden",
    "“.%1” has no counterpart":
      "für „.%1“ gibt es hier nichts",
    "the field “%1” cannot be understood":
      "das Feld „%1“ ist unverständlich",
    "the field “%1” belongs to no question":
      "das Feld „%1“ gehört zu keiner Frage",
    "the group “%1” changes places with others of “%2”, one of several such sets; here it keeps its place":
      "die Gruppe „%1“ tauscht den Platz mit anderen von „%2“, einer von mehreren solchen Mengen; hier behält sie ihren Platz",
    "“%1” changes places with others of “%2”, one of several such sets; here it keeps its place":
      "„%1“ tauscht den Platz mit anderen von „%2“, einer von mehreren solchen Mengen; hier behält es seinen Platz",
    "the question type “%1” of “%2” is not known; it became a short text":
      "der Fragetyp „%1“ von „%2“ ist nicht bekannt; er wurde ein kurzer Text",
    "the code “%1” in “%2” became “%3”: codes are unique and have no spaces":
      "der Code „%1“ in „%2“ wurde „%3“: Codes sind eindeutig und haben keine Leerzeichen",
    "the setting %1 = %2 of “%3” has no counterpart; it is kept without effect":
      "für die Einstellung %1 = %2 von „%3“ gibt es hier nichts; sie bleibt ohne Wirkung stehen",
    "the limit %1 = %2 of “%3” is calculated; it is kept without effect":
      "die Grenze %1 = %2 von „%3“ wird berechnet; sie bleibt ohne Wirkung stehen",
    "the pattern %1 of “%2” is kept without effect":
      "das Muster %1 von „%2“ bleibt ohne Wirkung stehen",
    "“%1” asks for the language, which is chosen when an interview begins; it became a text to read":
      "„%1“ fragt nach der Sprache, die am Anfang eines Interviews gewählt wird; es wurde ein Text zum Lesen",
    "“%1” should rule out the others in “%2”, but is no choice there":
      "„%1“ sollte in „%2“ die anderen ausschließen, ist dort aber keine Antwort",
    "the default of “%1” is calculated; it is kept without effect":
      "die Vorgabe von „%1“ wird berechnet; sie bleibt ohne Wirkung stehen",
    "the default of “%1” in “%2” is kept without effect":
      "die Vorgabe von „%1“ in „%2“ bleibt ohne Wirkung stehen",
    "there are no texts in “%1” in this file; it has %2":
      "in dieser Datei gibt es keine Texte in „%1“; es gibt %2",
    "the table “%1” is not taken over; what it says has no counterpart in a guide":
      "die Tabelle „%1“ wird nicht übernommen; für ihren Inhalt gibt es im Leitfaden nichts",
    "the file holds no XML":
      "in der Datei ist kein XML",
    "this is no LimeSurvey survey (it begins with <%1>); export the survey as .lss":
      "das ist keine Umfrage von LimeSurvey (sie beginnt mit <%1>); exportieren Sie die Umfrage als .lss",
    "this is a LimeSurvey file of the type “%1”; export the whole survey (.lss)":
      "das ist eine Datei von LimeSurvey der Art „%1“; exportieren Sie die ganze Umfrage (.lss)",
    "the table “surveys” is missing, so this is no whole survey; export it again as .lss":
      "die Tabelle „surveys“ fehlt, das ist also keine ganze Umfrage; exportieren Sie sie noch einmal als .lss",
    "one text has no translation into “%1”; the main language, %2, is used for it":
      "ein Text ist nicht in „%1“ übersetzt; dafür steht die Hauptsprache, %2",
    "%1 texts have no translation into “%2”; the main language, %3, is used for them":
      "%1 Texte sind nicht in „%2“ übersetzt; dafür steht die Hauptsprache, %3",
    "dates are not reckoned with there":
      "dort wird nicht mit Daten gerechnet",
  ]
}
