import Foundation
import Testing
import Vault

@testable import Library

@Suite("Exchanged keys of a sealed library")
struct ExchangedKeyTests {
  let scratch: Scratch
  let recovery: AgeIdentity
  private let stranger = AgeIdentity()

  init() throws {
    scratch = try Scratch()
    recovery = try Library.seal(at: scratch.url, passphrase: SealedLibraryTests.passphrase)
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: scratch.url.appending(path: name))
  }

  /// Exchanges the public recovery key everywhere it stands.
  private func exchangeRecovery() throws {
    let library = try String(contentsOf: scratch.url.appending(path: "keys/library.pub"), encoding: .utf8)
    try write("keys/recovery.pub", stranger.recipient.text + "\n")
    try write("keys.pub", library + stranger.recipient.text + "\n")
  }

  @Test(
    "a public recovery key that was exchanged is found by the next unlocking, put right, and told for good",
    arguments: [false, true])
  func recoveryKey(byRecoveryKey: Bool) throws {
    try exchangeRecovery()
    let library = try scratch.open()
    let before = try library.createInterview(guide: Sample.guide, participant: "P-07")
    if byRecoveryKey {
      try library.keys?.unlock(recoveryKey: recovery.text)
    } else {
      try library.keys?.unlock(SealedLibraryTests.passphrase)
    }
    #expect(library.keys?.mended.contains("recovery.pub") == true)
    #expect(library.keys?.recipients.last == recovery.recipient)
    let folder = try library.createInterview(guide: Sample.guide, participant: "P-08")
    func opens(_ folder: InterviewFolder, _ identity: AgeIdentity) throws -> Bool {
      let file = try Data(contentsOf: folder.url.appending(path: KeyRing.interviewKeyName))
      return (try? AgeIdentity(sealed: file, openers: [.identity(identity)])) != nil
    }
    #expect(try opens(before, stranger) && !opens(folder, stranger) && opens(folder, recovery))
    try library.close()
    let again = try scratch.open()
    let sentences = try again.check(sound: { _, _ in nil }).map(\.message)
    #expect(sentences.contains { $0.contains("had been exchanged") && $0.contains("recovery.pub") })
  }

  @Test(
    "public keys that do not agree with their copy are not sealed to before an unlocking",
    arguments: ["library.pub", "recovery.pub"])
  func disagreeing(name: String) throws {
    try write("keys/\(name)", stranger.recipient.text + "\n")
    let library = try scratch.open()
    #expect(throws: LibraryError.self) {
      try library.createInterview(guide: Sample.guide, participant: "P-07")
    }
    #expect(try library.list().isEmpty)
    try library.keys?.unlock(SealedLibraryTests.passphrase)
    #expect(library.keys?.mended == [name])
    _ = try library.createInterview(guide: Sample.guide, participant: "P-07")
  }

  @Test("a damaged or exchanged file of the recovery key is proved at each unlocking, and made again")
  func rescue() throws {
    for content in [
      "nothing", String(decoding: try stranger.sealed(to: [stranger.recipient]), as: UTF8.self),
    ] {
      try write("keys/library.recovery.age", content)
      let library = try scratch.open()
      try library.keys?.unlock(SealedLibraryTests.passphrase)
      #expect(library.keys?.mended == ["library.recovery.age"])
      let damage = try library.check(sound: { _, _ in nil }).filter { $0.severity == .damage }
      #expect(damage.count == 1 && damage[0].message.contains("library.recovery.age"))
      library.keys?.lock()
      try library.keys?.unlock(recoveryKey: recovery.text)
      // vouched for anew: the file is another one, and right
      try library.keys?.unlock(SealedLibraryTests.passphrase)
    }
  }

  @Test("a library of an earlier version is vouched for from its next unlocking on")
  func earlier() throws {
    let file = scratch.url.appending(path: "keys/library.key.age")
    let identity = try AgeIdentity(
      sealed: Data(contentsOf: file), openers: [.passphrase(SealedLibraryTests.passphrase)])
    try identity.sealed(with: SealedLibraryTests.passphrase).write(to: file)
    let library = try scratch.open()
    try library.keys?.unlock(SealedLibraryTests.passphrase)
    #expect(library.keys?.mended == [])
    let lines = try AgeIdentity.lines(
      of: Data(contentsOf: file), openers: [.passphrase(SealedLibraryTests.passphrase)])
    #expect(lines.contains { $0.contains(recovery.recipient.text) })
  }
}
