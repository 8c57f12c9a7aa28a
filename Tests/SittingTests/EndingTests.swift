import Foundation
import Interview
import Interviewing
import Library
import Sound
import Testing
import Timeline

@testable import Sitting

@Suite("Ending and recovering a sitting")
struct EndingTests {
  private let held: Held

  init() throws { held = try Held() }

  @Test("the end writes the document, lets go of the lock, and tells of a copy that is not whole")
  func end() async throws {
    let copies = held.folder.appending(path: "Copies", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
    let preparation = try SittingPreparation(held.plan { $0.mirror = copies.path }, in: held.store)
    let live = try await held.live(preparation)
    #expect(live.notices == [.sameMedium(mirror: copies.path)])
    #expect(throws: LibraryError.self) { try held.store.lockForRecording() }
    try await live.session.perform(.save)
    let end = await Sittings(held.store).end(live)
    let folder = try #require(live.mirror?.folder.path)
    #expect(end.problem == nil && end.interview.status == .saved)
    #expect(end.notices == [.copyNotWhole(folder: folder)])
    let document = preparation.configuration.folder.appending(path: "interview.json")
    #expect(FileManager.default.fileExists(atPath: document.path))
    try held.store.lockForRecording().release()
  }

  @Test("a document that cannot be written is the problem of the end, and the interview is safe")
  func problem() async throws {
    let preparation = try SittingPreparation(held.plan(), in: held.store)
    let live = try await held.live(preparation)
    try await live.session.perform(.save)
    let document = preparation.configuration.folder.appending(path: "interview.json")
    try? FileManager.default.removeItem(at: document)
    try FileManager.default.createDirectory(
      at: document.appending(path: "in the way"), withIntermediateDirectories: true)
    let end = await Sittings(held.store).end(live)
    #expect(end.problem != nil && end.interview.status == .saved)
    #expect(try held.store.interview(live.session.id).status == .saved)
    try held.store.lockForRecording().release()
  }

  @Test("a recorder that died is recovered once, with its sound, and the interview says so")
  func recovered() async throws {
    let preparation = try SittingPreparation(held.plan(), participant: "P-07", in: held.store)
    let live = try await held.live(preparation)
    for await state in await live.session.states() where !state.interview.parts.isEmpty { break }
    try held.brokenPart(2, in: preparation.configuration.folder)
    #expect(Recovery.recoverIfIdle(in: held.store).isEmpty, "nothing is touched while it is recorded")
    (live.lock as? RecordingHold)?.release()
    let id = live.session.id
    #expect(
      Recovery.recoverIfIdle(in: held.store) == [
        .recovered(length: "00:00:02", participant: "P-07", interview: id)
      ])
    #expect(Recovery.recoverIfIdle(in: held.store).isEmpty, "a second time finds nothing to do")
    let interview = try held.store.interview(id)
    #expect(interview.parts.map(\.frames) == [96_000] && interview.interruption != nil)
    let plan = try held.plan(.again(interview, #require(interview.beginning)))
    let next = try SittingPreparation(plan, in: held.store)
    #expect(!next.isNew && next.configuration.firstFrame == Frame(96_000))
    #expect(
      next.configuration.firstPartNumber == 2 && next.configuration.digests.keys.sorted() == ["part-001.wav"])
  }
}
