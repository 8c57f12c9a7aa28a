/// Texts of consent before an interview; what can be agreed to is called as in review.
enum StartTextsOfConsent {
  static let phrases: [String: Phrase] = [
    "startConsent": Phrase("Consent", "Einwilligung"),
    "startConsentSpoken": Phrase(
      "spoken, on the recording", "mündlich, auf der Aufnahme"),
    "startConsentTo": Phrase("What was agreed to", "Worin eingewilligt wurde"),
    "startConsentAll": Phrase("All of it", "Alles"),
    "consentMark": Phrase("Consent", "Einwilligung"),
    "consentOpen": Phrase(
      "No consent to recording is noted yet. Ask for it first: the recording then begins with it, as its first mark.",
      "Noch ist keine Einwilligung in die Aufnahme vermerkt. Fragen Sie zuerst danach: Die Aufnahme beginnt dann damit, als erste Marke."
    ),
    "consentFirst": Phrase("Record the consent first", "Einwilligung zuerst aufnehmen"),
    "consentLater": Phrase("Begin without noting it", "Ohne Vermerk beginnen"),
  ]
}
