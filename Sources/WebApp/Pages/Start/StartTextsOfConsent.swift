import Wording

/// Texts of consent before an interview; what can be agreed to is called as in review.
enum StartTextsOfConsent {
  static let phrases: [String: Sentence] = [
    "startConsent": "Consent",
    "startConsentSpoken": "spoken, on the recording",
    "startConsentTo": "What was agreed to",
    "startConsentAll": "All of it",
    "consentMark": "Consent",
    "consentOpen":
      "No consent to recording is noted yet. Ask for it first: the recording then begins with it, as its first mark.",
    "consentFirst": "Record the consent first",
    "consentLater": "Begin without noting it",
  ]
}
