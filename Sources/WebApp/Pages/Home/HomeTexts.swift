/// Texts of home.
enum HomeTexts {
  static let phrases: [String: Phrase] = [:]
}
