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
  private let settings: SettingsStore
  private var live: [String: LiveInterview] = [:]
  private var editing: [String: InterviewSession] = [:]
  private var endings: [String: Task<Void, Never>] = [:]
  private var documents: [String: Task<Void, Never>] = [:]
  private(set) var lastProblem: [String: String] = [:]

  /// Makes an empty list.
  init(library: Library, desk: any InterviewDesk, settings: SettingsStore) {
    self.library = library
    self.desk = desk
    self.settings = settings
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
    await endEditing(id)
    let begun = try await desk.reopen(id, microphone: microphone)
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
    let session: InterviewSession
    do {
      try library.refuseWhileRecording(id)
      session = try .editing(interview: interview, journal: library, device: desk.computer)
    } catch let error as LibraryError {
      throw WebError(status: .conflict, "in-use", error.message, hint: error.hint)
    } catch {
      throw WebError(status: .conflict, "not-begun", "\(error)")
    }
    editing[id] = session
    return session
  }

  /// Ends editing, because the interview goes on being recorded or was deleted; its document is written.
  func endEditing(_ id: String) async {
    guard let session = editing.removeValue(forKey: id) else { return }
    await session.endEditing()
    if let waiting = documents.removeValue(forKey: id) {
      waiting.cancel()
      _ = try? library.writeDocument(id)
    }
  }

  /// Notes that something may have been changed in an interview nobody records: its `interview.json` is written when
  /// it has been quiet for two seconds.
  func wasEdited(_ id: String) {
    guard editing[id] != nil else { return }
    documents[id]?.cancel()
    documents[id] = Task { [library] in
      guard (try? await Task.sleep(for: .seconds(2))) != nil else { return }
      _ = try? await Blocking.run { try library.writeDocument(id) }
      self.wroteDocument(id)
    }
  }

  private func wroteDocument(_ id: String) { documents[id] = nil }

  /// Leaves every live interview open, when the server stops.
  func leaveAll() async {
    for interview in live.values { _ = try? await interview.session.perform(.leave) }
    for ending in endings.values { await ending.value }
    for id in editing.keys { await endEditing(id) }
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
    endings[id] = Task { [desk, settings] in
      for await _ in await interview.session.states() {}
      var problem: String?
      do { try await desk.finish(interview, exports: settings.current.exportFormats) } catch {
        problem = "\(error)"
      }
      self.ended(id, problem)
    }
  }

  private func ended(_ id: String, _ problem: String?) {
    live[id] = nil
    endings[id] = nil
    lastProblem[id] = problem
  }
}
