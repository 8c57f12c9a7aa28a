package import Foundation
import Glibc
import Interview
import Vault
import Wording

// contacts/                 apart from interviews, in no export and no bundle
//   contacts.json           or contacts.json.age, sealed to a key of its own
//   contacts.key.age        that key, sealed to the library and its recovery key
//   3f….pdf, 3f….pdf.age    consent forms under names of chance

extension Library {
  static let contactsName = "contacts"
  private static let listName = "contacts.json"
  private static let keyName = "contacts.key.age"
  /// No scan of a form is larger, in bytes.
  private static let mostFormBytes = 50_000_000

  private var contactsFolder: URL { folder.appending(path: Self.contactsName, directoryHint: .isDirectory) }

  /// All contacts, by their codes.
  ///
  /// - Throws: `LibraryError` when a sealed library is locked, or the file is damaged.
  package func contacts() throws -> [Contact] {
    guard let data = try stored(Self.listName) else { return [] }
    guard let contacts = try? JSONDecoder().decode([Contact].self, from: data) else {
      throw LibraryError(
        .damaged, "the contacts of the library \(folder.path) are damaged",
        hint: "put the folder contacts back from a backup")
    }
    return contacts
  }

  /// The contact of a participant; `nil` when there is none.
  ///
  /// - Throws: As `contacts`.
  package func contact(_ participant: String) throws -> Contact? {
    try contacts().first { Self.isSame($0.participant, participant) }
  }

  /// Stores a contact in the place of the one with the same code. On disk when this returns.
  ///
  /// - Parameter form: The consent form, taken in as a copy; `nil` leaves what is there.
  /// - Throws: `LibraryError` when the code is empty or refused, the form cannot be read, or the library is locked.
  package func set(_ contact: Contact, form: URL? = nil) throws {
    guard !contact.participant.isEmpty else {
      throw LibraryError(.refused, "a contact belongs to a participant's code", hint: "name it, such as P-07")
    }
    if case .refusal(let why) = ParticipantCode.check(contact.participant) {
      throw LibraryError(.refused, why)
    }
    var all = try contacts()
    let old = all.first { Self.isSame($0.participant, contact.participant) }
    var contact = contact
    contact.form = old?.form ?? ""
    if let form { contact.form = try take(form) }
    all.removeAll { Self.isSame($0.participant, contact.participant) }
    all.append(contact)
    try note(participant: contact.participant)
    try store(all)
    if let old, old.form != contact.form { try removeForm(old.form) }
    try note(.contactChanged, [])
  }

  /// The consent form of a participant.
  ///
  /// - Throws: `LibraryError` when there is none.
  package func consentForm(of participant: String) throws -> Data {
    guard let contact = try contact(participant), !contact.form.isEmpty, let data = try stored(contact.form)
    else { throw LibraryError(.unknown, "no consent form is stored for \(participant)") }
    return data
  }

  /// Removes a contact with its consent form; nothing when there is none.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  package func deleteContact(_ participant: String) throws -> Bool {
    var all = try contacts()
    guard let old = all.first(where: { Self.isSame($0.participant, participant) }) else { return false }
    all.removeAll { Self.isSame($0.participant, participant) }
    try store(all)
    try removeForm(old.form)
    try note(.contactChanged, [])
    return true
  }

  /// With the last interview of a participant goes the way to the person.
  func forgetContact(of participant: String, besides interview: String) throws {
    guard !participant.isEmpty else { return }
    let others = try list(InterviewFilter(participant: participant)).filter { $0.id != interview }
    if others.isEmpty { try deleteContact(participant) }
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.lowercased() == other.lowercased()
  }

  private func take(_ form: URL) throws -> String {
    guard let size = Files.size(form), size <= Self.mostFormBytes,
      let data = Files.contents(form)
    else { throw LibraryError(.file, "the consent form \(form.path) cannot be read or is larger than 50 MB") }
    let ending = form.pathExtension.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let name = Identifier.fresh() + (ending.isEmpty ? "" : ".\(ending.prefix(8))")
    try store(data, as: name)
    return name
  }

  private func store(_ contacts: [Contact]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let sorted = contacts.sorted { $0.participant < $1.participant }
    let json = try encoder.encode(sorted)
    try store(isSealed ? Padding.padded(json) : json, as: Self.listName)
  }

  private func removeForm(_ name: String) throws {
    guard !name.isEmpty, !name.contains("/") else { return }
    var list = DigestList(in: contactsFolder)
    for file in [name, SealedName.sealed(name)] {
      unlink(contactsFolder.appending(path: file).path)
      try list.remove(file)
    }
    try Files.sync(directory: contactsFolder)
  }

  // MARK: - Sealing

  private func store(_ data: Data, as name: String) throws {
    try Files.makeDirectories(contactsFolder)
    guard let keys else { return try put(data, as: name) }
    let identity = try contactsKey() ?? AgeIdentity()
    if Files.size(contactsFolder.appending(path: Self.keyName)) == nil {
      try put(try identity.sealed(to: keys.recipients), as: Self.keyName)
    }
    try put(try AgeFile.seal(data, to: [identity.recipient]), as: SealedName.sealed(name))
  }

  /// Writes a file of the folder, and what its digest is.
  private func put(_ data: Data, as name: String) throws {
    var list = DigestList(in: contactsFolder)
    let digest = AuditChain.hash(data)
    try list.add(digest, name)
    try Files.replace(contactsFolder.appending(path: name), with: data)
    try list.tidy([name: digest])
  }

  private func stored(_ name: String) throws -> Data? {
    guard isSealed else {
      return Files.contents(contactsFolder.appending(path: name))
    }
    if isLocked { throw LibraryError.locked(folder.path) }
    let file = contactsFolder.appending(path: SealedName.sealed(name))
    guard let sealed = Files.contents(file) else { return nil }
    do {
      guard let identity = try contactsKey() else { throw AgeError(.noMatch, "its key is missing") }
      return try AgeFile.open(sealed, with: [.identity(identity)])
    } catch let error as AgeError {
      throw LibraryError(
        .damaged, "\(file.path) cannot be opened: \(error.sentence)",
        hint: "put the folder contacts back from a backup")
    }
  }

  /// Whether contacts were sealed in the library in `folder`.
  static func hasContactsKey(in folder: URL) -> Bool {
    Files.size(folder.appending(path: contactsName).appending(path: keyName)) != nil
  }

  private func contactsKey() throws -> AgeIdentity? {
    guard let keys else { return nil }
    if keys.isLocked { throw LibraryError.locked(folder.path) }
    let file = contactsFolder.appending(path: Self.keyName)
    guard let sealed = Files.contents(file) else { return nil }
    return try AgeIdentity(sealed: sealed, openers: keys.openers)
  }
}
