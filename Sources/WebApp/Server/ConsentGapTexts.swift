import Interview
import Library
import Wording

/// What participants did not agree to, in a sentence.
enum ConsentGapTexts {
  /// Without a full stop; names every scope.
  static func sentence(_ gap: ConsentGap) -> Sentence {
    let isOne = gap.interviews.count == 1
    let what = alternatives(gap.scopes.map(refused))
    let refused: Sentence =
      isOne
      ? "the participant did not agree to \(what)" : "somebody in these interviews did not agree to \(what)"
    guard !gap.lost.isEmpty else { return refused }
    let lost: Sentence =
      isOne
      ? "a damaged file has lost what the participant agreed to; note it again"
      : "a damaged file has lost what somebody in these interviews agreed to; note it again"
    guard gap.lost.count < gap.interviews.count else { return lost }
    return "\(refused), and \(lost)"
  }

  private static func alternatives(_ scopes: [Sentence]) -> Sentence {
    guard let first = scopes.first else { return "" }
    return scopes.dropFirst().reduce(first) { "\($0) or \($1)" }
  }

  private static func refused(_ scope: Consent.Scope) -> Sentence {
    switch scope {
    case .recording: "being recorded"
    case .transcription: "transcription"
    case .quotation: Sentence("quotation", named: "refusedQuotation")
    case .archive: "being kept in an archive"
    case .sharing: "this being passed on"
    }
  }
}
