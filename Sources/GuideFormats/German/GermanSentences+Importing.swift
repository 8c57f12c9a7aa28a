extension GermanSentences {
  /// What every importer may say.
  static let importing: [String: String] = [
    "the question “%1”":
      "der Frage „%1“",
    "0..10, 0.. or ..10":
      "0..10, 0.. oder ..10",
    "“%1” stands where nothing more is expected":
      "„%1“ steht da, wo nichts mehr folgen kann",
    "it is nested more than %1 deep":
      "sie ist mehr als %1 Ebenen tief verschachtelt",
    "there are too many signs in a row":
      "zu viele Zeichen stehen hintereinander",
    "it ends too early":
      "sie endet zu früh",
    "“%1” is not a number":
      "„%1“ ist keine Zahl",
    "a closing parenthesis is missing":
      "eine schließende Klammer fehlt",
    "the sign “%1” cannot be understood":
      "das Zeichen „%1“ ist unverständlich",
    "it asks for an answer of another event, “%1”":
      "sie fragt nach der Antwort eines anderen Ereignisses, „%1“",
    "it is longer than 10000 characters":
      "sie ist länger als 10000 Zeichen",
    "a quotation mark is opened but not closed":
      "ein Anführungszeichen öffnet und schließt nicht",
    "“%1” is missing":
      "„%1“ fehlt",
    "a text has both kinds of quotation marks":
      "ein Text hat beide Arten von Anführungszeichen",
    "%1; it is kept without effect":
      "%1; es bleibt ohne Wirkung stehen",
    "“%1” has no text; its id stands there instead, write a text":
      "„%1“ hat keinen Text; stattdessen steht dort die Kennung, schreiben Sie einen Text",
    "“%1” is a question of the kind “%2”, for which this version records no answer; make a note instead":
      "„%1“ ist eine Frage der Art „%2“, zu der diese Version keine Antwort aufnimmt; machen Sie stattdessen eine Notiz",
    "the introduction":
      "der Einleitung",
    "the section “%1”":
      "des Abschnitts „%1“",
    "the text of %1 names the answer to “%2”, which is asked only later; it is shown as it is":
      "der Text %1 nennt die Antwort auf „%2“, die erst später gefragt wird; er erscheint, wie er ist",
    "the text of %1 has a part in braces that the other program would fill in; here it is text":
      "im Text %1 steht etwas in geschweiften Klammern, das das andere Programm ausfüllen würde; hier ist es Text",
    "tables, forms and scripts in the text of “%1” became plain text; read it again":
      "Tabellen, Formulare und Skripte im Text von „%1“ wurden einfacher Text; lesen Sie ihn noch einmal",
    "“%1” shows %2, which is not in the file; put it beside the guide and name it there":
      "„%1“ zeigt %2, das nicht in der Datei ist; legen Sie es neben den Leitfaden und nennen Sie es dort",
    "“%1” in “%2” shows %3, which cannot stand there or is not in the file; show it with the question":
      "„%1“ in „%2“ zeigt %3, das dort nicht stehen kann oder nicht in der Datei ist; zeigen Sie es bei der Frage",
    "“%1” has choices or rows without a text (%2); their codes stand there instead, write texts":
      "„%1“ hat Antworten oder Zeilen ohne Text (%2); stattdessen stehen dort die Codes, schreiben Sie Texte",
    "there are more than %1 questions; divide the questionnaire":
      "es sind mehr als %1 Fragen; teilen Sie den Fragebogen",
    "the guide made of this file cannot be used as it is: in line %1 of %2, %3":
      "der Leitfaden aus dieser Datei lässt sich so nicht verwenden: in Zeile %1 von %2, %3",
    "the check of “%1” hangs on “%2”, which has no value here; it is kept, but has no effect":
      "die Prüfung von „%1“ hängt von „%2“ ab, das hier keinen Wert hat; sie bleibt stehen, hat aber keine Wirkung",
    "the calculation of “%1” hangs on “%2”, which has no value here; it is kept, but has no effect":
      "die Berechnung von „%1“ hängt von „%2“ ab, das hier keinen Wert hat; sie bleibt stehen, hat aber keine Wirkung",
    "which choices “%1” offers hangs on “%2”, which has no value here; it is kept, but all are offered":
      "welche Antworten „%1“ anbietet, hängt von „%2“ ab, das hier keinen Wert hat; das bleibt stehen, aber alle werden angeboten",
    "the condition of “%1” hangs on “%2”, which has no value here; it is kept, but “%3” is always asked":
      "die Bedingung von „%1“ hängt von „%2“ ab, das hier keinen Wert hat; sie bleibt stehen, aber „%3“ wird immer gefragt",
    "“%1” has no value here":
      "„%1“ hat hier keinen Wert",
    "the date is written as “%1”, which is not known":
      "das Datum wird als „%1“ geschrieben, das ist nicht bekannt",
  ]
}
