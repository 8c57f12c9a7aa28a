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
    #expect(left == (isSealed ? ["contacts.json.age", "contacts.key.age"] : ["contacts.json"]))
    #expect(library.audit().entries.allSatisfy { !"\($0)".contains("Zaunkoenig") })
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
