import Foundation
import HTTPTypes
import Interview
import Interviewing
import Library
import Sitting
import Sound
import Timeline
import Vault
import WebServing
import Wording

/// The interviews this server conducts or lets people edit, each with one session, so that all pages see the same.
actor OpenInterviews {
  private let library: Library
  private let desk: any InterviewDesk
  private let exports: ExportWork
  private let survival: SurvivalKeeper
  private let notices: ToldNotices
  private var live: [String: LiveInterview] = [:]
  private var editing: [String: InterviewSession] = [:]
  private var endings: [String: Task<Void, Never>] = [:]
  private var documents: [String: Task<Void, Never>] = [:]

  /// Makes an empty list.
  init(
    library: Library, desk: any InterviewDesk, exports: ExportWork,
    survival: SurvivalKeeper = SurvivalKeeper(), notices: ToldNotices = ToldNotices()
  ) {
    self.library = library
    self.desk = desk
    self.exports = exports
    self.survival = survival
    self.notices = notices
  }

  /// The interview that is being recorded, if there is one.
  var recording: LiveInterview? {
    get async {
      for id in live.keys { if let running = await live(id) { return running } }
      return nil
    }
  }

  /// The interview with this identifier, if this server records it; one that was ended a moment ago and is being put
  /// away is recorded no more.
  func live(_ id: String) async -> LiveInterview? {
    guard let known = live[id], await !Self.isOver(known) else { return nil }
    return known
  }

  /// Whether an interview was ended a moment ago and its files are still being written.
  func isPuttingAway(_ id: String) async -> Bool {
    guard let known = live[id] else { return false }
    return await Self.isOver(known)
  }

  /// Whether the end is stored. Without that it goes on being live, so that its end can be tried once more.
  private static func isOver(_ interview: LiveInterview) async -> Bool {
    let state = await interview.session.state
    switch state.interview.events.last?.body.payload {
    case is EventBody.Saved, is EventBody.Left: return state.sounding == .ended
    default: return false
    }
  }

  /// Begins a new interview.
  func begin(_ wish: RecordingWish) async throws -> LiveInterview {
    try await refuseSecond()
    let begun = try await desk.begin(wish)
    watch(begun)
    return begun
  }

  /// Goes on with an interview.
  func reopen(
    _ id: String, microphone: String, mirror: String? = nil, consent: ConsentAtStart = .init()
  ) async throws -> LiveInterview {
    if let already = await live(id) { return already }
    try await refuseSecond()
    await endEditing(id)
    let begun = try await desk.reopen(id, microphone: microphone, mirror: mirror, consent: consent)
    watch(begun)
    return begun
  }

  /// Takes over a recording that went on by itself.
  func take(_ recording: LiveInterview) { watch(recording) }

  /// Notes where the recording is on its sound, should its process die: so that it can be told what is missing. Not while the
  /// sound stands still.
  func noteAnchor() async {
    guard let recording = await recording else { return }
    let session = recording.session
    let moment = MonotonicTime.now()
    guard await session.state.sounding == .recording else { return }
    let frame = await session.frame(at: moment)
    survival.change { survival in
      guard survival.recording?.interview == session.id else { return }
      if let last = survival.recording?.anchor, last.frame >= frame { return }
      survival.recording?.anchor = KeptRecording.Anchor(frame: frame, moment: moment)
    }
  }

  /// The session that takes commands for an interview: the live one, else one without sound for editing. Waits while
  /// the interview is being put away, so that what arrives just then is taken in and not refused.
  ///
  /// - Throws: `WebError` when there is no such interview.
  func session(_ id: String) async throws -> InterviewSession {
    if let running = await live(id) { return running.session }
    await endings[id]?.value
    if let reopened = await live(id) { return reopened.session }
    if let open = editing[id] { return open }
    let session: InterviewSession
    do {
      let interview = try library.interview(id)
      try library.refuseWhileRecording(id)
      session = try .editing(interview: interview, journal: library, device: desk.computer)
    } catch let error as LibraryError where error.code == .unknown {
      throw WebError.noInterview
    } catch let error as LibraryError where error.code == .inUse {
      throw WebError(status: .conflict, "in-use", error.sentence, hint: error.advice)
    } catch let error as SessionError {
      throw WebError(refusing: error)
    }
    editing[id] = session
    return session
  }

  /// Ends editing, because the interview goes on being recorded or was deleted; its document is written.
  func endEditing(_ id: String) async {
    await endings[id]?.value
    guard let session = editing.removeValue(forKey: id) else { return }
    await session.endEditing()
    if let waiting = documents.removeValue(forKey: id) {
      waiting.cancel()
      _ = try? library.writeDocument(id)
    }
  }

  /// Ends editing everywhere, because the library is locked; what was edited is written down.
  func forgetEdited() async { for id in editing.keys { await endEditing(id) } }

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
    await exports.finish()
  }

  private func refuseSecond() async throws {
    // one that was ended a moment ago still holds the recorder's lock
    for id in live.keys where await isPuttingAway(id) { await endings[id]?.value }
    guard live.isEmpty else {
      throw WebError(
        status: .conflict, "recording", "another interview is being recorded",
        hint: "save or leave that interview first")
    }
  }

  /// Waits for the end of the session, then puts the interview away. Its files for other programs are written while it
  /// can be edited already.
  private func watch(_ interview: LiveInterview) {
    let id = interview.session.id
    live[id] = interview
    survive(interview)
    notices.add(interview.notices, beginning: id)
    endings[id] = Task { [library, desk, exports, notices] in
      for await _ in await interview.session.states() {}
      do {
        let end = await desk.finish(interview)
        notices.add(end.notices)
        if let problem = end.problem { throw problem }
        if await interview.session.state.interview.status == .saved {
          // a locked one was written down by the desk, with the key that goes now
          if library.isLocked {
            _ = try await Blocking.run { try library.backUpDatabase() }
          } else {
            await exports.writeUsual(id)
          }
        }
      } catch {
        await exports.couldNotBegin(id, error)
      }
      self.ended(id)
    }
  }

  /// From now on the recording outlives this process.
  private func survive(_ interview: LiveInterview) {
    guard let source = interview.source else { return }
    let id = interview.session.id
    let key = (try? library.key(of: id))?.identity.text
    survival.change { $0.recording = KeptRecording(interview: id, source: source, key: key) }
    Task { await noteAnchor() }
  }

  private func ended(_ id: String) {
    live[id] = nil
    endings[id] = nil
    notices.forget(beginning: id)
    survival.change { if $0.recording?.interview == id { $0.recording = nil } }
    // its key was held while it was recorded
    if library.isLocked { library.lock() }
    // one that was interrupted before had to wait for the end of this one
    Task { [desk, notices] in notices.add(await desk.recover()) }
  }
}
