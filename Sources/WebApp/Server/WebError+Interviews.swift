import HTTPTypes
import Interviewing
import WebServing
import Wording

extension WebError {
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
}
