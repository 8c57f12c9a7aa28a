/// Texts of respond.
enum RespondTexts {
  static let phrases: [String: Phrase] = [:]
}
