import Wording

/// Texts of how a participant is reached.
enum ReviewTextsOfContact {
  static let phrases: [String: Sentence] = [
    "contact": "Contact of the participant",
    "contactHint": "Kept apart from the interview, under the participant’s code; in no export and no bundle.",
    "contactName": "Name",
    "contactPhone": "Phone",
    "contactMail": "E-mail",
    "contactAddress": "Address",
    "contactRemove": "Remove the contact",
    "contactRemoveSure": "Really remove it, with the consent form? Touch again.",
    "contactRemoved": "The contact is removed.",
    "contactSaved": "The contact is stored.",
  ]
}
