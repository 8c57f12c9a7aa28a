import Library
import WebServing

/// What `ParticipantCode` says of a code, in the language of the page.
struct CodeVerdict: Sendable, Encodable {
  /// Whether the code cannot be used.
  let isRefused: Bool
  /// What to say, if anything.
  let sentence: String?

  init(_ code: String, _ language: Language) {
    switch ParticipantCode.check(code) {
    case .fine: (isRefused, sentence) = (false, nil)
    case .warning: (isRefused, sentence) = (false, Texts.text("codeIsName", language, ["code": code]))
    case .refusal: (isRefused, sentence) = (true, Texts.text("codeRefused", language))
    }
  }
}
