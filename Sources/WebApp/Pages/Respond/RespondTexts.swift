/// Texts of the interviewee's page and of a second device.
enum RespondTexts {
  static let phrases: [String: Phrase] = [
    "respondTitle": Phrase("Questions", "Fragen"),
    "respondOf": Phrase("Question {n} of {total}", "Frage {n} von {total}"),
    "respondProgress": Phrase("Progress", "Fortschritt"),
    "respondBack": Phrase("Back", "Zurück"),
    "respondNext": Phrase("Next", "Weiter"),
    "respondFinish": Phrase("Finish", "Fertig"),
    "respondSwipe": Phrase("or swipe", "oder wischen"),
    "respondSmaller": Phrase("Smaller text", "Kleinere Schrift"),
    "respondLarger": Phrase("Larger text", "Größere Schrift"),
    "respondTextSize": Phrase("Text size", "Schriftgröße"),
    "respondSkip": Phrase("I would rather not say", "Möchte ich nicht sagen"),
    "respondLater": Phrase(
      "The interviewer will ask you this in person. Just go on.",
      "Diese Frage stellt Ihnen die Interviewerin oder der Interviewer selbst. Gehen Sie einfach weiter."),
    "oopsChoose": Phrase(
      "Please choose an answer. You may also skip this question with “I would rather not say”.",
      "Bitte wählen Sie eine Antwort. Sie können auch „Möchte ich nicht sagen“ wählen."),
    "oopsType": Phrase(
      "Please write an answer. You may also skip this question with “I would rather not say”.",
      "Bitte schreiben Sie eine Antwort. Sie können auch „Möchte ich nicht sagen“ wählen."),
    "oopsNeeded": Phrase("Please choose an answer.", "Bitte wählen Sie eine Antwort."),
    "oopsSoft": Phrase(
      "You have not answered this question yet. Tap once more to go on without an answer.",
      "Diese Frage ist noch nicht beantwortet. Tippen Sie noch einmal, um ohne Antwort weiterzugehen."),
    "oopsCheck": Phrase(
      "This answer cannot be quite right. Please look at it once more.",
      "Diese Antwort kann so nicht ganz stimmen. Bitte sehen Sie sie noch einmal an."),
    "oopsRows": Phrase("Please give an answer in each row.", "Bitte antworten Sie in jeder Zeile."),
    "oopsUnheard": Phrase(
      "A question that is not recorded comes only when there is a connection. Tap once more in a moment.",
      "Eine Frage, die nicht aufgenommen wird, kommt erst, wenn eine Verbindung da ist. Tippen Sie gleich noch einmal."
    ),
    "oopsGone": Phrase("This question is not asked any more.", "Diese Frage wird nicht mehr gestellt."),
    "tongueTitle": Phrase("In which language?", "In welcher Sprache?"),
    "tongueChange": Phrase("Change language", "Sprache ändern"),
    "tongueOffline": Phrase(
      "No connection. Try again in a moment.", "Keine Verbindung. Versuchen Sie es gleich noch einmal."),
    "toldRecording": Phrase("The conversation is being recorded", "Das Gespräch wird aufgenommen"),
    "toldPaused": Phrase("The recording is paused", "Die Aufnahme ist angehalten"),
    "toldOff": Phrase("Nothing is being recorded now", "Es wird jetzt nichts aufgenommen"),
    "toldTrouble": Phrase("The recording has stopped", "Die Aufnahme steht"),
    "toldUnknown": Phrase(
      "No connection. Your answers are kept here.", "Keine Verbindung. Ihre Antworten bleiben hier."),
    "endThanks": Phrase("Thank you.", "Vielen Dank."),
    "endHand": Phrase(
      "Please hand the tablet back to the interviewer.", "Bitte geben Sie das Tablet zurück."),
    "endSaved": Phrase(
      "{n} of {total} questions are answered. You can still go back and change them.",
      "{n} von {total} Fragen sind beantwortet. Sie können noch zurückgehen und sie ändern."),
    "endSavedAll": Phrase(
      "All your answers are saved. You can still go back and change them.",
      "Alle Ihre Antworten sind gespeichert. Sie können noch zurückgehen und sie ändern."),
    "endWaiting": Phrase(
      "Your last answers are still on their way.", "Ihre letzten Antworten sind noch unterwegs."),
    "endChange": Phrase("Back to the questions", "Zurück zu den Fragen"),
    "lockName": Phrase("Interviewer only: leave with PIN", "Nur für die Interviewführung: mit PIN verlassen"),
    "pinTitle": Phrase("Interviewer’s PIN", "PIN der Interview\u{AD}führung"),
    "pinDigits": Phrase("{n} digits typed", "{n} Ziffern eingegeben"),
    "pinDelete": Phrase("Delete digit", "Ziffer löschen"),
    "pinCancel": Phrase("Cancel", "Abbrechen"),
    "pinOK": Phrase("OK", "OK"),
    "pinWrong": Phrase(
      "That is not the PIN. Try again in {n} s.", "Das ist nicht die PIN. Neuer Versuch in {n} s."),
    "pinAgain": Phrase(
      "That was not the PIN. Try again.", "Das war nicht die PIN. Versuchen Sie es noch einmal."),
    "pinOffline": Phrase("No connection. Try again.", "Keine Verbindung. Versuchen Sie es noch einmal."),
    "pinGoesOn": Phrase("The recording goes on while you type.", "Die Aufnahme läuft währenddessen weiter."),
    "overLead": Phrase(
      "For the interviewer: the lock opens this device with the PIN.",
      "Für die Interviewführung: Das Schloss öffnet dieses Gerät mit der PIN."),
    "overSecond": Phrase(
      "To join again, open the address ending in /pair and type a new code.",
      "Um wieder mitzumachen: Adresse mit /pair am Ende öffnen und einen neuen Code eingeben."),
    "overWaiting": Phrase(
      "Your last answers ({n}) are still on their way. Please leave this page open.",
      "Ihre letzten Antworten ({n}) sind noch unterwegs. Bitte lassen Sie diese Seite offen."),
    "overRefused": Phrase(
      "Answers that could not be stored: {n} ({why}). Please tell the interviewer.",
      "Antworten, die sich nicht speichern ließen: {n} ({why}). Bitte sagen Sie es der interviewenden Person."
    ),
    "overStranger": Phrase(
      "Answers that could not be sent: {n}. Please tell the interviewer.",
      "Antworten, die sich nicht senden ließen: {n}. Bitte sagen Sie es der interviewenden Person."),
    "pairTitle": Phrase("Join with a code", "Mit Code verbinden"),
    "pairText": Phrase(
      "Type the eight letters and digits that the interviewer’s screen shows.",
      "Geben Sie die acht Buchstaben und Ziffern ein, die auf dem Bildschirm der Interviewführung stehen."),
    "pairCode": Phrase("Code", "Code"),
    "pairJoin": Phrase("Join", "Verbinden"),
    "pairWrong": Phrase(
      "This code is not right, or not any more. Ask for a new one if it happens again.",
      "Dieser Code stimmt nicht, oder nicht mehr. Bitten Sie um einen neuen, wenn es wieder geschieht."),
    "pairEight": Phrase(
      "The code has eight letters and digits.", "Der Code hat acht Buchstaben und Ziffern."),
    "pairOffline": Phrase("No connection. Try again.", "Keine Verbindung. Versuchen Sie es noch einmal."),
    "pairOwn": Phrase(
      "This browser leads the interview. Open this address on the other device.",
      "Dieser Browser führt das Interview. Öffnen Sie diese Adresse auf dem anderen Gerät."),
  ]
}
