import Guide

/// What the reasons for having no answer are called in codebooks and statistics files, in the language of the guide.
enum MissingWords {
  static func word(_ reason: MissingReason, in language: String) -> String {
    let isGerman = language.lowercased().hasPrefix("de")
    return switch reason {
    case .skipped: isGerman ? "übersprungen" : "skipped"
    case .dontKnow: isGerman ? "weiß nicht" : "don't know"
    case .refused: isGerman ? "verweigert" : "refused"
    case .notApplicable: isGerman ? "trifft nicht zu" : "not applicable"
    case .notReached: isGerman ? "nicht erreicht" : "not reached"
    }
  }
}
