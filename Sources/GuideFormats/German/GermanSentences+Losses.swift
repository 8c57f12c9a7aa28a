extension GermanSentences {
  /// What writers say of things that another format has no place for.
  static let losses: [String: String] = [
    "the guide loses %1":
      "der Leitfaden verliert %1",
    "the section “%1” loses %2":
      "der Abschnitt „%1“ verliert %2",
    "“%1” loses %2":
      "„%1“ verliert %2",
    "the file holds one language; write the others from their own guide files (%1)":
      "die Datei enthält eine Sprache; schreiben Sie die anderen aus ihren eigenen Leitfäden (%1)",
    "the file holds one language (%1); write the others from their own guide files (%2)":
      "die Datei enthält eine Sprache (%1); schreiben Sie die anderen aus ihren eigenen Leitfäden (%2)",
    "the name of its study":
      "den Namen der Studie",
    "its version":
      "die Version",
    "its author":
      "den Namen derer, die ihn schrieben",
    "its date":
      "das Datum",
    "its remark":
      "die Bemerkung",
    "which language it is in":
      "die Angabe der Sprache",
    "its notes for the interviewer":
      "die Notizen für die Interviewenden",
    "that its sections are shuffled":
      "das Mischen der Abschnitte",
    "that it is part of another section":
      "dass er Teil eines anderen Abschnitts ist",
    "that it is handed over to the interviewee":
      "dass er der interviewten Person übergeben wird",
    "the time meant for it":
      "die vorgesehene Zeit",
    "its condition":
      "die Bedingung",
    "that its questions are shuffled":
      "das Mischen der Fragen",
    "that it keeps its place when others are shuffled":
      "dass der Platz beim Mischen bleibt",
    "that it needs an answer":
      "dass eine Antwort nötig ist",
    "that it is asked for once":
      "dass einmal um eine Antwort gebeten wird",
    "that its choices or rows are shuffled":
      "das Mischen der Antworten oder Zeilen",
    "its check":
      "die Prüfung",
    "what is said when its check fails":
      "was gesagt wird, wenn die Prüfung nicht besteht",
    "what is filled in beforehand":
      "die Vorgabe",
    "who answers it":
      "wer antwortet",
    "that it is never recorded": "dass sie nie aufgenommen wird",
    "that it is hidden":
      "dass die Frage versteckt ist",
    "that it takes only what was chosen in another question":
      "dass nur kommt, was in einer anderen Frage gewählt wurde",
    "that it leaves out what was chosen in another question":
      "dass wegfällt, was in einer anderen Frage gewählt wurde",
    "how it is calculated":
      "die Berechnung",
    "the comment beside its choices":
      "die Bemerkung neben den Antworten",
    "that its choices fold":
      "das Aufklappen der Antworten",
    "the names of its two scales":
      "die Namen der zwei Skalen",
    "its help text":
      "den Hilfetext",
    "its probes":
      "die Nachfragen",
    "its pictures, sounds and films":
      "die Bilder, Töne und Filme",
    "its smallest and largest value":
      "den kleinsten und größten Wert",
    "the distance between its values":
      "den Abstand der Werte",
    "its unit":
      "die Einheit",
    "its number of decimals":
      "die Zahl der Nachkommastellen",
    "how long its text may be":
      "die größte Länge des Textes",
    "its pattern":
      "das Muster",
    "its mask":
      "die Maske",
    "how many may be chosen":
      "wie viele gewählt werden dürfen",
    "the sum its rows must have":
      "die Summe, die die Zeilen haben müssen",
    "the text beside a choice":
      "den Text neben einer Antwort",
    "that a choice is a reason for having no answer":
      "dass eine Antwort ein Grund für eine fehlende ist",
    "that a choice rules out the others":
      "dass eine Antwort die anderen ausschließt",
    "that a choice is ticked beforehand":
      "dass eine Antwort vorausgewählt ist",
    "its jumps":
      "die Sprünge",
    "the conditions of its choices":
      "die Bedingungen der Antworten",
    "that a choice keeps its place when others are shuffled":
      "dass eine Antwort beim Mischen ihren Platz behält",
    "the pictures of its choices":
      "die Bilder der Antworten",
    "“%1” is called “%2” in LimeSurvey":
      "„%1“ heißt in LimeSurvey „%2“",
    "codes of “%1” are shorter in LimeSurvey: %2":
      "Codes von „%1“ sind in LimeSurvey kürzer: %2",
    "“%1” is of the kind “%2”, which LimeSurvey does not know; it is of type %3 there":
      "„%1“ ist von der Art „%2“, die LimeSurvey nicht kennt; dort hat es den Typ %3",
    "the pictures, sounds and films of “%1” do not travel along":
      "die Bilder, Töne und Filme von „%1“ reisen nicht mit",
    "the probes and notes of “%1” stand in its help, which the interviewee sees, too":
      "die Nachfragen und Notizen von „%1“ stehen in der Hilfe, die auch die interviewte Person sieht",
    "“%1” keeps one field beside its choices":
      "„%1“ behält ein Feld neben den Antworten",
    "the condition of “%1” cannot be written for LimeSurvey (%2)":
      "die Bedingung von „%1“ lässt sich für LimeSurvey nicht schreiben (%2)",
    "“%1” of “%2” cannot be written for LimeSurvey (%3)":
      "„%1“ von „%2“ lässt sich für LimeSurvey nicht schreiben (%3)",
    "“%1” is not there, too large or not beside the guide; its description is printed instead":
      "„%1“ ist nicht da, zu groß oder liegt nicht beim Leitfaden; stattdessen wird die Beschreibung gedruckt",
    "a codebook has questions only: kinds of answers, choices and probes are left out":
      "ein Codebuch hat nur Fragen: die Art der Antwort, die Antworten und die Nachfragen fallen weg",
    "the jump from “%1” of “%2” to “%3” has no place in queXML":
      "für den Sprung von „%1“ in „%2“ zu „%3“ ist in queXML kein Platz",
    "its condition, which stands there in words":
      "die Bedingung, die dort in Worten steht",
    "its kind (%1), which stands there in words":
      "die Art (%1), die dort in Worten steht",
    "its number of decimals, which is two in queXML":
      "die Zahl der Nachkommastellen, die in queXML zwei ist",
    "its range, which is 0 to 100 in queXML":
      "den Bereich, der in queXML 0 bis 100 ist",
    "what its probes are for":
      "wozu die Nachfragen dienen",
    "the section “%1” has no answers, so its texts stand in the next one":
      "der Abschnitt „%1“ hat keine Antworten, seine Texte stehen im nächsten",
    "the text “%1” stands at the beginning of its section":
      "der Text „%1“ steht am Anfang seines Abschnitts",
    "the section “%1” has a condition, which queXML does not know":
      "der Abschnitt „%1“ hat eine Bedingung, die queXML nicht kennt",
    "“%1” is calculated, which queXML does not know; it is left out":
      "„%1“ wird berechnet, das kennt queXML nicht; es fällt weg",
    "“%1” is hidden, which queXML does not know; it is left out":
      "„%1“ ist versteckt, das kennt queXML nicht; es fällt weg",
    "“%1” is of the kind “%2”, which XLSForm does not know; it became “%3”":
      "„%1“ ist von der Art „%2“, die XLSForm nicht kennt; es wurde „%3“",
    "“%1” loses the labels of its ends":
      "„%1“ verliert die Beschriftungen der Enden",
    "the conditions of the choices of “%1” are not written":
      "die Bedingungen der Antworten von „%1“ werden nicht geschrieben",
    "“%1” has two scales; it became two tables":
      "„%1“ hat zwei Skalen; es wurden zwei Tabellen",
    "“%1” is a table of fields; each cell became a question":
      "„%1“ ist eine Tabelle aus Feldern; jede Zelle wurde eine Frage",
    "the questions of the section “%1” keep their order; XLSForm shuffles choices only":
      "die Fragen des Abschnitts „%1“ behalten ihre Reihenfolge; XLSForm mischt nur Antworten",
    "“%1” is hidden; XLSForm keeps a field for it, but not its kind, choices and rules":
      "„%1“ ist versteckt; XLSForm behält dafür ein Feld, aber nicht Art, Antworten und Regeln",
    "“%1” is hidden; XLSForm keeps a field with the value “%2” for it, but not its kind, choices and rules":
      "„%1“ ist versteckt; XLSForm behält dafür ein Feld mit dem Wert „%2“, aber nicht Art, Antworten und Regeln",
    "the condition of “%1” cannot be written for XLSForm (%2)":
      "die Bedingung von „%1“ lässt sich für XLSForm nicht schreiben (%2)",
    "the calculation of “%1” cannot be written for XLSForm (%2)":
      "die Berechnung von „%1“ lässt sich für XLSForm nicht schreiben (%2)",
    "the check of “%1” cannot be written for XLSForm (%2)":
      "die Prüfung von „%1“ lässt sich für XLSForm nicht schreiben (%2)",
    "“%1” is asked for once only; XLSForm knows no such thing":
      "um „%1“ wird nur einmal gebeten; das kennt XLSForm nicht",
    "“%1” keeps one picture, sound and film":
      "„%1“ behält je ein Bild, einen Ton und einen Film",
    "the pictures, sounds and films of “%1” must be given to the server with the form":
      "die Bilder, Töne und Filme von „%1“ müssen mit dem Formular auf den Server",
  ]
}
