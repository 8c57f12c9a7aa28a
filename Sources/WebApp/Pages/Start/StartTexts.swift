/// Texts of start.
enum StartTexts {
  static let phrases: [String: Phrase] = [:]
}
