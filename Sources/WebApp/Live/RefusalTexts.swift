import Guide
import Interviewing

/// What a page says when the session refuses a command, by the reason's key.
enum RefusalTexts {
  static let phrases: [String: Phrase] = [
    "notRecording": Phrase(
      "the interview is not being recorded", "das Interview wird gerade nicht aufgenommen"),
    "earlierSitting": Phrase(
      "it was meant for the recording before the interview went on",
      "es galt der Aufnahme, bevor das Interview weiterging"),
    "notRecordedThen": Phrase(
      "nothing was being recorded at that moment", "in diesem Augenblick wurde nichts aufgenommen"),
    "notBegun": Phrase("the interview has not begun yet", "das Interview hat noch nicht begonnen"),
    "editingEnded": Phrase(
      "this page is out of date; load it again", "diese Seite ist veraltet; bitte neu laden"),
    "unknownQuestion": Phrase(
      "the guide has no question “{question}”", "der Leitfaden hat keine Frage „{question}“"),
    "noCurrentQuestion": Phrase(
      "no question is current; go to one first", "keine Frage ist aufgeschlagen; gehen Sie erst zu einer"),
    "noQuestions": Phrase("the guide has no questions", "der Leitfaden hat keine Fragen"),
    "lastQuestion": Phrase("this is the last question", "das ist die letzte Frage"),
    "firstQuestion": Phrase("this is the first question", "das ist die erste Frage"),
    "unknownSection": Phrase("this section has no questions", "dieser Abschnitt hat keine Fragen"),
    "noStandardisedAnswer": Phrase(
      "the answer to this question is the talk; write a note instead",
      "die Antwort auf diese Frage ist das Gespräch; schreiben Sie stattdessen eine Notiz"),
    "unknownProbe": Phrase("this question has no such probe", "diese Frage hat keine solche Nachfrage"),
    "unknownMark": Phrase("there is no such mark (any more)", "diese Marke gibt es nicht (mehr)"),
    "unknownNote": Phrase("there is no such note (any more)", "diese Notiz gibt es nicht (mehr)"),
    "unknownStroke": Phrase("there is no such stroke (any more)", "diesen Strich gibt es nicht (mehr)"),
    "unknownVisit": Phrase("there is no such passage (any more)", "diese Passage gibt es nicht (mehr)"),
    "unknownColour": Phrase("marks have the colours 1 to 9", "Marken haben die Farben 1 bis 9"),
    "endBeforeBeginning": Phrase(
      "a mark cannot end before it begins", "eine Marke kann nicht vor ihrem Anfang enden"),
    "emptyText": Phrase("this needs at least one letter", "hier fehlt mindestens ein Buchstabe"),
    "longText": Phrase(
      "this text is too long: {limit} bytes at most", "dieser Text ist zu lang: höchstens {limit} Bytes"),
    "emptyStroke": Phrase("nothing was drawn", "es wurde nichts gezeichnet"),
    "longStroke": Phrase(
      "this stroke is too long: {limit} points at most", "dieser Strich ist zu lang: höchstens {limit} Punkte"
    ),
    "paused": Phrase(
      "the recording is paused; continue it first", "die Aufnahme pausiert; nehmen Sie erst weiter auf"),
    "offRecord": Phrase(
      "it is off record; go back on record first", "die Pause ist ohne Aufnahme; nehmen Sie erst weiter auf"),
    "notOffRecord": Phrase("it is not off record", "„Ohne Aufnahme“ ist nicht eingeschaltet"),
    "recordingRefused": Phrase(
      "The participant did not agree to being recorded; note it first if that changed",
      "Der Aufnahme wurde nicht zugestimmt; vermerken Sie es zuerst, wenn sich das geändert hat"),
    "neverRecorded": Phrase(
      "this question is never recorded; go to another question first",
      "diese Frage wird nie aufgenommen; gehen Sie erst zu einer anderen"),
    "recordingAlready": Phrase("it is recording already", "es wird schon aufgenommen"),
    "handedOverAlready": Phrase("it is handed over already", "es ist schon übergeben"),
    "notHandedOver": Phrase("it is not handed over", "es ist nicht übergeben"),
    "outsideHandover": Phrase(
      "this question is not part of what was handed over",
      "diese Frage gehört nicht zum übergebenen Abschnitt"),
    "unknownLanguage": Phrase(
      "the guide is not there in this language", "den Leitfaden gibt es in dieser Sprache nicht"),
    "nothingToUndo": Phrase("there is nothing to take back", "es gibt nichts zurückzunehmen"),
    "undoneAlready": Phrase("that was taken back already", "das wurde schon zurückgenommen"),
    "notUndoable": Phrase("that cannot be taken back", "das lässt sich nicht zurücknehmen"),
    "notStored": Phrase(
      "this could not be stored on the disk ({reason}); the sound goes on",
      "das konnte nicht auf der Platte gespeichert werden ({reason}); der Ton läuft weiter"),
  ]

  /// The sentence in a language; in English when it has none of its own.
  static func sentence(_ refusal: Refusal, _ language: Language) -> String {
    if case .notAnAnswer(_, _, let problem) = refusal { return problem.sentence(in: language.rawValue) }
    guard let phrase = phrases[refusal.key] else { return refusal.message }
    return phrase.filled(refusal.values, language)
  }
}
