import HTTPTypes
import WebServing
import Wording

/// A page that says what went wrong and leads on.
struct ErrorPage: Sendable {
  let sentence: String
  let advice: String?
  /// Whether the same address may work in a moment.
  let mayPass: Bool
  /// Whether there is a first page to go to.
  let hasHome: Bool

  init(_ error: WebError, _ language: Language) {
    sentence = Self.sentence(error.sentence.said(in: language))
    advice = error.advice.map { Self.sentence($0.said(in: language)) }
    mayPass = error.status == .serviceUnavailable
    hasHome = error.status != .misdirectedRequest
  }

  /// Everything in one line.
  var whole: String { [sentence, advice].compactMap(\.self).joined(separator: " ") }

  /// As a sentence stands on a page: a capital in front, a full stop behind.
  static func sentence(_ text: String) -> String {
    let whole = text.prefix(1).uppercased() + text.dropFirst()
    return whole.last.map { ".!?)".contains($0) } == true ? whole : whole + "."
  }
}
