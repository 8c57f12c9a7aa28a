import Foundation

/// Why a question has no answer. The codes are those of the data files: -9...-6, one missing range in SPSS, and -5, the
/// single value that SPSS allows beside a range.
package enum MissingReason: String, Sendable, Codable, CaseIterable {
  /// Asked, but passed over.
  case skipped
  /// The interviewee does not know.
  case dontKnow
  /// The interviewee would rather not say.
  case refused
  /// The question does not concern the interviewee.
  case notApplicable
  /// The interview ended before it was asked.
  case notReached

  /// The code in data files.
  package var code: Int {
    switch self {
    case .skipped: -9
    case .dontKnow: -8
    case .refused: -7
    case .notApplicable: -6
    case .notReached: -5
    }
  }

  /// The word used in command files and JSON: `skipped`, `dont-know`, `refused`, `not-applicable`,
  /// `not-reached`.
  package var word: String {
    switch self {
    case .skipped: "skipped"
    case .dontKnow: "dont-know"
    case .refused: "refused"
    case .notApplicable: "not-applicable"
    case .notReached: "not-reached"
    }
  }

  /// Reads a word, a code (`-8`) or the plain spelling (`don't know`).
  package init?(word: String) {
    let plain = word.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "-" }
    guard
      let reason = Self.allCases.first(where: {
        plain == $0.word || plain == String($0.code)
          || plain.replacing("-", with: "") == $0.word.replacing("-", with: "")
      })
    else { return nil }
    self = reason
  }
}
