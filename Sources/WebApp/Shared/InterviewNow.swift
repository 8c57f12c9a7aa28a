import Interview
import Interviewing
import Library
import WebServing

/// An interview as it is at this moment, whoever records or edits it.
struct InterviewNow: Sendable {
  let interview: Interview
  /// Whether this server records it right now.
  let isRecording: Bool

  /// Looks at the session of the interview.
  ///
  /// - Throws: `WebError` when there is no such interview.
  init(_ id: String, _ app: WebServices) async throws {
    let live = await app.interviews.live(id)
    isRecording = live != nil
    if await app.interviews.isPuttingAway(id) {
      // all of it is stored; its exports may take long, and nobody should wait for them to listen
      let library = app.library
      interview = try await Blocking.run { try library.interview(id) }
    } else {
      interview = try await app.interviews.session(id).state.interview
    }
  }
}
