/// Texts of lead.
enum AnalysisPageTexts {
  static let phrases: [String: Phrase] = [:]
}
