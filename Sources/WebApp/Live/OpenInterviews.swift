import Foundation
import HTTPTypes
import Interview
import Interviewing
import Library
import Sound

/// The interviews this server conducts or lets people edit, each with one session, so that all pages see the same.
actor OpenInterviews {
  private let library: Library
  private let desk: any InterviewDesk
  private var live: [String: LiveInterview] = [:]
  private var editing: [String: InterviewSession] = [:]
  private var endings: [String: Task<Void, Never>] = [:]
  private(set) var lastProblem: [String: String] = [:]

  /// Makes an empty list.
  init(library: Library, desk: any InterviewDesk) {
    self.library = library
    self.desk = desk
  }

  /// The interview that is being recorded, if there is one.
  var recording: LiveInterview? { live.values.first }

  /// The interview with this identifier, if this server records it.
  func live(_ id: String) -> LiveInterview? { live[id] }

  /// Begins a new interview.
  func begin(_ wish: RecordingWish) async throws -> LiveInterview {
    try refuseSecond()
    let begun = try await desk.begin(wish)
    watch(begun)
    return begun
  }

  /// Goes on with an interview.
  func reopen(_ id: String, microphone: String) async throws -> LiveInterview {
    if let already = live[id] { return already }
    try refuseSecond()
    let begun = try await desk.reopen(id, microphone: microphone)
    editing[id] = nil
    watch(begun)
    return begun
  }

  /// The session that takes commands for an interview: the live one, else one without sound for editing.
  ///
  /// - Throws: `WebError` when there is no such interview.
  func session(_ id: String) async throws -> InterviewSession {
    if let live = live[id] { return live.session }
    await endings[id]?.value
    if let open = editing[id] { return open }
    guard let interview = try? library.interview(id) else { throw WebError.noInterview }
    guard
      let session = try? InterviewSession.editing(
        interview: interview, journal: library, device: desk.computer)
    else { throw WebError.noInterview }
    editing[id] = session
    return session
  }

  /// Forgets a session for editing, because its interview was deleted.
  func forget(_ id: String) { editing[id] = nil }

  /// Leaves every live interview open, when the server stops.
  func leaveAll() async {
    for interview in live.values { _ = try? await interview.session.perform(.leave) }
    for ending in endings.values { await ending.value }
  }

  private func refuseSecond() throws {
    guard live.isEmpty else {
      throw WebError(
        status: .conflict, "recording", "another interview is being recorded",
        hint: "save or leave that interview first")
    }
  }

  /// Waits for the end of the session, then writes what the interview leaves behind.
  private func watch(_ interview: LiveInterview) {
    let id = interview.session.id
    live[id] = interview
    lastProblem[id] = nil
    endings[id] = Task { [desk] in
      for await _ in await interview.session.states() {}
      var problem: String?
      do { try await desk.finish(interview) } catch { problem = "\(error)" }
      self.ended(id, problem)
    }
  }

  private func ended(_ id: String, _ problem: String?) {
    live[id] = nil
    endings[id] = nil
    lastProblem[id] = problem
  }
}
