import Foundation
import HTTPTypes
import Hummingbird
import Interviewing
import Library
import Wording

/// A request that could not be done: a code for programs, a sentence for people, a hint what to do.
struct WebError: Error, Sendable {
  let status: HTTPResponse.Status
  /// Stable, in lower case; pages branch on it.
  let code: String
  /// One sentence without a full stop.
  let sentence: Sentence
  /// What to do.
  let advice: Sentence?
  /// What participants did not agree to, if that is it.
  let gap: ConsentGap?

  init(
    status: HTTPResponse.Status, _ code: String, _ sentence: Sentence, hint: Sentence? = nil,
    gap: ConsentGap? = nil
  ) {
    self.status = status
    self.code = code
    self.sentence = sentence
    advice = hint
    self.gap = gap
  }

  /// What a session refused.
  init(refusing error: SessionError, hint: Sentence? = nil) {
    self.init(status: .conflict, error.refusal.key, error.sentence, hint: hint)
  }

  static let stranger = WebError(
    status: .unauthorized, "stranger", "Leitfaden was restarted, or this browser has not been let in",
    hint: "open the address that leitfaden serve printed")
  static let forbidden = WebError(status: .forbidden, "forbidden", "this is not for the person who answers")
  static let noInterview = WebError(
    status: .notFound, "no-interview", "there is no such interview (any more)",
    hint: "all interviews are on the first page, deleted ones in the bin")

  private struct Body: Encodable {
    var error, message: String
    var hint: String?
  }

  /// The answer as JSON, in the language of the page.
  func response(in language: Language) -> Response {
    let body = Body(
      error: code, message: sentence.said(in: language), hint: advice?.said(in: language))
    return JSONBody.response(body, status: status)
  }
}
