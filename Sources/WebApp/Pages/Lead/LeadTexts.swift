/// Texts of lead.
enum LeadTexts {
  static let phrases: [String: Phrase] = [:]
}
