/// Texts of how a participant is reached.
enum ReviewTextsOfContact {
  static let phrases: [String: Phrase] = [
    "contact": Phrase("Contact of the participant", "Kontakt der befragten Person"),
    "contactHint": Phrase(
      "Kept apart from the interview, under the participant’s code; in no export and no bundle.",
      "Getrennt vom Interview aufbewahrt, unter dem Code der Person; in keinem Export und keinem Bündel."),
    "contactName": Phrase("Name", "Name"),
    "contactPhone": Phrase("Phone", "Telefon"),
    "contactMail": Phrase("E-mail", "E-Mail"),
    "contactAddress": Phrase("Address", "Adresse"),
    "contactRemove": Phrase("Remove the contact", "Kontakt entfernen"),
    "contactRemoveSure": Phrase(
      "Really remove it, with the consent form? Touch again.",
      "Wirklich entfernen, mit dem Einwilligungsbogen? Noch einmal antippen."),
    "contactRemoved": Phrase("The contact is removed.", "Der Kontakt ist entfernt."),
    "contactSaved": Phrase("The contact is stored.", "Der Kontakt ist gespeichert."),
  ]
}
