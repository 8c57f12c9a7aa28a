import Interview
import Library

/// What participants did not agree to, in a sentence.
enum ConsentGapTexts {
  private static let one = Phrase(
    "the participant did not agree to {what}", "Die befragte Person hat {what} nicht zugestimmt")
  private static let many = Phrase(
    "somebody in these interviews did not agree to {what}",
    "Jemand in diesen Interviews hat {what} nicht zugestimmt")

  private static let lostOfOne = Phrase(
    "a damaged file has lost what the participant agreed to; note it again",
    "Durch eine beschädigte Datei ist verloren, worin die befragte Person eingewilligt hat; vermerken Sie es neu"
  )
  private static let lostOfSome = Phrase(
    "a damaged file has lost what somebody in these interviews agreed to; note it again",
    "Durch eine beschädigte Datei ist verloren, worin jemand in diesen Interviews eingewilligt hat; vermerken Sie es neu"
  )
  private static let both = Phrase(
    "{refused}, and {lost}", "{refused}. {lost}")

  /// Without a full stop; names every scope.
  static func sentence(_ gap: ConsentGap, _ language: Language) -> String {
    let what = gap.scopes.map { phrase($0)(language) }.joined(separator: Phrase(" or ", " oder ")(language))
    let refused = (gap.interviews.count == 1 ? one : many).filled(["what": what], language)
    guard !gap.lost.isEmpty else { return refused }
    let lost = (gap.interviews.count == 1 ? lostOfOne : lostOfSome)(language)
    guard gap.lost.count < gap.interviews.count else { return lost }
    return both.filled(["refused": refused, "lost": lost], language)
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
