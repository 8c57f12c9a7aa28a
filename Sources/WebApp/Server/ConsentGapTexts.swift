import Interview

/// What participants did not agree to, in a sentence.
enum ConsentGapTexts {
  private static let gap = Phrase(
    "somebody in the chosen interviews did not agree that they are {what}",
    "Jemand aus den gewählten Interviews hat {what} nicht zugestimmt")

  /// Without a full stop; names every scope.
  static func sentence(_ scopes: [Consent.Scope], _ language: Language) -> String {
    let what = scopes.map { phrase($0)(language) }
    let or = Phrase(" or ", " oder ")(language)
    return gap.filled(["what": what.joined(separator: or)], language)
  }

  private static func phrase(_ scope: Consent.Scope) -> Phrase {
    switch scope {
    case .recording: Phrase("recorded", "der Aufnahme")
    case .transcription: Phrase("transcribed", "der Transkription")
    case .quotation: Phrase("quoted", "dem Zitieren")
    case .archive: Phrase("kept in an archive", "der Archivierung")
    case .sharing: Phrase("handed on", "der Weitergabe")
    }
  }
}
