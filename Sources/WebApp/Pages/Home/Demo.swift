import Library

/// The interview with which a new library can be tried.
enum Demo {
  /// The participant's code of demonstration interviews.
  static let participant = "DEMO"
  /// Identifier of the guide they follow.
  static let guide = "working-days"

  /// Whether this is the demonstration interview.
  static func isDemo(_ summary: InterviewSummary) -> Bool {
    summary.participant == participant && summary.guide == guide
  }
}
