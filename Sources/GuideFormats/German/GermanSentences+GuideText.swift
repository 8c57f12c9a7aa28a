extension GermanSentences {
  /// What the readers of guide texts and of archives of them say.
  static let guideText: [String: String] = [
    "there is no guide text in the archive; it must hold a file ending in .guide.md":
      "im Archiv ist kein Leitfaden; es muss eine Datei enthalten, die auf .guide.md endet",
    "“%1” is named by the guide but not in the archive":
      "„%1“ steht im Leitfaden, liegt aber nicht im Archiv",
    "all files together are larger than %1 MB":
      "alle Dateien zusammen sind größer als %1 MB",
    "the guide comes without “%1”: %2":
      "der Leitfaden kommt ohne „%1“: %2",
    "“%1” is not there, too large or not beside the guide, and is not in the archive":
      "„%1“ ist nicht da, zu groß oder liegt nicht beim Leitfaden, und fehlt im Archiv",
    "%1 is this guide in another language, but it has errors and is not offered; check it":
      "%1 ist dieser Leitfaden in einer anderen Sprache, hat aber Fehler und wird nicht angeboten; prüfen Sie die Datei",
    "“%1” is named by the guide but not there, or larger than %2 MB; put the file beside the guide":
      "„%1“ steht im Leitfaden, ist aber nicht da oder größer als %2 MB; legen Sie die Datei neben den Leitfaden",
    "“%1” is not an answer word; write one of %2, or \\[ for a plain bracket":
      "„%1“ ist kein Wort für eine Antwort; schreiben Sie eines von %2, oder \\[ für eine einfache Klammer",
    "the closing bracket ] is missing at the end of the line":
      "am Ende der Zeile fehlt die schließende Klammer ]",
    "two units are given; delete one of them":
      "es sind zwei Einheiten angegeben; löschen Sie eine",
    "a mask is missing after “mask”":
      "nach „mask“ fehlt eine Maske",
    "“%1” is not understood here; write a range as 0..10, step, max, decimals, match, or a unit in quotation marks":
      "„%1“ ist hier unverständlich; schreiben Sie einen Bereich wie 0..10, step, max, decimals, match oder eine Einheit in Anführungszeichen",
    "a number is missing after “%1”":
      "nach „%1“ fehlt eine Zahl",
    "a step must be larger than 0":
      "ein Schritt muss größer als 0 sein",
    "“step” has no effect for %1":
      "„step“ hat bei %1 keine Wirkung",
    "“decimals” has no effect for %1":
      "„decimals“ hat bei %1 keine Wirkung",
    "the number of decimals must be 0 to 15":
      "die Zahl der Nachkommastellen muss zwischen 0 und 15 liegen",
    "“%1” must be a whole number":
      "„%1“ muss eine ganze Zahl sein",
    "“%1” has no effect for %2":
      "„%1“ hat bei %2 keine Wirkung",
    "after “sum” a number or range is expected; write sum 100 or sum 90..110":
      "nach „sum“ fehlt eine Zahl oder ein Bereich; schreiben Sie sum 100 oder sum 90..110",
    "the range of the sum ends before it begins; exchange the two":
      "der Bereich der Summe endet, bevor er beginnt; vertauschen Sie die beiden",
    "a regular expression is missing after “match”":
      "nach „match“ fehlt ein regulärer Ausdruck",
    "“%1” is not a regular expression":
      "„%1“ ist kein regulärer Ausdruck",
    "“match” has no effect for %1":
      "„match“ hat bei %1 keine Wirkung",
    "%1 takes no range; delete “%2”":
      "%1 hat keinen Bereich; löschen Sie „%2“",
    "“%1” is not %2; write a range as %3":
      "„%1“ passt hier nicht, gemeint ist %2; schreiben Sie einen Bereich als %3",
    "the range has no ends; write it as %1":
      "der Bereich hat keine Enden; schreiben Sie ihn als %1",
    "the range ends before it begins (%1..%2); exchange the two":
      "der Bereich endet, bevor er beginnt (%1..%2); vertauschen Sie die beiden",
    "a label between | and | is empty":
      "eine Beschriftung zwischen | und | ist leer",
    "%1 has no labels; write the choices as lines “- ( ) text”":
      "%1 hat keine Beschriftungen; schreiben Sie die Antworten als Zeilen „- ( ) Text“",
    "an id is already given (%1); delete one of them":
      "eine Kennung steht schon da (%1); löschen Sie eine",
    "“%1” is given twice; the first one counts":
      "„%1“ steht zweimal da; das erste zählt",
    "this cannot be read as attributes; write {#id word word=\"value\"}, or \\{ for a plain brace":
      "das lässt sich nicht als Zusatz lesen; schreiben Sie {#id wort wort=\"wert\"}, oder \\{ für eine einfache Klammer",
    "“%1” is no list mark, the line is read as text; write “- ” before it":
      "„%1“ ist kein Listenzeichen, die Zeile wird als Text gelesen; schreiben Sie „- “ davor",
    "“%1” is no box, the line is read as text; write “- ( ) ” for one choice, “- [ ] ” for several":
      "„%1“ ist kein Kästchen, die Zeile wird als Text gelesen; schreiben Sie „- ( ) “ für eine Antwort, „- [ ] “ für mehrere",
    "a space is missing after “%1”, so the line is read as text; write “%2 ”":
      "nach „%1“ fehlt ein Leerzeichen, deshalb wird die Zeile als Text gelesen; schreiben Sie „%2 “",
    "a word processor has bent the quotation marks here; write straight ones, \" or '":
      "hier hat ein Textprogramm die Anführungszeichen verbogen; schreiben Sie gerade, \" oder '",
    "“{%1}” names no question%2, so it is shown as it is; correct the name, or write \\{ for a plain brace":
      "„{%1}“ nennt keine Frage%2 und wird so gezeigt, wie es dasteht; berichtigen Sie den Namen, oder schreiben Sie \\{ für eine einfache Klammer",
    "this is one label with commas in it; between labels stands a |, as in [%1: good | fair | bad]":
      "das ist eine Beschriftung mit Kommas; zwischen Beschriftungen steht ein |, etwa [%1: gut | mittel | schlecht]",
    "this is read as a probe; if it is a choice, write a box before it: “- ( ) ” for one choice, “- [ ] ” for several":
      "das wird als Nachfrage gelesen; ist es eine Antwort, schreiben Sie ein Kästchen davor: „- ( ) “ für eine Antwort, „- [ ] “ für mehrere",
    "“%1” is no question but a choice of “%2”; write it in quotation marks: %3 = '%4'":
      "„%1“ ist keine Frage, sondern eine Antwort auf „%2“; schreiben Sie sie in Anführungszeichen: %3 = '%4'",
    "the closing brace } is missing; for a plain brace write \\{":
      "die schließende Klammer } fehlt; für eine einfache Klammer schreiben Sie \\{",
    "attributes count only at the end of a line; here they are read as text (write \\{ to say so)":
      "Zusätze zählen nur am Ende einer Zeile; hier gelten sie als Text (schreiben Sie dann \\{)",
    "a question":
      "eine Frage",
    "“required” and “soft” are both given; required counts":
      "„required“ und „soft“ stehen beide da; required zählt",
    "“%1” is also given in the answer line (%2); delete one of them":
      "„%1“ steht auch in der Antwortzeile (%2); löschen Sie eines davon",
    "“%1” must be a whole number, not “%2”":
      "„%1“ muss eine ganze Zahl sein, nicht „%2“",
    "“%1” has no effect for %2; it is kept":
      "„%1“ hat bei %2 keine Wirkung; es bleibt stehen",
    "min is larger than max (%1 and %2); exchange the two":
      "min ist größer als max (%1 und %2); vertauschen Sie die beiden",
    "min is larger than max; exchange the two":
      "min ist größer als max; vertauschen Sie die beiden",
    "at least %1 choices are demanded, but there are only %2":
      "es werden mindestens %1 Antworten verlangt, es gibt aber nur %2",
    "%1 more problems are not listed":
      "%1 weitere Probleme sind nicht aufgeführt",
    "the front matter is opened here but never closed; end it with a line ---":
      "der Kopf der Datei beginnt hier und endet nie; beenden Sie ihn mit einer Zeile ---",
    "a line of the front matter must be “key: value”; this one was not read":
      "eine Zeile im Kopf der Datei lautet „schlüssel: wert“; diese wurde nicht gelesen",
    "“%1” cannot be shuffled here; write shuffle: sections, or delete the line":
      "„%1“ lässt sich hier nicht mischen; schreiben Sie shuffle: sections, oder löschen Sie die Zeile",
    "“%1” is not a key of the front matter; it is kept without effect; write it as %2":
      "„%1“ ist kein Schlüssel im Kopf der Datei; es bleibt ohne Wirkung stehen; schreiben Sie %2",
    "“%1” is not a key of the front matter; it is kept without effect":
      "„%1“ ist kein Schlüssel im Kopf der Datei; es bleibt ohne Wirkung stehen",
    "“%1” is given twice; the first one counts, delete one of them":
      "„%1“ steht zweimal da; das erste zählt, löschen Sie eines davon",
    "this file is written in version %1 of the guide format; this program reads version 1":
      "diese Datei ist in Version %1 des Formats geschrieben; dieses Programm liest Version 1",
    "there is no question in this file; write one as a list line: “1. How did it begin?”":
      "in dieser Datei ist keine Frage; schreiben Sie eine als Listenzeile: „1. Wie fing es an?“",
    "there is no question in this guide; write one as a list line: “1. How did it begin?”":
      "in diesem Leitfaden ist keine Frage; schreiben Sie eine als Listenzeile: „1. Wie fing es an?“",
    "“%1” cannot be the id of a guide: use letters a-z, digits, _ - and . only":
      "„%1“ kann nicht die Kennung eines Leitfadens sein: nehmen Sie nur Buchstaben a-z, Ziffern, _ - und .",
    "the heading differs from the title in the front matter, which counts; make them the same":
      "die Überschrift ist anders als der Titel im Kopf der Datei, der zählt; gleichen Sie sie an",
    "“%1” is not a language tag; write en, de or pt-BR":
      "„%1“ ist kein Kürzel einer Sprache; schreiben Sie en, de oder pt-BR",
    "the section “%1” is empty; write a question in it, or delete it":
      "der Abschnitt „%1“ ist leer; schreiben Sie eine Frage hinein, oder löschen Sie ihn",
    "the answers of %1 and %2 would share the column “%3”; change an id":
      "die Antworten auf %1 und %2 kämen in dieselbe Spalte „%3“; ändern Sie eine Kennung",
    "a section":
      "einen Abschnitt",
    "only the first “# ” heading is the title of the guide; write “## ” for a section":
      "nur die erste Überschrift mit „# “ ist der Titel des Leitfadens; schreiben Sie „## “ für einen Abschnitt",
    "headings go no deeper than “### ”; this one is read as a sub-section":
      "Überschriften gehen nicht tiefer als „### “; diese gilt als Unterabschnitt",
    "a sub-section needs a section before it; write “## ”":
      "ein Unterabschnitt braucht einen Abschnitt davor; schreiben Sie „## “",
    "the heading has no text":
      "die Überschrift hat keinen Text",
    "this note stands after a question, but belongs to the section and is shown at its start; indent it to file it to the question":
      "diese Notiz steht nach einer Frage, gehört aber zum Abschnitt und erscheint an dessen Anfang; rücken Sie sie ein, wenn sie zur Frage gehört",
    "an option must be indented under its question, by three spaces":
      "eine Antwort muss unter ihrer Frage eingerückt sein, um drei Leerzeichen",
    "an option stands here without a question before it":
      "hier steht eine Antwort ohne Frage davor",
    "an answer line must be indented under its question, by three spaces":
      "eine Antwortzeile muss unter ihrer Frage eingerückt sein, um drei Leerzeichen",
    "this line is read as part of the question above; indent it to say so, or leave an empty line before it":
      "diese Zeile gilt als Teil der Frage darüber; rücken Sie sie dafür ein, oder lassen Sie davor eine Zeile leer",
    "this text stands after a question, but is shown at the start of the section; move it there, or begin a new section":
      "dieser Text steht nach einer Frage, erscheint aber am Anfang des Abschnitts; verschieben Sie ihn dorthin, oder beginnen Sie einen neuen Abschnitt",
    "pictures, sounds and films belong to a question; indented under none, this is only text":
      "Bilder, Töne und Filme gehören zu einer Frage; unter keine eingerückt ist das nur Text",
    "there is no text after the list mark; the line is left out":
      "nach dem Listenzeichen steht kein Text; die Zeile fällt weg",
    "an option needs a list mark before its box; write “- ( ) text”":
      "eine Antwort braucht ein Listenzeichen vor dem Kästchen; schreiben Sie „- ( ) Text“",
    "the question already has the answer line [%1]; delete one of them":
      "die Frage hat schon die Antwortzeile [%1]; löschen Sie eine davon",
    "this picture or sound cannot be read; write ![what it shows](media/file.png)":
      "dieses Bild oder dieser Ton lässt sich nicht lesen; schreiben Sie ![was zu sehen ist](media/datei.png)",
    "the path of the file is missing":
      "der Pfad der Datei fehlt",
    "“%1” is an address; save the file beside the guide and name it by its path, like media/file.png":
      "„%1“ ist eine Adresse; speichern Sie die Datei neben dem Leitfaden und nennen Sie ihren Pfad, etwa media/datei.png",
    "“%1” is an absolute path; name the file relative to the guide, like media/file.png":
      "„%1“ ist ein absoluter Pfad; nennen Sie die Datei vom Leitfaden aus, etwa media/datei.png",
    "“%1” must lead straight down from the guide's folder, like media/file.png":
      "„%1“ muss vom Ordner des Leitfadens aus geradewegs nach unten führen, etwa media/datei.png",
    "the comment is opened here but never closed; end it with -->":
      "der Kommentar beginnt hier und endet nie; beenden Sie ihn mit -->",
    "underlined headings are not read; write “## ” before the heading":
      "unterstrichene Überschriften werden nicht gelesen; schreiben Sie „## “ vor die Überschrift",
    "the id “%1” is already used in line %2; change one of them (upper and lower case alone make no difference)":
      "die Kennung „%1“ gibt es schon in Zeile %2; ändern Sie eine davon (groß oder klein geschrieben ist dasselbe)",
    "“%1” cannot be an id: it must begin with a letter a-z and go on with letters, digits and _, at most 64":
      "„%1“ kann keine Kennung sein: sie beginnt mit einem Buchstaben a-z, dann folgen Buchstaben, Ziffern und _, höchstens 64",
    "“%1” has a meaning in conditions and cannot be an id; choose another":
      "„%1“ bedeutet in Bedingungen etwas und kann keine Kennung sein; wählen Sie eine andere",
    "statistics programs do not accept “%1” as a variable name; better choose another id":
      "Statistikprogramme nehmen „%1“ nicht als Namen einer Variablen; wählen Sie besser eine andere Kennung",
    "“%1” is not an attribute of %2; it is kept without effect (known: %3)":
      "„%1“ ist kein Zusatz für %2; es bleibt ohne Wirkung stehen (bekannt: %3)",
    "“%1” takes no value; write only {%2}":
      "„%1“ hat keinen Wert; schreiben Sie nur {%2}",
    "“%1” needs a value; write %2=…":
      "„%1“ braucht einen Wert; schreiben Sie %2=…",
    "“%1” is no value of %2; write one of %3":
      "„%1“ ist kein Wert von %2; schreiben Sie einen von %3",
    "“%1” is no number of minutes; write one larger than 0: minutes=10":
      "„%1“ ist keine Zahl von Minuten; schreiben Sie eine größer als 0: minutes=10",
    "“ask” needs a value; write ask=interviewer or ask=interviewee":
      "„ask“ braucht einen Wert; schreiben Sie ask=interviewer oder ask=interviewee",
    "a dual matrix has two scales; write [dualmatrix: 1 = a | 2 = b || 1 = c | 2 = d]":
      "eine doppelte Matrix hat zwei Skalen; schreiben Sie [dualmatrix: 1 = a | 2 = b || 1 = c | 2 = d]",
    "yesno has two labels, the one for yes first; write [yesno: Yes | No] (stored as 1 and 0)":
      "yesno hat zwei Beschriftungen, die für Ja zuerst; schreiben Sie [yesno: Ja | Nein] (gespeichert als 1 und 0)",
    "nobody knows what the ends of the scale mean; write [%1 %2: left end | right end]":
      "niemand weiß, was die Enden der Skala bedeuten; schreiben Sie [%1 %2: linkes Ende | rechtes Ende]",
    "a scale with a range has exactly two end labels without a code, this one has %1; write [%2 %3: left end | right end], points between with their number: 5 = middle":
      "eine Skala mit einem Bereich hat genau zwei Enden ohne Code, diese hat %1; schreiben Sie [%2 %3: linkes Ende | rechtes Ende], Punkte dazwischen mit ihrer Zahl: 5 = Mitte",
    "“%1” is no point of the scale %2..%3; write its number before the label":
      "„%1“ ist kein Punkt der Skala %2..%3; schreiben Sie seine Zahl vor die Beschriftung",
    "%1 has no labels; write [%2: 1 = good | 2 = fair | 3 = bad]":
      "%1 hat keine Beschriftungen; schreiben Sie [%2: 1 = gut | 2 = mittel | 3 = schlecht]",
    "a code":
      "ein Code",
    "the label has no text":
      "die Beschriftung hat keinen Text",
    "the line is longer than %1 characters; the rest was not read":
      "die Zeile ist länger als %1 Zeichen; der Rest wurde nicht gelesen",
    "there is an invisible control character here; delete it (shown as \u{FFFD} until then)":
      "hier steht ein unsichtbares Steuerzeichen; löschen Sie es (bis dahin erscheint \u{FFFD})",
    "after -> one id or “end” is expected; for a plain arrow write -\\>":
      "nach -> steht eine Kennung oder „end“; für einen einfachen Pfeil schreiben Sie -\\>",
    "an option":
      "eine Antwort",
    "an option has no id; write its code as “%1 = text”":
      "eine Antwort hat keine Kennung; schreiben Sie ihren Code als „%1 = Text“",
    "two targets are given (%1 and %2); delete one":
      "es sind zwei Ziele angegeben (%1 und %2); löschen Sie eines",
    "if “%1” is a code, put spaces around the equals sign":
      "wenn „%1“ ein Code ist, setzen Sie Leerzeichen um das Gleichheitszeichen",
    "the option has no text; write “- ( ) text”":
      "die Antwort hat keinen Text; schreiben Sie „- ( ) Text“",
    "“%1” cannot be %2: use letters a-z, digits, _ - and . only, at most 64 (a plain equals sign is written \\=)":
      "„%1“ kann nicht %2 sein: nehmen Sie nur Buchstaben a-z, Ziffern, _ - und ., höchstens 64 (ein einfaches Gleichheitszeichen schreiben Sie \\=)",
    "“{%1}” stands for no answer here, because %2 is not asked before; it is shown as it is":
      "„{%1}“ steht hier für keine Antwort, weil %2 nicht vorher gefragt wird; es erscheint, wie es ist",
    "“{%1.%2}” always leaves a gap: %3 has no row or choice “%4”":
      "„{%1.%2}“ lässt immer eine Lücke: %3 hat keine Zeile oder Antwort „%4“",
    "the question has no text; write it after the list mark":
      "die Frage hat keinen Text; schreiben Sie ihn hinter das Listenzeichen",
    "this is read as a probe; an answer line stands without a list mark, for plain text write \\[":
      "das gilt als Nachfrage; eine Antwortzeile steht ohne Listenzeichen, für einfachen Text schreiben Sie \\[",
    "there is no text after the colon; the line is left out":
      "nach dem Doppelpunkt steht kein Text; die Zeile fällt weg",
    "the id of a row":
      "die Kennung einer Zeile",
    "the row has no text":
      "die Zeile hat keinen Text",
    "a row of a differential has two poles; write “- speed: slow | fast”":
      "eine Zeile eines Gegensatzpaars hat zwei Pole; schreiben Sie „- tempo: langsam | schnell“",
    "( ) and [ ] stand in one question; use ( ) for one choice, [ ] for several":
      "( ) und [ ] stehen in einer Frage; nehmen Sie ( ) für eine Antwort, [ ] für mehrere",
    "the question has an answer line [%1] and choices; keep one of them (only choices marked {missing} or with ____ may stand beside an answer line)":
      "die Frage hat eine Antwortzeile [%1] und Antworten; behalten Sie eines davon (neben einer Antwortzeile stehen nur Antworten mit {missing} oder ____)",
    "the code “%1” is given twice in the second scale; codes must differ":
      "der Code „%1“ steht zweimal in der zweiten Skala; Codes müssen verschieden sein",
    "the code “%1” is given twice in this question; codes must differ":
      "der Code „%1“ steht zweimal in dieser Frage; Codes müssen verschieden sein",
    "the row “%1” is given twice in this question; row ids must differ":
      "die Zeile „%1“ steht zweimal in dieser Frage; Kennungen von Zeilen müssen verschieden sein",
    "there must be at least two items to rank; write them below as “- code = text”":
      "zum Ordnen braucht es mindestens zwei Dinge; schreiben Sie sie darunter als „- code = Text“",
    "the %1 has no rows; write them below as “- code: text”":
      "%1 hat keine Zeilen; schreiben Sie sie darunter als „- code: Text“",
    "only one choice can be chosen beforehand; write ( ) for the others":
      "nur eine Antwort kann vorausgewählt sein; schreiben Sie ( ) bei den anderen",
    "a scale needs both ends; write [%1 1..10: left end | right end]":
      "eine Skala braucht beide Enden; schreiben Sie [%1 1..10: linkes Ende | rechtes Ende]",
    "the mask is missing; write [masked mask \"AA-9999\"]: A a letter, 9 a digit":
      "die Maske fehlt; schreiben Sie [masked mask \"AA-9999\"]: A ein Buchstabe, 9 eine Ziffer",
    "there is no picture to touch; write ![what it shows](media/file.png) above":
      "es ist kein Bild zum Berühren da; schreiben Sie ![was zu sehen ist](media/datei.png) darüber",
    "nothing says how to calculate; write {calculate=\"a + b\"} after the question":
      "nirgends steht, wie gerechnet wird; schreiben Sie {calculate=\"a + b\"} hinter die Frage",
    "the default is no answer to this question: %1":
      "die Vorgabe ist keine Antwort auf diese Frage: %1",
    "a number":
      "eine Zahl",
    "a date or today":
      "ein Datum oder today",
    "a time":
      "eine Uhrzeit",
    "a date with a time, or today":
      "ein Datum mit Uhrzeit, oder today",
    "a length of time":
      "eine Dauer",
    "0:10..2:00 (hours and minutes)":
      "0:10..2:00 (Stunden und Minuten)",
    "the condition cannot be read: %1":
      "die Bedingung lässt sich nicht lesen: %1",
    "the question “%1” has no row or choice “%2”":
      "die Frage „%1“ hat keine Zeile oder Antwort „%2“",
    "the question “%1” has no choices that could be taken over":
      "die Frage „%1“ hat keine Antworten, die übernommen werden könnten",
    "there is no question with the id “%1”%2; check its spelling":
      "es gibt keine Frage mit der Kennung „%1“%2; prüfen Sie die Schreibweise",
    "“%1” is asked only later; a condition may mention only what was asked before":
      "„%1“ wird erst später gefragt; eine Bedingung nennt nur, was vorher gefragt wurde",
    "there is no question or section with the id “%1”%2; check its spelling, or write end":
      "es gibt keine Frage und keinen Abschnitt mit der Kennung „%1“%2; prüfen Sie die Schreibweise, oder schreiben Sie end",
    "“%1” does not come later; the guide only goes forward, this is ignored":
      "„%1“ kommt nicht später; im Leitfaden geht es nur vorwärts, das bleibt ohne Wirkung",
    " (there is “%1”)":
      " (es gibt „%1“)",
    "the file is larger than 4 MB, too large for a guide text":
      "die Datei ist größer als 4 MB, zu groß für einen Leitfaden",
    "the file is written in UTF-16; save it as UTF-8":
      "die Datei ist in UTF-16 geschrieben; speichern Sie sie als UTF-8",
    "the file is not a text (it contains a zero byte)":
      "die Datei ist kein Text (sie enthält ein Nullbyte)",
    "the file is not written in UTF-8; save it with this encoding in your editor":
      "die Datei ist nicht in UTF-8 geschrieben; speichern Sie sie in Ihrem Schreibprogramm so",
  ]
}
