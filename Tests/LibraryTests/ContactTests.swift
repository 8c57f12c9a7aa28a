import Foundation
import Testing
import Vault

@testable import Library

@Suite("Contacts")
struct ContactTests {
  let scratch: Scratch
  init() throws { scratch = try Scratch() }

  private let contact = Contact(
    participant: "P-07", name: "Ada Zaunkoenig", phone: "0123", mail: "ada@example.org",
    address: "Annagasse 3")

  private func form() throws -> URL {
    let file = scratch.folder.appending(path: "Consent Zaunkoenig.PDF")
    try Data("signed Zaunkoenig".utf8).write(to: file)
    return file
  }

  @Test(
    "a contact is stored, changed, found by its code whatever the capitals, and removed with its form",
    arguments: [false, true])
  func storing(isSealed: Bool) throws {
    if isSealed { _ = try Library.seal(at: scratch.url, passphrase: SealedLibraryTests.passphrase) }
    let library = try scratch.open()
    try library.keys?.unlock(SealedLibraryTests.passphrase)
    #expect(try library.contacts() == [])
    try library.set(contact, form: try form())
    var changed = try #require(try library.contact("p-07"))
    #expect(
      changed.name == contact.name && changed.form.hasSuffix(".pdf") && !changed.form.contains("Consent"))
    changed.phone = "4567"
    try library.set(changed)
    #expect(try library.contacts() == [changed])
    #expect(try library.consentForm(of: "P-07") == Data("signed Zaunkoenig".utf8))
    let folder = scratch.url.appending(path: "contacts")
    for name in Files.names(in: folder) {
      let file = folder.appending(path: name)
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
      let data = try Data(contentsOf: file)
      #expect(!isSealed || data.range(of: Data("Zaunkoenig".utf8)) == nil, "\(name)")
    }
    #expect(try library.deleteContact("P-07") && !library.deleteContact("P-07"))
    let left = Files.names(in: folder)
    #expect(
      left == ["SHA256SUMS"] + (isSealed ? ["contacts.json.age", "contacts.key.age"] : ["contacts.json"]))
    #expect(try library.check(sound: { _, _ in nil }) == [])
    #expect(library.audit().entries.allSatisfy { !"\($0)".contains("Zaunkoenig") })
  }

  @Test(
    "one byte of a contact, of its form or of their key that is another one is named by check, and so is a lost file",
    arguments: [false, true])
  func damage(isSealed: Bool) throws {
    if isSealed { _ = try Library.seal(at: scratch.url, passphrase: SealedLibraryTests.passphrase) }
    let library = try scratch.open()
    try library.keys?.unlock(SealedLibraryTests.passphrase)
    try library.set(contact, form: try form())
    try library.set(contact)
    #expect(try library.check(sound: { _, _ in nil }) == [])
    let folder = scratch.url.appending(path: "contacts")
    let names = DigestList.files(in: folder)
    #expect(names.count == (isSealed ? 3 : 2))
    func damage(_ name: String) throws -> Bool {
      try library.check(sound: { _, _ in nil }).contains {
        $0.severity == .damage && ($0.message.contains(name) || $0.message.contains("P-07"))
      }
    }
    for name in names {
      let file = folder.appending(path: name)
      let bytes = try Data(contentsOf: file)
      for place in stride(from: 0, to: bytes.count, by: 7) {
        var changed = bytes
        changed[place] ^= 1
        try changed.write(to: file)
        #expect(try damage(name), "\(name), byte \(place)")
      }
      try FileManager.default.removeItem(at: file)
      #expect(try damage(name), "\(name) lost")
      try bytes.write(to: file)
    }
    // of an earlier version, which noted no digests: what cannot be read is found all the same
    try FileManager.default.removeItem(at: folder.appending(path: DigestList.name))
    #expect(try library.check(sound: { _, _ in nil }) == [])
    let list = folder.appending(path: isSealed ? "contacts.json.age" : "contacts.json")
    try Data("[".utf8).write(to: list)
    #expect(try library.check(sound: { _, _ in nil }).map(\.severity) == [.damage])
  }

  @Test("a locked library tells no contact, and takes none")
  func locked() throws {
    _ = try Library.seal(at: scratch.url, passphrase: SealedLibraryTests.passphrase)
    let library = try scratch.open()
    #expect(throws: LibraryError.locked(scratch.url.path)) { try library.contacts() }
    #expect(throws: LibraryError.locked(scratch.url.path)) { try library.set(contact) }
  }

  @Test("contacts are in no bundle, and a backup has them")
  func bundles() throws {
    let library = try scratch.open()
    let id = try BundleTests.record(into: library)
    try library.set(contact)
    let file = scratch.folder.appending(path: "all.tar")
    _ = try library.makeBundle(of: [id], to: file, seal: .plain, program: "test")
    #expect(try Data(contentsOf: file).range(of: Data("Zaunkoenig".utf8)) == nil)
    let target = scratch.folder.appending(path: "stick", directoryHint: .isDirectory)
    _ = try library.backup(to: target)
    let copy = try Library.open(at: target)
    #expect(try copy.contacts() == [contact] && copy.audit().problems == [])
  }
}
