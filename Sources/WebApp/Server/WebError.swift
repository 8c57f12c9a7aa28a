import Foundation
import HTTPTypes
import Hummingbird
import Interviewing
import Library

/// A request that could not be done: a code for programs, a sentence for people, a hint what to do.
struct WebError: Error, Sendable {
  let status: HTTPResponse.Status
  /// Stable, in lower case; pages translate by it.
  let code: String
  /// One sentence without a full stop.
  let message: String
  /// What to do.
  let hint: String?
  /// What a session refused, if that is it: said with what it is about in every language.
  let refusal: Refusal?
  /// What participants did not agree to, if that is it.
  let gap: ConsentGap?

  init(
    status: HTTPResponse.Status, _ code: String, _ message: String, hint: String? = nil,
    refusal: Refusal? = nil, gap: ConsentGap? = nil
  ) {
    self.status = status
    self.code = code
    self.message = message
    self.hint = hint
    self.refusal = refusal
    self.gap = gap
  }

  /// What a session refused.
  init(refusing error: SessionError, hint: String? = nil) {
    self.init(
      status: .conflict, error.refusal.key, error.message, hint: hint,
      refusal: error.refusal)
  }

  static let stranger = WebError(
    status: .unauthorized, "stranger", "Leitfaden was started anew, or this browser was not let in",
    hint: "open the address that leitfaden serve printed")
  static let forbidden = WebError(status: .forbidden, "forbidden", "this is not for the person who answers")
  static let noInterview = WebError(
    status: .notFound, "no-interview", "there is no such interview (any more)",
    hint: "the list of all interviews is on the first page")

  private struct Body: Encodable {
    var error, message: String
    var hint: String?
  }

  /// The answer as JSON.
  var response: Response {
    JSONBody.response(Body(error: code, message: message, hint: hint), status: status)
  }
}
