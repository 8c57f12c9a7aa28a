import Interview
import Interviewing

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
    interview = try await app.interviews.session(id).state.interview
  }
}
