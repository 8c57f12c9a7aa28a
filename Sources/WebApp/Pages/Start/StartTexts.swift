/// Texts of the page before an interview, and of microphones and qualities wherever they are chosen.
enum StartTexts {
  static let phrases: [String: Phrase] = [
    "startNew": Phrase("New interview", "Neues Interview"),
    "startGoOn": Phrase("Continue the interview", "Interview fortsetzen"),
    "microphoneConverted": Phrase(
      "delivers {from}, converted to {to}", "liefert {from}, wird in {to} umgerechnet"),
    "participant": Phrase("Participant’s code", "Code der Person"),
    "participantHint": Phrase(
      "A code, not a name: it becomes part of file names.",
      "Ein Code, kein Name: Er wird Teil von Dateinamen."),
    "talkLanguage": Phrase("Language of the interview", "Sprache des Interviews"),
    "interviewTitle": Phrase("Title", "Titel"),
    "microphone": Phrase("Microphone", "Mikrofon"),
    "microphoneChosen": Phrase(
      "The microphone chosen in the sound settings", "Das in den Toneinstellungen gewählte Mikrofon"),
    "microphoneUSB": Phrase("USB microphone", "USB-Mikrofon"),
    "microphoneInput": Phrase("Microphone input of the computer", "Mikrofoneingang des Computers"),
    "microphoneOfCard": Phrase("Microphone of the sound card {card}", "Mikrofon der Soundkarte {card}"),
    "microphoneStandard": Phrase("The computer’s standard microphone", "Standard-Mikrofon des Computers"),
    "microphoneBusy": Phrase("busy: another program uses it", "belegt: ein anderes Programm benutzt es"),
    "microphoneMonitor": Phrase(
      "hears the loudspeaker, not the room", "hört den Lautsprecher, nicht den Raum"),
    "microphoneMissing": Phrase("not plugged in", "nicht angeschlossen"),
    "soundCheck": Phrase("Sound check", "Tonprobe"),
    "checkAgain": Phrase("Listen again", "Noch einmal hören"),
    "checkListening": Phrase(
      "Listening … please speak as in the talk.", "Hört zu … bitte wie im Gespräch sprechen."),
    "checkStopped": Phrase("The sound check was stopped.", "Die Tonprobe wurde beendet."),
    "checkLevel": Phrase("Level", "Pegel"),
    "check_good": Phrase("Good: loud enough and clear.", "Gut: laut genug und klar."),
    "check_tooQuiet": Phrase(
      "Too quiet. Move the microphone closer, turn it up, or speak while it listens.",
      "Zu leise. Mikrofon näher stellen, lauter drehen oder während der Probe sprechen."),
    "check_tooLoud": Phrase(
      "Too loud, the sound is distorted. Turn it down or move the microphone away.",
      "Zu laut, der Ton ist verzerrt. Leiser drehen oder das Mikrofon weiter weg stellen."),
    "check_silent": Phrase(
      "Nothing was heard at all. Is the microphone muted, switched off, or the wrong one?",
      "Es war gar nichts zu hören. Ist das Mikrofon stumm, ausgeschaltet oder das falsche?"),
    "check_noise": Phrase(
      "Only noise or hum, no voice. Speak while it listens, or check cable and microphone.",
      "Nur Rauschen oder Brummen, keine Stimme. Sprechen Sie während der Probe, oder prüfen Sie Kabel und Mikrofon."
    ),
    "check_monitor": Phrase(
      "This source hears the loudspeaker, not the room. Choose a microphone.",
      "Diese Quelle hört den Lautsprecher, nicht den Raum. Wählen Sie ein Mikrofon."),
    "checkBack": Phrase("Hear it", "Anhören"),
    "checkBackFailed": Phrase("It cannot be played here.", "Das lässt sich hier nicht abspielen."),
    "checkCourse": Phrase("Level of the five seconds", "Pegel der fünf Sekunden"),
    "secondCopy": Phrase("Second copy while recording", "Zweite Kopie während der Aufnahme"),
    "secondCopyNone": Phrase("None", "Keine"),
    "secondCopyMissing": Phrase("not plugged in", "nicht eingesteckt"),
    "beginAnyway": Phrase("Begin all the same", "Trotzdem beginnen"),
    "deadChannel": Phrase("Channel {n} hears nothing.", "Kanal {n} hört nichts."),
    "quality": Phrase("Sound quality", "Tonqualität"),
    "quality_speech": Phrase("Speech", "Sprache"),
    "quality_standard": Phrase("Standard", "Standard"),
    "quality_archive": Phrase("Archive", "Archiv"),
    "qualityFor_speech": Phrase("to understand and transcribe", "zum Verstehen und Transkribieren"),
    "qualityFor_standard": Phrase("for nearly everything", "für fast alles"),
    "qualityFor_archive": Phrase("stereo, for archives and radio", "Stereo, für Archiv und Radio"),
    "perHour": Phrase("{size} an hour", "{size} je Stunde"),
    "fits": Phrase("room for {time}", "Platz für {time}"),
    "begin": Phrase("Begin recording", "Aufnahme beginnen"),
    "continueRecording": Phrase("Continue recording", "Weiter aufnehmen"),
    "beginning": Phrase("Beginning …", "Beginnt …"),
    "startOther": Phrase(
      "An interview is being recorded. Save or leave it first.",
      "Es wird gerade ein Interview aufgenommen. Speichern oder verlassen Sie es zuerst."),
    "startToRecording": Phrase("To that interview", "Zu diesem Interview"),
    "startBroken": Phrase(
      "This guide has errors and cannot be used like this. Mend these lines in its file:",
      "Dieser Leitfaden hat Fehler und kann so nicht benutzt werden. Beheben Sie diese Zeilen in der Datei:"),
    "newPart": Phrase(
      "The sound goes on in a new part, in the same quality.",
      "Der Ton geht in einem neuen Teil weiter, in derselben Qualität."),
    "moreChoices": Phrase("Title and quality", "Titel und Qualität"),
  ]
}
