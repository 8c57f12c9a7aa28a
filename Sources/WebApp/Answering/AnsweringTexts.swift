/// What the widgets say to whoever answers; the same words on the interview screen and on the handed-over device.
enum AnsweringTexts {
  static let phrases: [String: Phrase] = common.merging(structured) { first, _ in first }
    .merging(media) { first, _ in first }

  private static let common: [String: Phrase] = [
    "answerYes": Phrase("Yes", "Ja"),
    "answerNo": Phrase("No", "Nein"),
    "answerOther": Phrase("Please say which:", "Bitte angeben:"),
    "answerComment": Phrase("Anything to add?", "Noch etwas dazu?"),
    "answerChoose": Phrase("Please choose …", "Bitte wählen …"),
    "answerTakeBack": Phrase("Take back", "Zurücknehmen"),
    "answerClear": Phrase("Clear all", "Alles löschen"),
    "answerAgain": Phrase("Try again", "Noch einmal versuchen"),
    "answerHaveRead": Phrase("I have read this", "Ich habe das gelesen"),
    "answerNotYet": Phrase("not answered yet", "noch nicht beantwortet"),
    "answerNotYetKnown": Phrase("not known yet", "noch nicht bekannt"),
    "answerLeft": Phrase("Room for {n} more characters", "Platz für noch {n} Zeichen"),
    "answerPad": Phrase("Digits", "Ziffern"),
    "answerDecimal": Phrase(".", ","),
    "answerMinus": Phrase("Minus", "Minus"),
    "answerPoint": Phrase("Decimal point", "Komma"),
    "answerDelete": Phrase("Delete digit", "Ziffer löschen"),
    "answerUnit_h": Phrase("hours", "Stunden"),
    "answerUnit_min": Phrase("minutes", "Minuten"),
    "answerUnit_s": Phrase("seconds", "Sekunden"),
    "answerHintSingle": Phrase(
      "Choose one answer. Tap it again to take it back.",
      "Wählen Sie eine Antwort. Noch einmal tippen nimmt sie zurück."),
    "answerHintMultiple": Phrase("Choose all that apply.", "Wählen Sie alles, was zutrifft."),
    "answerHintAtLeast": Phrase("Choose at least {n}.", "Wählen Sie mindestens {n}."),
    "answerHintAtMost": Phrase("Choose up to {n}.", "Wählen Sie höchstens {n}."),
    "answerHintExactly": Phrase("Choose {n}.", "Wählen Sie {n}."),
    "answerHintBetween": Phrase("Choose {least} to {most}.", "Wählen Sie {least} bis {most}."),
    "answerHintRange": Phrase("A number from {least} to {most}.", "Eine Zahl von {least} bis {most}."),
    "answerHintLeast": Phrase("A number from {least} upwards.", "Eine Zahl ab {least}."),
    "answerHintMost": Phrase("A number up to {most}.", "Eine Zahl bis {most}."),
    "answerHintSlider": Phrase(
      "Move the handle to where you are.", "Schieben Sie den Griff dorthin, wo Sie stehen."),
    "answerHintMask": Phrase("As in {example}", "So wie {example}"),
    "answerHintEmail": Phrase("As in name@example.org", "So wie name@example.org"),
    "answerHintPhone": Phrase("As in +43 316 1234", "So wie +43 316 1234"),
    "answerHintURL": Phrase("As in https://example.org", "So wie https://example.org"),
    "answerHintBarcode": Phrase(
      "Scan the code with a reader, or type it.",
      "Scannen Sie den Code mit einem Lesegerät oder tippen Sie ihn."),
    "answerHintMoments": Phrase("From {first} to {last}", "Von {first} bis {last}"),
    "answerHintFrom": Phrase("From {first} on", "Ab {first}"),
    "answerHintUntil": Phrase("Up to {last}", "Bis {last}"),
    "answerNumber": Phrase("Please type a number.", "Bitte geben Sie eine Zahl ein."),
    "answerWhole": Phrase(
      "Please type a whole number, without a decimal point.",
      "Bitte geben Sie eine ganze Zahl ohne Komma ein."),
    "answerDecimals": Phrase(
      "Please type at most {n} digits after the point.",
      "Bitte geben Sie höchstens {n} Stellen nach dem Komma ein."),
    "answerLow": Phrase(
      "Please type a number from {least} upwards.", "Bitte geben Sie eine Zahl ab {least} ein."),
    "answerHigh": Phrase("Please type a number up to {most}.", "Bitte geben Sie eine Zahl bis {most} ein."),
    "answerFew": Phrase("Please choose at least {n} answers.", "Bitte wählen Sie mindestens {n} Antworten."),
    "answerMany": Phrase("Please choose at most {n} answers.", "Bitte wählen Sie höchstens {n} Antworten."),
    "answerEarly": Phrase("The earliest possible is {first}.", "Frühestens möglich ist {first}."),
    "answerLate": Phrase("The latest possible is {last}.", "Spätestens möglich ist {last}."),
    "answerDay": Phrase(
      "Please choose a whole date: day, month and year.", "Bitte wählen Sie Tag, Monat und Jahr."),
    "answerTime": Phrase("Please choose hour and minute.", "Bitte wählen Sie Stunde und Minute."),
    "answerRefused": Phrase(
      "This answer does not fit here. Please look at it once more.",
      "Diese Antwort passt hier nicht. Bitte sehen Sie sie noch einmal an."),
  ]

  private static let structured: [String: Phrase] = [
    "answerHintRow": Phrase("One answer in each row.", "In jeder Zeile eine Antwort."),
    "answerHintRows": Phrase("In each row all that apply.", "In jeder Zeile alles, was zutrifft."),
    "answerHintSum": Phrase("Together: {sum}.", "Zusammen: {sum}."),
    "answerHintSumMost": Phrase("Together at most {most}.", "Zusammen höchstens {most}."),
    "answerHintSumLeast": Phrase("Together at least {least}.", "Zusammen mindestens {least}."),
    "answerHintSumBetween": Phrase("Together {least} to {most}.", "Zusammen {least} bis {most}."),
    "answerSum": Phrase("Together {sum} of {goal}", "Zusammen {sum} von {goal}"),
    "answerSumLow": Phrase(
      "Together it is {sum}; please come to {goal}.", "Zusammen sind es {sum}; bitte kommen Sie auf {goal}."),
    "answerSumHigh": Phrase(
      "Together it is {sum}; that is more than {goal}.", "Zusammen sind es {sum}; das ist mehr als {goal}."),
    "answerRowsFew": Phrase(
      "Please fill in at least {n} rows.", "Bitte füllen Sie mindestens {n} Zeilen aus."),
    "answerHintRank": Phrase(
      "Tap the most important first, then the next one.",
      "Tippen Sie zuerst auf das Wichtigste, dann auf das Nächste."),
    "answerHintRankSome": Phrase(
      "Tap up to {n}, the most important first.", "Tippen Sie bis zu {n} an, das Wichtigste zuerst."),
    "answerRanked": Phrase("In your order", "In Ihrer Reihenfolge"),
    "answerUnranked": Phrase("Not in the order yet", "Noch nicht eingereiht"),
    "answerRankMore": Phrase("Please tap {n} more.", "Bitte tippen Sie noch {n} an."),
    "answerRankedAt": Phrase("{item}: place {n} of {total}", "{item}: Platz {n} von {total}"),
    "answerRankedOut": Phrase("{item}: taken out", "{item}: herausgenommen"),
    "answerUp": Phrase("{item}: up", "{item}: nach oben"),
    "answerDown": Phrase("{item}: down", "{item}: nach unten"),
    "answerOut": Phrase("{item}: take out", "{item}: herausnehmen"),
    "answerHintPlace": Phrase(
      "A town, a street, a name of a place", "Ein Ort, eine Straße, der Name eines Platzes"),
    "answerLocate": Phrase("Add where this device is", "Standort dieses Geräts dazu"),
    "answerLocating": Phrase("Looking …", "Wird gesucht …"),
    "answerLocateFailed": Phrase(
      "The place could not be found, or the browser was not allowed to tell it. The words are enough.",
      "Der Standort war nicht zu finden, oder der Browser durfte ihn nicht nennen. Die Worte genügen."),
    "answerLocateDrop": Phrase("Without coordinates", "Ohne Koordinaten"),
    "answerCoordinates": Phrase("{latitude} north, {longitude} east", "{latitude} Nord, {longitude} Ost"),
    "answerCoordinatesWithin": Phrase(
      "{latitude} north, {longitude} east, within {n} m", "{latitude} Nord, {longitude} Ost, auf {n} m genau"),
  ]

  private static let media: [String: Phrase] = [
    "answerHintPoint": Phrase("Tap a place in the picture.", "Tippen Sie auf eine Stelle im Bild."),
    "answerHintPoints": Phrase(
      "Tap up to {n} places in the picture.", "Tippen Sie auf bis zu {n} Stellen im Bild."),
    "answerBoard": Phrase(
      "Arrow keys move the cross, Enter sets a point, Backspace takes the last one back.",
      "Die Pfeiltasten bewegen das Kreuz, die Eingabetaste setzt einen Punkt, die Rücktaste nimmt den letzten zurück."
    ),
    "answerUndoPoint": Phrase("Undo point", "Punkt zurück"),
    "answerNoPoint": Phrase("No point yet", "Noch kein Punkt"),
    "answerPointCount": Phrase("Points: {n}.", "Punkte: {n}."),
    "answerPointAt": Phrase("{x} % from the left, {y} % from the top", "{x} % von links, {y} % von oben"),
    "answerPointsFull": Phrase(
      "{n} points are set; take one back first.", "{n} Punkte sind gesetzt; nehmen Sie erst einen zurück."),
    "answerPointsFew": Phrase(
      "Please tap at least {n} places.", "Bitte tippen Sie auf mindestens {n} Stellen."),
    "answerNoPicture": Phrase("The guide has no picture for this.", "Der Leitfaden hat kein Bild dafür."),
    "answerHintDraw": Phrase("Draw with a finger or a pen.", "Zeichnen Sie mit Finger oder Stift."),
    "answerHintSign": Phrase("Sign with a finger or a pen.", "Unterschreiben Sie mit Finger oder Stift."),
    "answerUndoStroke": Phrase("Undo stroke", "Strich zurück"),
    "answerStrokes": Phrase("Strokes: {n}", "Striche: {n}"),
    "answerSigned": Phrase("Signed", "Unterschrieben"),
    "answerUnsigned": Phrase("Not signed yet", "Noch nicht unterschrieben"),
    "answerDrawFull": Phrase(
      "The sheet is full; undo something first.", "Das Blatt ist voll; nehmen Sie erst etwas zurück."),
    "answerTakePhoto": Phrase("Take a photo", "Foto aufnehmen"),
    "answerTakeAudio": Phrase("Record a sound", "Ton aufnehmen"),
    "answerTakeVideo": Phrase("Take a film", "Film aufnehmen"),
    "answerChooseFile": Phrase("Choose a file", "Datei wählen"),
    "answerHintFiles": Phrase("Up to {n} files", "Bis zu {n} Dateien"),
    "answerSending": Phrase("Being stored …", "Wird gespeichert …"),
    "answerFilePicture": Phrase("Picture {n}", "Bild {n}"),
    "answerFileOut": Phrase("Take out {name}", "{name} herausnehmen"),
    "answerFilesFull": Phrase(
      "{n} files are there; take one out first.", "{n} Dateien sind da; nehmen Sie erst eine heraus."),
    "answerFilesFew": Phrase(
      "Please add at least {n} files.", "Bitte fügen Sie mindestens {n} Dateien hinzu."),
    "answerFileEmpty": Phrase(
      "This file is empty; please choose another one.", "Diese Datei ist leer; bitte wählen Sie eine andere."),
    "answerFileLarge": Phrase(
      "This file is larger than {n} MB; please choose a smaller one.",
      "Diese Datei ist größer als {n} MB; bitte wählen Sie eine kleinere."),
    "answerFileFailed": Phrase(
      "The file could not be stored; it is still on your device.",
      "Die Datei konnte nicht gespeichert werden; auf Ihrem Gerät ist sie noch."),
    "answerNoFiles": Phrase(
      "Files can be added here in the interview.", "Im Interview lassen sich hier Dateien hinzufügen."),
  ]
}
