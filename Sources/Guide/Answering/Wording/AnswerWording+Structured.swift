extension AnswerWording {
  /// Why a time, an address, a place, a table, a picture or a file is no answer.
  static let structuredProblems: [String: Pair] = [
    "notATime": (
      "“{typed}” is not a time; type it as 8:30 or 17:45",
      "„{typed}“ ist keine Uhrzeit; schreiben Sie 8:30 oder 17:45"
    ),
    "notADateTime": (
      "“{typed}” is not a date with a time; type it as 2026-11-21 8:30",
      "„{typed}“ ist kein Datum mit Uhrzeit; schreiben Sie es als 21.11.2026 8:30"
    ),
    "notADuration": (
      "“{typed}” is not a length of time; type it as 1 h 30 min, 90 min or 1:30",
      "„{typed}“ ist keine Dauer; schreiben Sie 1 h 30 min, 90 min oder 1:30"
    ),
    "tooEarly": ("{typed} is too early; type {expected}", "{typed} ist zu früh; erwartet wird {expected}"),
    "tooLate": ("{typed} is too late; type {expected}", "{typed} ist zu spät; erwartet wird {expected}"),
    "tooShortTime": (
      "{typed} is too short; type {expected}", "{typed} ist zu kurz; erwartet wird {expected}"
    ),
    "tooLongTime": ("{typed} is too long; type {expected}", "{typed} ist zu lang; erwartet wird {expected}"),
    "notAnEmail": (
      "“{typed}” is not an e-mail address; type it as name@example.org",
      "„{typed}“ ist keine E-Mail-Adresse; schreiben Sie sie als name@example.org"
    ),
    "notAPhone": (
      "“{typed}” is not a phone number; type digits, as +43 316 123456",
      "„{typed}“ ist keine Telefonnummer; schreiben Sie Ziffern, als +43 316 123456"
    ),
    "notAURL": (
      "“{typed}” is not a web address; type it as example.org/page",
      "„{typed}“ ist keine Webadresse; schreiben Sie sie als example.org/seite"
    ),
    "notRead": (
      "“{typed}” does not say that it was read; type y",
      "„{typed}“ sagt nicht, dass es gelesen wurde; geben Sie j ein"
    ),
    "rankedTwice": (
      "“{label}” is ranked twice; name it once", "„{label}“ steht zweimal da; nennen Sie es einmal"
    ),
    "notRankable": (
      "“{typed}” is not among the items of {question}; choose from {list}",
      "„{typed}“ gehört nicht zu {question}; wählen Sie aus {list}"
    ),
    "tooFewRanked": (
      "{count} are in order; put {amount} in order", "{count} sind gereiht; reihen Sie {amount}"
    ),
    "noSuchRow": (
      "“{typed}” begins with no row of {question}; write {first}=… and one of {rows}",
      "„{typed}“ beginnt mit keiner Zeile von {question}; schreiben Sie {first}=… und eine von {rows}"
    ),
    "inRow": ("{row}: {problem}", "{row}: {problem}"),
    "tooFewRows": (
      "{count} are filled in; fill in at least {least}",
      "{count} ausgefüllt; füllen Sie mindestens {least} aus"
    ),
    "tooManyRows": (
      "{count} are filled in; fill in at most {most}", "{count} ausgefüllt; füllen Sie höchstens {most} aus"
    ),
    "wrongSum": ("the sum is {sum}; it must be {expected}", "die Summe ist {sum}; sie muss {expected} sein"),
    "rowTwice": (
      "“{row}” is filled in twice; write it once", "„{row}“ ist zweimal ausgefüllt; schreiben Sie es einmal"
    ),
    "badCoordinates": (
      "“{typed}” are no coordinates; type latitude -90..90 and longitude -180..180, as 47.07, 15.44",
      "„{typed}“ sind keine Koordinaten; schreiben Sie Breite -90..90 und Länge -180..180, als 47.07, 15.44"
    ),
    "badPoint": (
      "“{typed}” is no point; type two numbers from 0 to 1: from the left and from the top",
      "„{typed}“ ist kein Punkt; schreiben Sie zwei Zahlen von 0 bis 1: von links und von oben"
    ),
    "tooFewPoints": (
      "{count} points; mark at least {least}", "{count} Punkte; setzen Sie mindestens {least}"
    ),
    "tooManyPoints": ("{count} points; mark at most {most}", "{count} Punkte; setzen Sie höchstens {most}"),
    "emptyDrawing": (
      "nothing was drawn; draw with finger or pen",
      "es wurde nichts gezeichnet; zeichnen Sie mit Finger oder Stift"
    ),
    "longDrawing": (
      "the drawing has {count} points; at most {most} are kept",
      "die Zeichnung hat {count} Punkte; höchstens {most} sind möglich"
    ),
    "badFile": (
      "“{typed}” names no file; a file has a name, its SHA-256 and a media type",
      "„{typed}“ nennt keine Datei; eine Datei hat einen Namen, ihre SHA-256 und einen Medientyp"
    ),
    "badFileName": (
      "“{typed}” cannot be the name of a file in the interview's folder",
      "„{typed}“ kann kein Dateiname im Ordner des Interviews sein"
    ),
    "wrongFileKind": (
      "{name} is of the kind {type}; {expected} is asked for",
      "{name} ist von der Art {type}; verlangt ist {expected}"
    ),
    "tooFewFiles": (
      "{count} files; at least {least} are asked for", "{count} Dateien; mindestens {least} sind verlangt"
    ),
    "tooManyFiles": (
      "{count} files; at most {most} are asked for", "{count} Dateien; höchstens {most} sind verlangt"
    ),
    "unreadableValue": (
      "what was sent for {question} cannot be read as its answer; type {expected}",
      "was für {question} gesendet wurde, ist nicht als Antwort lesbar; erwartet wird {expected}"
    ),
  ]
}
