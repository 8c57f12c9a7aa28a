import Interview
import Library

/// What participants did not agree to, in a sentence.
enum ConsentGapTexts {
  private static let one = Phrase(
    "the participant did not agree to {what}", "Die befragte Person hat {what} nicht zugestimmt")
  private static let many = Phrase(
    "somebody in these interviews did not agree to {what}",
    "Jemand in diesen Interviews hat {what} nicht zugestimmt")

  /// Without a full stop; names every scope.
  static func sentence(_ gap: ConsentGap, _ language: Language) -> String {
    let what = gap.scopes.map { phrase($0)(language) }.joined(separator: Phrase(" or ", " oder ")(language))
    return (gap.interviews.count == 1 ? one : many).filled(["what": what], language)
  }

  private static func phrase(_ scope: Consent.Scope) -> Phrase {
    switch scope {
    case .recording: Phrase("being recorded", "der Aufnahme")
    case .transcription: Phrase("transcription", "der Transkription")
    case .quotation: Phrase("quotation", "dem Zitieren")
    case .archive: Phrase("being kept in an archive", "der Archivierung")
    case .sharing: Phrase("this being handed on", "der Weitergabe")
    }
  }
}
