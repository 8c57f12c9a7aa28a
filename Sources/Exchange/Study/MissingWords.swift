import Guide
import Wording

/// What the reasons for having no answer are called in exports.
enum MissingWords {
  /// In codebooks and statistics files, in the language of the guide.
  static func word(_ reason: MissingReason, in language: String) -> String {
    let word = reason == .notReached ? Sentence("not reached", named: "codebookNotReached") : sentence(reason)
    return word.said(in: language)
  }

  /// In transcripts and reports.
  static func sentence(_ reason: MissingReason) -> Sentence {
    switch reason {
    case .skipped: "skipped"
    case .dontKnow: "don't know"
    case .refused: "refused"
    case .notApplicable: "not applicable"
    case .notReached: "not reached"
    }
  }
}
