extension AnswerWording {
  /// Why a choice, number, text or date is no answer.
  static let problems: [String: Pair] = [
    "nothingTyped": (
      "nothing was typed; type {expected}", "es wurde nichts eingegeben; erwartet wird {expected}"
    ),
    "nothingChosen": (
      "nothing was chosen; choose from {list}", "es wurde nichts gewählt; zur Wahl stehen {list}"
    ),
    "nothingChosenOne": (
      "nothing was chosen; choose one of {list}", "es wurde nichts gewählt; wählen Sie eines von {list}"
    ),
    "notAChoice": (
      "“{typed}” is not among the choices of {question}; choose from {list}",
      "„{typed}“ steht bei {question} nicht zur Wahl; wählen Sie aus {list}"
    ),
    "notOneChoice": (
      "“{typed}” is not among the choices of {question}; choose one of {list}",
      "„{typed}“ steht bei {question} nicht zur Wahl; wählen Sie eines von {list}"
    ),
    "exclusive": (
      "“{label}” cannot be chosen together with others; leave one of them out",
      "„{label}“ schließt anderes aus; lassen Sie eines davon weg"
    ),
    "tooFew": ("{count} chosen; choose at least {least}", "{count} gewählt; wählen Sie mindestens {least}"),
    "tooMany": ("{count} chosen; choose at most {most}", "{count} gewählt; wählen Sie höchstens {most}"),
    "notYesNo": (
      "“{typed}” is neither yes nor no; type y or n",
      "„{typed}“ ist weder ja noch nein; geben Sie j oder n ein"
    ),
    "nothingYesNo": ("nothing was typed; type y or n", "es wurde nichts eingegeben; geben Sie j oder n ein"),
    "ambiguousNumber": (
      "“{typed}” may mean {digits} or a decimal number; type it without the separator",
      "„{typed}“ kann {digits} oder eine Kommazahl sein; geben Sie es ohne Trennzeichen ein"
    ),
    "notANumber": (
      "“{typed}” is not a number; type {expected}", "„{typed}“ ist keine Zahl; erwartet wird {expected}"
    ),
    "notWhole": (
      "{typed} is not a whole number; type {expected}",
      "{typed} ist keine ganze Zahl; erwartet wird {expected}"
    ),
    "tooManyDecimals": (
      "{typed} has too many digits after the point; {decimals} are kept",
      "{typed} hat zu viele Stellen nach dem Komma; {decimals} sind möglich"
    ),
    "tooSmall": ("{typed} is too small; type {expected}", "{typed} ist zu klein; erwartet wird {expected}"),
    "tooLarge": ("{typed} is too large; type {expected}", "{typed} ist zu groß; erwartet wird {expected}"),
    "betweenSteps": (
      "{typed} is between two steps; type {expected}",
      "{typed} liegt zwischen zwei Schritten; erwartet wird {expected}"
    ),
    "tooLong": (
      "the text has {count} characters; at most {most} are allowed",
      "der Text hat {count} Zeichen; höchstens {most} sind möglich"
    ),
    "wrongForm": (
      "“{typed}” does not have the form asked for: {form}", "„{typed}“ hat nicht die verlangte Form: {form}"
    ),
    "notADate": (
      "“{typed}” is not a date; type it as 2026-11-21 or 21.11.2026",
      "„{typed}“ ist kein Datum; schreiben Sie es als 21.11.2026 oder 2026-11-21"
    ),
    "dateTooEarly": (
      "{day} is too early; type a date{range}", "{day} ist zu früh; erwartet wird ein Datum{range}"
    ),
    "dateTooLate": (
      "{day} is too late; type a date{range}", "{day} ist zu spät; erwartet wird ein Datum{range}"
    ),
    "openQuestion": (
      "{question} is an open question: its answer is the talk; write a note instead",
      "{question} ist eine offene Frage: die Antwort ist das Gespräch; schreiben Sie stattdessen eine Notiz"
    ),
    "onlyInforms": (
      "{question} only informs: there is nothing to answer; write a note instead",
      "{question} informiert nur: es gibt nichts zu beantworten; schreiben Sie stattdessen eine Notiz"
    ),
  ]
}
