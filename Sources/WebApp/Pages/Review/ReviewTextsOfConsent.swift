import Wording

/// Texts of what a participant agreed to.
enum ReviewTextsOfConsent {
  static let phrases: [String: Sentence] = [
    "consent": "Agreed to",
    "consentRecording": "recording",
    "consentTranscription": "automatic transcription",
    "consentQuotation": "quotation",
    "consentArchive": "archive",
    "consentSharing": "sharing with others",
    "consentHow": "How",
    "consentWhen": "When",
    "consentUnknown": "not stored",
    "consentLost":
      "A damaged file has lost what was agreed to. Look it up and note it again; until then nothing is passed on.",
    "consentWritten": "in writing",
    "consentSpoken": "spoken",
    "consentNone": "not yet",
    "despite": "Go ahead anyway (this is noted)",
    "didConsent": "Consent stored",
  ]
}
