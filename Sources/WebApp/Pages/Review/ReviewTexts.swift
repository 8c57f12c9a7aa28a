/// Texts of review.
enum ReviewTexts {
  static let phrases: [String: Phrase] = [:]
}
