import Foundation
package import Vault
import Wording

extension KeyRing {
  private static let libraryName = "library.pub"
  private static let recoveryName = "recovery.pub"
  private static let keyName = "library.key.age"
  private static let rescueName = "library.recovery.age"

  /// The keys of the library in `folder`, locked; `nil` when it is not sealed.
  ///
  /// - Throws: `LibraryError` `.keyDamaged` when there are keys that cannot be read, or there were some and they are gone.
  static func read(in folder: URL) throws -> KeyRing? {
    let keys = folder.appending(path: folderName, directoryHint: .isDirectory)
    guard Files.isDirectory(keys) else {
      if Files.size(PublicKeys.file(in: folder)) != nil || Library.hasContactsKey(in: folder) {
        throw missing(folder)
      }
      return nil
    }
    let spare = PublicKeys.read(in: folder)
    let ring = KeyRing(
      folder: keys, library: try recipient(keys.appending(path: libraryName), spare?.library),
      recovery: try recipient(keys.appending(path: recoveryName), spare?.recovery),
      doubtful: doubtful(keys, spare))
    return ring
  }

  /// Names of public keys of which the copy beside the folder says something else.
  private static func doubtful(_ keys: URL, _ spare: PublicKeys?) -> [String] {
    guard let spare else { return [] }
    return [(libraryName, spare.library), (recoveryName, spare.recovery)].filter { name, copy in
      PublicKeys.key(in: keys.appending(path: name)).map { $0 != copy } ?? false
    }.map(\.0)
  }

  /// A sealed library without its keys: taken for a plain one, it would be recorded into for everybody to read.
  static func missing(_ folder: URL) -> LibraryError {
    LibraryError(
      .keyDamaged, "the library \(folder.path) is sealed, and its folder keys is missing",
      hint:
        "put the folder keys back, from a backup or from where the library was copied; to record meanwhile choose another library with --library DIR"
    )
  }

  /// Makes the keys of a library that has none; all or nothing, on disk when this returns.
  ///
  /// - Parameter recovery: The recovery key, which is stored nowhere: whoever has it opens everything.
  /// - Returns: The keys, unlocked.
  static func make(in folder: URL, passphrase: AgePassphrase, recovery: AgeIdentity) throws -> KeyRing {
    let library = AgeIdentity()
    let target = folder.appending(path: folderName, directoryHint: .isDirectory)
    let fresh = folder.appending(path: ".\(folderName).new", directoryHint: .isDirectory)
    try? FileManager.default.removeItem(at: fresh)
    try Files.makeDirectories(fresh)
    try Files.replace(fresh.appending(path: libraryName), with: Data((library.recipient.text + "\n").utf8))
    try Files.replace(fresh.appending(path: recoveryName), with: Data((recovery.recipient.text + "\n").utf8))
    try Files.replace(
      fresh.appending(path: rescueName), with: try library.sealed(to: [recovery.recipient]))
    try Files.replace(
      fresh.appending(path: keyName),
      with: try library.sealed(
        with: passphrase,
        comments: [VouchedKeys(fresh, recovery.recipient).comment, VouchedKeys.statesComment]))
    try VouchedState().write(in: folder, VouchingKey(library))
    try Files.move(fresh, to: target)
    // the library is sealed by now; what fails here is made up for by the next unlocking
    try? PublicKeys(library: library.recipient, recovery: recovery.recipient).write(into: folder)
    let keys = KeyRing(folder: target, library: library.recipient, recovery: recovery.recipient)
    keys.use(library)
    return keys
  }

  /// Unlocks with the passphrase. Takes about a second and 256 MiB on purpose: guessing shall be slow.
  ///
  /// - Throws: `LibraryError` `.wrongKey`, or `.keyDamaged` when the key's file is.
  package func unlock(_ passphrase: AgePassphrase) throws {
    let vouched = try unlock(
      Self.keyName, .passphrase(passphrase), wrong: "this is not the passphrase of the library")
    // of a version that did not vouch for it yet, or the file vouched for was made again
    if vouched == nil || !expectsState || mended.contains(Self.rescueName) { try? write(under: passphrase) }
  }

  /// Unlocks with the recovery key, `AGE-SECRET-KEY-1…`; spaces, hyphens between groups and capitals do not matter.
  ///
  /// - Throws: `LibraryError` `.wrongKey`, or `.keyDamaged` when the key's file is.
  package func unlock(recoveryKey text: String) throws {
    guard let identity = RecoveryKey.read(text) else {
      throw LibraryError(
        .wrongKey, "this is not a recovery key", hint: "type all its groups; it begins with AGE-SECRET-KEY-1")
    }
    try unlock(
      Self.rescueName, .identity(identity), wrong: "this is the recovery key of another library",
      recovery: identity.recipient)
  }

  /// Gives the library another passphrase; on disk when this returns. The old one then opens nothing any more but old
  /// copies of the library.
  ///
  /// - Throws: `LibraryError` `.locked` while it is locked.
  package func change(to passphrase: AgePassphrase) throws {
    guard let identity else { throw LibraryError.locked(folder.deletingLastPathComponent().path) }
    _ = identity
    try write(under: passphrase)
    try AuditLog(library: folder.deletingLastPathComponent()).append(.passphraseChanged)
  }

  /// Writes the secret key under a passphrase, with what it vouches for.
  private func write(under passphrase: AgePassphrase) throws {
    guard let identity else { return }
    let (library, key) = (folder.deletingLastPathComponent(), VouchingKey(identity))
    if !expectsState, VouchedState.read(in: library, key) == .none {
      try VouchedState().write(in: library, key)
    }
    try Files.replace(
      folder.appending(path: Self.keyName),
      with: try identity.sealed(
        with: passphrase, comments: [VouchedKeys(folder, recipients[1]).comment, VouchedKeys.statesComment]))
  }

  @discardableResult
  private func unlock(
    _ name: String, _ opener: AgeOpener, wrong: Sentence, recovery: AgeRecipient? = nil
  ) throws -> VouchedKeys? {
    let file = folder.appending(path: name)
    let path = folder.deletingLastPathComponent().path
    guard let sealed = Files.contents(file) else {
      throw LibraryError(
        .keyDamaged, "the key of the library \(path) is missing: \(file.path)",
        hint: "look for the folder keys in backups and put it back, or unlock with the recovery key")
    }
    do {
      return try unlock(lines: try AgeIdentity.lines(of: sealed, openers: [opener]), recovery)
    } catch let error as AgeError {
      guard error.code != .noMatch else {
        throw LibraryError(
          .wrongKey, wrong, hint: "check capitals and the keyboard's language, then try again")
      }
      throw LibraryError(
        .keyDamaged, "the key of the library \(path) is damaged: \(error.sentence)",
        hint: "put \(file.lastPathComponent) back from a backup, or unlock with the recovery key")
    }
  }

  /// Unlocks with what an agent kept.
  ///
  /// - Throws: `LibraryError` `.keyDamaged` when it is the key of another library; `AgeError` when it is none.
  package func unlock(lines: [String]) throws { _ = try unlock(lines: lines, nil) }

  /// What an agent needs to unlock the library again: the lines of the file of its key, secret.
  ///
  /// - Throws: `LibraryError` `.locked` while it is locked.
  package func lines() throws -> [String] {
    guard let identity else { throw LibraryError.locked(folder.deletingLastPathComponent().path) }
    let comments =
      [VouchedKeys(folder, recipients[1]).comment] + (expectsState ? [VouchedKeys.statesComment] : [])
    return comments.map { "# \($0)" } + [identity.text]
  }

  private func unlock(lines: [String], _ recovery: AgeRecipient?) throws -> VouchedKeys? {
    let identity = try AgeIdentity(lines: lines)
    // who has the recovery key at hand vouches for it
    let vouched = VouchedKeys(lines) ?? recovery.map { VouchedKeys(folder, $0) }
    let library = folder.deletingLastPathComponent()
    guard
      identity.recipient == recipients.first || identity.recipient == PublicKeys.read(in: library)?.library
    else {
      throw LibraryError(
        .keyDamaged, "the keys of the library \(library.path) do not belong together",
        hint: "put the folder keys back from a backup")
    }
    use(identity)
    expectsState = VouchedKeys.coverStates(lines)
    let mended = exchanged(identity, vouched)
    trust([identity.recipient, vouched?.recovery ?? recipients[1]], mended: mended)
    mendPublicKeys(mended, identity)
    // a full disk must not keep anybody from reading
    try? AuditLog(library: library).append(.unlocked)
    if !mended.isEmpty {
      try? AuditLog(library: library).append(.keysMended, code: mended.joined(separator: ","))
    }
    return vouched
  }

  /// Names of what is not as the secret key vouches for.
  private func exchanged(_ identity: AgeIdentity, _ vouched: VouchedKeys?) -> [String] {
    var names: [String] = []
    func compare(_ name: String, _ key: AgeRecipient) {
      if let found = PublicKeys.key(in: folder.appending(path: name)), found != key { names.append(name) }
    }
    compare(Self.libraryName, identity.recipient)
    guard let vouched else { return names }
    compare(Self.recoveryName, vouched.recovery)
    let spare = PublicKeys.read(in: folder.deletingLastPathComponent())
    if let spare, spare != PublicKeys(library: identity.recipient, recovery: vouched.recovery) {
      names.append(PublicKeys.name)
    }
    if VouchedKeys.digest(of: folder) != vouched.rescue { names.append(Self.rescueName) }
    return names
  }

  /// Writes the public keys where they are missing, damaged or exchanged, now that the secret one has shown which are right. What
  /// cannot be written keeps nobody from reading.
  private func mendPublicKeys(_ mended: [String], _ identity: AgeIdentity) {
    if mended.contains(Self.rescueName), let sealed = try? identity.sealed(to: [recipients[1]]) {
      try? Files.replace(folder.appending(path: Self.rescueName), with: sealed)
    }
    let library = folder.deletingLastPathComponent()
    let keys = PublicKeys(library: recipients[0], recovery: recipients[1])
    if PublicKeys.read(in: library) != keys { try? keys.write(into: library) }
    for (name, key) in [(Self.libraryName, keys.library), (Self.recoveryName, keys.recovery)] {
      let file = folder.appending(path: name)
      if PublicKeys.key(in: file) != key { try? Files.replace(file, with: Data((key.text + "\n").utf8)) }
    }
  }

  private static func recipient(_ file: URL, _ spare: AgeRecipient?) throws -> AgeRecipient {
    if let key = PublicKeys.key(in: file) ?? spare { return key }
    throw LibraryError(
      .keyDamaged, "\(file.path) is missing or is not a public key, so nothing can be encrypted",
      hint:
        "put the folder keys back from a backup; with the passphrase the program age still opens what is there (docs/security.md)"
    )
  }
}
