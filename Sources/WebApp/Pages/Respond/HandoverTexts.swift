/// Texts of the interviewer's page for handing over.
enum HandoverTexts {
  static let phrases: [String: Phrase] = [
    "handTitle": Phrase("Hand over", "Übergeben"),
    "handBackLink": Phrase("Back to the interview", "Zurück zum Interview"),
    "handReadOut": Phrase("Read out", "Vorlesen"),
    "handRead": Phrase(
      "Please answer the next {n} questions yourself. Take your time. The recording goes on.",
      "Bitte beantworten Sie die nächsten {n} Fragen selbst. Nehmen Sie sich Zeit. Die Aufnahme läuft weiter."
    ),
    "handReadOne": Phrase(
      "Please answer the next question yourself. Take your time. The recording goes on.",
      "Bitte beantworten Sie die nächste Frage selbst. Nehmen Sie sich Zeit. Die Aufnahme läuft weiter."),
    "handSection": Phrase("Section", "Abschnitt"),
    "handCount": Phrase("{n} questions, {done} answered", "{n} Fragen, {done} beantwortet"),
    "handCountOne": Phrase("1 question, {done} answered", "1 Frage, {done} beantwortet"),
    "handPin": Phrase("PIN to take the device back", "PIN, um das Gerät zurückzunehmen"),
    "handPinSame": Phrase("Same PIN as before", "Dieselbe PIN wie vorhin"),
    "handPinNew": Phrase("A new PIN", "Eine neue PIN"),
    "handPinHint": Phrase(
      "4 to 8 digits. It is never written down anywhere.",
      "4 bis 8 Ziffern. Sie wird nirgends aufgeschrieben."),
    "handPinShow": Phrase("Show the PIN", "PIN zeigen"),
    "handPinWrong": Phrase("The PIN needs 4 to 8 digits.", "Die PIN braucht 4 bis 8 Ziffern."),
    "handThis": Phrase("Hand over this device", "Dieses Gerät übergeben"),
    "handSecond": Phrase("Use a second device", "Zweites Gerät verwenden"),
    "handNone": Phrase(
      "No section of this guide has questions with fixed answers, so there is nothing to hand over.",
      "Kein Abschnitt dieses Leitfadens hat Fragen mit festen Antworten; es gibt nichts zu übergeben."),
    "handNotLive": Phrase(
      "This interview is not being recorded now. Only an interview that is being recorded can be handed over.",
      "Dieses Interview wird gerade nicht aufgenommen. Nur ein laufendes Interview kann übergeben werden."),
    "handToInterview": Phrase("To the interview", "Zum Interview"),
    "handedOver": Phrase("Handed over", "Übergeben"),
    "handCode": Phrase("Code for the second device", "Code für das zweite Gerät"),
    "handCodeLeft": Phrase("good for {n} min, for one device", "noch {n} min gültig, für ein Gerät"),
    "handCodeNew": Phrase("New code", "Neuer Code"),
    "handCodeGone": Phrase("The code is used up or too old.", "Der Code ist verbraucht oder zu alt."),
    "handHow": Phrase("By cable", "Über Kabel"),
    "handCable": Phrase(
      "A tablet on a cable whose port is forwarded opens this address and types the code. It needs no network and no certificate.",
      "Ein Tablet am Kabel mit weitergeleitetem Anschluss (Port) öffnet diese Adresse und gibt den Code ein. Es braucht kein Netz und kein Zertifikat."
    ),
    "handNoDevice": Phrase("No device has joined yet", "Noch kein Gerät verbunden"),
    "handOneDevice": Phrase("One device has joined", "Ein Gerät ist verbunden"),
    "handDevices": Phrase("{n} devices have joined", "{n} Geräte sind verbunden"),
    "handAt": Phrase("Question {n} of {total}", "Frage {n} von {total}"),
    "handAtNone": Phrase("Not begun yet", "Noch nicht begonnen"),
    "handAnswered": Phrase("{n} of {total} answered", "{n} von {total} beantwortet"),
    "handFinished": Phrase(
      "Finished. The device can be taken back.", "Fertig. Das Gerät kann zurückgenommen werden."),
    "handTakeBack": Phrase("Take back", "Zurückholen"),
    "handTold": Phrase("The conversation is being recorded", "Das Gespräch wird aufgenommen"),
    "handToldPaused": Phrase("The recording is paused", "Die Aufnahme ist angehalten"),
    "handToldOff": Phrase("Off record", "Aufnahme ausgesetzt"),
    "handToldUnknown": Phrase(
      "Connection lost – recording status unknown", "Verbindung verloren – Aufnahmestatus unbekannt"),
    "handFailed": Phrase("That did not work: {why}", "Das ging nicht: {why}"),
    "handOffline": Phrase("Leitfaden cannot be reached", "Leitfaden ist nicht erreichbar"),
  ]
}
