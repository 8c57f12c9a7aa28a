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
    "consentLost": Phrase(
      "A damaged file has lost what was agreed to. Look it up and note it again; until then nothing is passed on.",
      "Durch eine beschädigte Datei ist verloren, worin eingewilligt wurde. Sehen Sie nach, und vermerken Sie es neu; bis dahin wird nichts weitergegeben."
    ),
    "consentWritten": Phrase("in writing", "schriftlich"),
    "consentSpoken": Phrase("spoken", "mündlich"),
    "consentNone": Phrase("not yet", "noch nicht"),
    "despite": Phrase("All the same; it is noted", "Trotzdem; es wird vermerkt"),
    "didConsent": Phrase("Consent stored", "Einwilligung vermerkt"),
  ]
}
