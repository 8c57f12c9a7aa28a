extension AnswerWording {
  /// What to type, in a few words; also pieces of the sentences about problems.
  static let expectations: [String: Pair] = [
    "aNumber": ("a number", "eine Zahl"),
    "aWholeNumber": ("a whole number", "eine ganze Zahl"),
    "aScalePoint": ("a point of the scale", "einen Punkt der Skala"),
    "from": ("from {least}", "ab {least}"),
    "upTo": ("up to {most}", "bis {most}"),
    "inSteps": ("in steps of {step}", "in Schritten von {step}"),
    "aText": ("a text", "einen Text"),
    "aTextUpTo": ("a text of up to {most} characters", "einen Text mit höchstens {most} Zeichen"),
    "oneOf": ("one of: {list}", "eines von: {list}"),
    "someOf": ("{amount} of: {list}; with commas between", "{amount} von: {list}; mit Kommas dazwischen"),
    "any": ("any", "beliebig viele"),
    "atLeast": ("at least {least}", "mindestens {least}"),
    "atMost": ("up to {most}", "höchstens {most}"),
    "between": ("{least} to {most}", "{least} bis {most}"),
    "yesOrNo": ("y ({yes}) or n ({no}){others}", "j ({yes}) oder n ({no}){others}"),
    "yes": ("yes", "ja"),
    "no": ("no", "nein"),
    "aDate": (
      "a date{range}, as 2026-11-21, 21.11.2026 or today{others}",
      "ein Datum{range}, als 21.11.2026, 2026-11-21 oder heute{others}"
    ),
    "dateBetween": (" from {least} to {most}", " von {least} bis {most}"),
    "dateFrom": (" from {least} on", " ab {least}"),
    "dateUpTo": (" up to {most}", " bis {most}"),
    "aTime": ("a time{range}, as 8:30 or now{others}", "eine Uhrzeit{range}, als 8:30 oder jetzt{others}"),
    "aDateTime": (
      "a date with a time{range}, as 2026-11-21 8:30 or now{others}",
      "ein Datum mit Uhrzeit{range}, als 21.11.2026 8:30 oder jetzt{others}"
    ),
    "aDuration": (
      "a length of time{range}, as 1 h 30 min or 1:30{others}",
      "eine Dauer{range}, als 1 h 30 min oder 1:30{others}"
    ),
    "anEmail": (
      "an e-mail address, as name@example.org{others}", "eine E-Mail-Adresse, als name@example.org{others}"
    ),
    "aPhone": ("a phone number, as +43 316 123456{others}", "eine Telefonnummer, als +43 316 123456{others}"),
    "aURL": ("a web address, as example.org/page{others}", "eine Webadresse, als example.org/seite{others}"),
    "aMask": ("a text of the form {mask}{others}", "einen Text der Form {mask}{others}"),
    "aBarcode": ("the code as a text{others}", "den Code als Text{others}"),
    "aCalculation": ("nothing: it is calculated", "nichts: das wird berechnet"),
    "acknowledge": ("y, when it was read", "j, wenn es gelesen wurde"),
    "aRanking": (
      "{amount} in order, the first one first: {list}; with commas between",
      "{amount} der Reihe nach, das Erste zuerst: {list}; mit Kommas dazwischen"
    ),
    "all": ("all", "alle"),
    "aPlace": (
      "a place, and where you like its coordinates: Graz @ 47.07, 15.44{others}",
      "einen Ort, auf Wunsch mit Koordinaten: Graz @ 47.07, 15.44{others}"
    ),
    "points": (
      "{amount} points of the picture, as 0.25 0.5; 0.7 0.1 (from the left, from the top){others}",
      "{amount} Punkte im Bild, als 0.25 0.5; 0.7 0.1 (von links, von oben){others}"
    ),
    "aDrawing": ("a drawing{others}", "eine Zeichnung{others}"),
    "aSignature": ("a signature{others}", "eine Unterschrift{others}"),
    "aFile": ("a file{others}", "eine Datei{others}"),
    "rows": (
      "for each of {rows}: {expected}; as {first}=…; {second}=…{others}",
      "für jedes von {rows}: {expected}; als {first}=…; {second}=…{others}"
    ),
    "sumIs": ("{sum} in sum", "in Summe {sum}"),
  ]
}
