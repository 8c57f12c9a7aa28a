/// How to reach a participant: what leads from the code to the person. Kept apart from the interviews.
package struct Contact: Hashable, Sendable, Codable {
  /// The participant's code, as interviews have it.
  package var participant: String
  /// The person's name.
  package var name: String
  /// A phone number.
  package var phone: String
  /// An e-mail address.
  package var mail: String
  /// Where the person lives.
  package var address: String
  /// Name of the stored consent form; empty when there is none.
  package var form: String

  /// Makes a contact.
  package init(
    participant: String, name: String = "", phone: String = "", mail: String = "", address: String = "",
    form: String = ""
  ) {
    (self.participant, self.name, self.phone) = (participant, name, phone)
    (self.mail, self.address, self.form) = (mail, address, form)
  }
}
