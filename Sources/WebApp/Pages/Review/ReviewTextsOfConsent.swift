/// Texts of what a participant agreed to.
enum ReviewTextsOfConsent {
  static let phrases: [String: Phrase] = [
    "consent": Phrase("Agreed to", "Eingewilligt in"),
    "consentRecording": Phrase("recording", "Aufnahme"),
    "consentTranscription": Phrase("automatic transcription", "automatische Transkription"),
    "consentQuotation": Phrase("quotation", "Zitate"),
    "consentArchive": Phrase("archive", "Archivierung"),
    "consentSharing": Phrase("sharing with others", "Weitergabe an andere"),
    "consentHow": Phrase("How", "Wie"),
    "consentWhen": Phrase("When", "Wann"),
    "consentUnknown": Phrase("not stored", "nicht vermerkt"),
    "consentWritten": Phrase("in writing", "schriftlich"),
    "consentSpoken": Phrase("spoken", "mündlich"),
    "consentNone": Phrase("not yet", "noch nicht"),
    "despite": Phrase("All the same; it is noted", "Trotzdem; es wird vermerkt"),
    "didConsent": Phrase("Consent stored", "Einwilligung vermerkt"),
  ]
}
