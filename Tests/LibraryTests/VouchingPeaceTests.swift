import Foundation
import GRDB
import Interview
import Testing
import Vault

@testable import Library

/// Nothing that people do with a sealed library by right raises an alarm.
@Suite("No false alarm in a sealed library")
struct VouchingPeaceTests {
  let scratch: Scratch
  let recovery: AgeIdentity
  let library: Library
  let folder: InterviewFolder

  init() throws {
    scratch = try Scratch()
    recovery = try Library.seal(at: scratch.url, passphrase: SealedLibraryTests.passphrase)
    library = try VouchedLibrary.unlocked(scratch)
    folder = try VouchedLibrary.record(into: library)
    _ = try VouchedLibrary.record(into: library, participant: "P-08")
  }

  /// Unlocks twice, and expects nothing but peace.
  private func isQuiet(_ other: Scratch? = nil) throws -> Bool {
    for _ in 1...2 {
      let again = try (other ?? scratch).open()
      defer { try? again.close() }
      try again.keys?.unlock(SealedLibraryTests.passphrase)
      let (doubts, findings) = (try again.vouch(), try VouchedLibrary.findings(again))
      #expect(doubts == [] && findings == [])
      if doubts != [] || findings != [] { return false }
    }
    return true
  }

  private func more(_ library: Library, _ text: String = "später") throws {
    try library.edit(folder.id, EventBody.Metadata(title: text), device: "desk")
  }

  @Test("deleting, for good and into the bin, taking back, and withdrawing")
  func deleting() throws {
    let third = try VouchedLibrary.record(into: library, participant: "P-09")
    try library.delete(folder.id)
    _ = try library.restore(folder.url.lastPathComponent)
    try more(library)
    try library.delete(third.id, forGood: true)
    let fourth = try VouchedLibrary.record(into: library, participant: "P-10")
    _ = try library.withdraw(fourth.id)
    try library.delete(folder.id)
    try library.close()
    #expect(try isQuiet())
    let again = try VouchedLibrary.unlocked(scratch)
    _ = try again.restore(folder.url.lastPathComponent)
    try again.close()
    #expect(try isQuiet())
  }

  @Test("recording, saving and going on while the library is locked")
  func locked() throws {
    let lock = try library.lockForRecording()
    lock.recording(folder.id)
    library.lock()
    let count = Int64(Sample.talk(folder).count)
    try library.commit(
      Sample.events(
        folder.id, [.marked(.init(colour: 2, label: "locked", reach: 0)), .saved], from: count + 1))
    try library.writeDocument(folder.id)
    let unseen = try VouchedLibrary.record(into: library, participant: "P-11")
    withExtendedLifetime(lock) {}
    try library.close()
    #expect(try isQuiet())
    // from then on it is vouched for
    let again = try scratch.open()
    try again.pool.write { try $0.execute(sql: "DELETE FROM interview WHERE id = ?", arguments: [unseen.id]) }
    try again.keys?.unlock(SealedLibraryTests.passphrase)
    #expect(try again.vouch().count == 1)
  }

  @Test("a bundle that brings an interview, and one that lets it grow")
  func bundles() throws {
    let other = try Scratch()
    _ = try Library.seal(at: other.url, passphrase: SealedLibraryTests.passphrase)
    let target = try VouchedLibrary.unlocked(other)
    for text in ["one", "two"] {
      try more(library, text)
      let file = scratch.folder.appending(path: "\(text).leitfaden.age")
      let key = AgeIdentity()
      _ = try library.makeBundle(
        of: [folder.id], to: file, seal: .recipients([key.recipient]), program: "test")
      let outcome = try target.takeIn(try OpenedBundle(file, openers: [.identity(key)]))
      #expect(text == "one" ? outcome == [.new] : outcome != [.known])
    }
    try target.close()
    try library.close()
    #expect(try isQuiet(other) && isQuiet())
  }

  @Test("a rebuild, with the database and without it", arguments: [true, false])
  func rebuild(isLost: Bool) throws {
    try more(library)
    try library.close()
    if isLost { unlink(scratch.url.appending(path: "library.sqlite").path) }
    let keys = try #require(try Library.keys(at: scratch.url))
    try keys.unlock(SealedLibraryTests.passphrase)
    _ = try Library.rebuild(at: scratch.url, sound: { _, _ in nil }, keys: keys)
    #expect(try isQuiet())
  }

  @Test("a backup that was made while others record, and is put back")
  func backup() throws {
    let target = try Scratch()
    _ = try library.backup(to: target.url)
    // what was added after the last document was written is written with the backup
    try library.commit(
      Sample.events(
        folder.id, [.marked(.init(colour: 2, label: "more", reach: 0))],
        from: Int64(Sample.talk(folder).count + 1)))
    _ = try library.backup(to: target.url)
    try library.close()
    #expect(try isQuiet(target) && isQuiet())
  }

  @Test("another passphrase, the recovery key, two programs at once")
  func keys() throws {
    try library.keys?.change(to: AgePassphrase("another one", work: 4))
    try library.keys?.change(to: SealedLibraryTests.passphrase)
    let other = try scratch.open()
    try other.keys?.unlock(recoveryKey: recovery.text)
    #expect(try other.vouch() == [])
    try more(library, "one")
    try more(other, "two")
    try more(library, "three")
    try other.close()
    try library.close()
    #expect(try isQuiet())
  }

  @Test("a library of an earlier version, and a program that was killed before the log had its entry")
  func earlier() throws {
    let file = scratch.url.appending(path: "keys/library.key.age")
    let identity = try AgeIdentity(
      sealed: Data(contentsOf: file), openers: [.passphrase(SealedLibraryTests.passphrase)])
    // killed: a state that the log does not name
    let key = VouchingKey(identity)
    guard case .whole(var state) = VouchedState.read(in: scratch.url, key) else {
      Issue.record("no state")
      return
    }
    state.generation += 1
    try state.write(in: scratch.url, key)
    try library.close()
    #expect(try isQuiet())
    // earlier: no state, no comment, nothing in the log
    try identity.sealed(with: SealedLibraryTests.passphrase).write(to: file)
    for name in [VouchedState.name, AuditLog.name, AuditLog.headName] {
      try FileManager.default.removeItem(at: scratch.url.appending(path: name))
    }
    #expect(try isQuiet())
    #expect(FileManager.default.fileExists(atPath: scratch.url.appending(path: VouchedState.name).path))
  }

  @Test("how events are hashed is kept: another way needs another `VouchedState.form`")
  func form() throws {
    let folder = InterviewFolder(id: "fixed", url: scratch.url, guideFingerprint: "print")
    let content = try VouchedInterview.content(Sample.talk(folder)[...])
    #expect(
      VouchedState.form == 1 && content == "dac2acb6c0dcde6f3acae598a5c4b901328ddc88d5a68150ba8ed06b27cc7201",
      "\(content)")
  }
}
