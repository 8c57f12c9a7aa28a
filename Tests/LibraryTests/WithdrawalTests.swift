import Foundation
import GRDB
import Guide
import Interview
import Testing
import Vault

@testable import Library

@Suite("Withdrawal")
struct WithdrawalTests {
  /// Everything that was said, written or known of the participant bears this word.
  static let canary = "Zaunkoenig"
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func open(sealed: Bool) throws -> Library {
    if sealed, try Library.keys(at: scratch.url) == nil {
      _ = try Library.seal(at: scratch.url, passphrase: SealedLibraryTests.passphrase)
    }
    let library = try scratch.open()
    try library.keys?.unlock(SealedLibraryTests.passphrase)
    return library
  }

  /// An interview with the canary in title, note, answer, names, sound, export, photo and contact.
  private func record(into library: Library, participant: String = "P-07", word: String = canary) throws
    -> InterviewFolder
  {
    let folder = try library.createInterview(guide: Sample.guide, participant: participant, title: word)
    try library.commit(Sample.talk(folder))
    let count = Int64(Sample.talk(folder).count)
    try library.commit(
      Sample.events(
        folder.id,
        [
          .noteBegun(question: nil), .noteText(note: "\(folder.id)-e\(count + 1)", text: word),
          .answered(question: "advice", value: .text(word), mode: .interviewer),
          .edited(EventBody.Metadata(title: word, participant: participant, place: word, persons: word)),
        ], from: count + 1))
    try library.writeDocument(folder.id)
    for path in ["part-001.wav", "export/table.csv", "files/photo.jpg"] {
      let file = folder.url.appending(path: path)
      try Files.makeDirectories(file.deletingLastPathComponent())
      try Data("RIFF \(word)".utf8).write(to: file)
    }
    try library.set(Contact(participant: participant, name: word, phone: word))
    return folder
  }

  private func findings(_ word: String = canary) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: scratch.url.path).filter { path in
      path.contains(word)
        || FileManager.default.contents(atPath: scratch.url.appending(path: path).path)?
          .range(of: Data(word.utf8)) != nil
    }
  }

  @Test(
    "nothing of a withdrawn interview is left in any file of the library, and others stay",
    arguments: [false, true])
  func canaries(isSealed: Bool) throws {
    let library = try open(sealed: isSealed)
    let other = try record(into: library, participant: "P-08", word: "Rotkehlchen")
    let folder = try record(into: library)
    if !isSealed { #expect(try library.search(Self.canary).isEmpty == false) }
    // what a rebuild and a download leave behind
    try FileManager.default.copyItem(
      at: scratch.url.appending(path: "library.sqlite"),
      to: scratch.url.appending(path: "library.sqlite.old-2026-11-21_10-00-00"))
    try Files.makeDirectories(scratch.url.appending(path: ".downloads"))
    try Data(Self.canary.utf8).write(to: scratch.url.appending(path: ".downloads/one.zip"))
    try library.backUpDatabase()
    #expect(try findings().isEmpty == false)
    let departure = Departure(
      .export, formats: ["csv"], withNames: true, withText: true, place: "/media/stick")
    try library.note(.left, [folder.id, other.id], departure: departure)
    let done = try library.withdraw(folder.id)
    #expect(done.ledger.map(\.departure) == [departure] && done.removedDatabases.count == 1)
    #expect(try findings() == [])
    #expect(try library.list().map(\.id) == [other.id] && library.search(Self.canary).isEmpty)
    #expect(try library.contacts().map(\.participant) == ["P-08"])
    #expect(try library.interview(other.id).title == "Rotkehlchen")
    try library.close()
    #expect(try findings() == [])
    // the tombstone stays: identifier, time, reason
    let audit = try scratch.open().audit()
    let stone = try #require(audit.entries.first { $0.action == "withdrawn" })
    #expect(stone.interviews == [folder.id] && stone.code == "participant" && audit.problems == [])
  }

  @Test("an interview in the bin is withdrawn too, also twice", arguments: [false, true])
  func bin(isSealed: Bool) throws {
    let library = try open(sealed: isSealed)
    let folder = try record(into: library)
    try library.delete(folder.id)
    _ = try library.withdraw(folder.id, reason: "relative")
    #expect(try findings() == [] && Files.names(in: scratch.url.appending(path: "trash")) == [])
    _ = try library.withdraw(folder.id)
    #expect(library.audit().entries.filter { $0.action == "withdrawn" }.map(\.code) == ["relative"])
  }

  @Test("after an interruption at any step, a second try leaves nothing", arguments: [1, 2, 3])
  func interrupted(step: Int) throws {
    let library = try open(sealed: true)
    let folder = try record(into: library)
    try library.note(.withdrawn, [folder.id])
    if step >= 1 {
      try FileManager.default.removeItem(at: folder.url.appending(path: KeyRing.interviewKeyName))
      library.keys?.forget(folder.url)
    }
    if step >= 2 { try FileManager.default.removeItem(at: folder.url) }
    if step >= 3 { try library.write { try $0.execute(sql: "DELETE FROM interview") } }
    _ = try library.withdraw(folder.id)
    #expect(try library.list().isEmpty)
    #expect(try findings(folder.id).allSatisfy { ["audit.log"].contains($0) })
  }

  @Test("a withdrawn interview does not come back with a bundle")
  func bundle() throws {
    let library = try open(sealed: false)
    let folder = try record(into: library)
    let file = scratch.folder.appending(path: "one.tar")
    _ = try library.makeBundle(of: [folder.id], to: file, seal: .plain, program: "test")
    _ = try library.withdraw(folder.id)
    let outcome = try library.takeIn(try OpenedBundle(file, openers: []))
    guard case .refused = outcome.first else { return #expect(Bool(false), "\(outcome)") }
    #expect(try findings() == [])
  }

  @Test("a contact stays as long as another interview has its participant")
  func sharedContact() throws {
    let library = try open(sealed: false)
    let (one, two) = (try record(into: library), try record(into: library))
    _ = try library.withdraw(one.id)
    #expect(try library.contact("p-07")?.name == Self.canary)
    _ = try library.withdraw(two.id)
    #expect(try library.contacts() == [] && findings() == [])
  }

  @Test("what is unknown, being recorded, or has a reason that could name somebody is refused")
  func refusals() throws {
    let library = try open(sealed: false)
    let folder = try record(into: library)
    #expect(throws: LibraryError.noInterview("nothing")) { try library.withdraw("nothing") }
    for reason in ["", "Frau Meier", "a/b", String(repeating: "a", count: 41)] {
      #expect(throws: LibraryError.self) { try library.withdraw(folder.id, reason: reason) }
    }
    let lock = try library.lockForRecording()
    lock.recording(folder.id)
    #expect(throws: LibraryError.self) { try library.withdraw(folder.id) }
    lock.release()
    #expect(try library.interview(folder.id).title == Self.canary)
  }
}
