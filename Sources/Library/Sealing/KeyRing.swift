package import Foundation
import Synchronization
package import Vault
import Wording

/// The keys of a sealed library. All of them are ordinary age keys and files, so that the `age` program opens
/// everything without Leitfaden:
///
///     keys/library.pub            what interviews are sealed to; readable
///     keys/recovery.pub           the same for the recovery key; readable
///     keys/library.key.age        the library's secret key, under the passphrase
///     keys/library.recovery.age   the same, sealed to the recovery key
///     FOLDER/interview.key.age    an interview's secret key, sealed to both
///
/// Recording needs the public keys only. While locked, nothing can be read but the interviews whose keys are held.
package final class KeyRing: Sendable {
  /// Name of the folder in a library.
  static let folderName = "keys"
  /// Name of an interview's key in its folder.
  package static let interviewKeyName = "interview.key.age"

  private struct State {
    var openers: [AgeOpener] = []
    /// By name of the interview's folder.
    var interviews: [String: InterviewKey] = [:]
    /// Folders whose keys outlast locking.
    var held: Set<String> = []
    var recipients: [AgeRecipient]
    /// Names of public keys that do not agree with their copies: nothing is sealed to them.
    var doubtful: [String]
    /// Names of what an unlocking found exchanged and put right.
    var mended: [String] = []
    /// Whether the secret key says that there is an `audit.vouched`.
    var expectsState = false
  }

  /// The folder of the keys.
  let folder: URL
  /// What new interviews are sealed to: the library and its recovery key.
  package var recipients: [AgeRecipient] { state.withLock { $0.recipients } }
  private let state: Mutex<State>

  init(folder: URL, library: AgeRecipient, recovery: AgeRecipient, doubtful: [String] = []) {
    self.folder = folder
    state = Mutex(State(recipients: [library, recovery], doubtful: doubtful))
  }

  /// Names of public keys that the last unlocking found exchanged, and put right: what was recorded since the unlocking before it
  /// may be readable for whoever exchanged them.
  package var mended: [String] { state.withLock { $0.mended } }

  /// Whether the secret key says that there is an `audit.vouched`: one that is gone was taken away.
  var expectsState: Bool {
    get { state.withLock { $0.expectsState } }
    set { state.withLock { $0.expectsState = newValue } }
  }

  /// Takes the recipients that the secret key vouches for.
  func trust(_ recipients: [AgeRecipient], mended: [String]) {
    state.withLock { state in
      (state.recipients, state.doubtful, state.mended) = (recipients, [], mended)
    }
  }

  /// Whether nothing but held interviews can be read.
  package var isLocked: Bool { state.withLock { $0.openers.isEmpty } }

  /// Unlocks with the library's own key.
  func use(_ identity: AgeIdentity) { state.withLock { $0.openers = [.identity(identity)] } }

  /// The library's own key; `nil` while locked.
  var identity: AgeIdentity? {
    state.withLock { state in
      guard case .identity(let identity)? = state.openers.first else { return nil }
      return identity
    }
  }

  /// Forgets all keys but those of held interviews.
  package func lock() {
    state.withLock { state in
      state.openers = []
      state.interviews = state.interviews.filter { state.held.contains($0.key) }
    }
  }

  /// Keeps the key of an interview while it is recorded, so that locking never stops it.
  package func hold(_ folder: URL) { state.withLock { _ = $0.held.insert(folder.lastPathComponent) } }

  /// No longer; the key goes when the library is locked the next time.
  package func letGo(_ folder: URL) { state.withLock { _ = $0.held.remove(folder.lastPathComponent) } }

  /// Makes the key of a new interview and writes it into its folder; on disk when this returns. Works while locked.
  @discardableResult
  func makeKey(in folder: URL) throws -> InterviewKey {
    let doubtful = state.withLock { $0.doubtful }
    guard doubtful.isEmpty else {
      throw LibraryError(
        .keyDamaged,
        "the public keys of the library \(self.folder.deletingLastPathComponent().path) do not agree with \(PublicKeys.name): \(doubtful.joined(separator: ", "))",
        hint:
          "unlock the library once: its secret key tells which are right; recorded now, somebody else might read it"
      )
    }
    let key = InterviewKey()
    try Files.replace(
      folder.appending(path: Self.interviewKeyName), with: try key.identity.sealed(to: recipients))
    state.withLock { $0.interviews[folder.lastPathComponent] = key }
    return key
  }

  /// Writes the key of an interview again that is known and whose file is gone with its folder.
  func keepKey(in folder: URL) throws {
    let file = folder.appending(path: Self.interviewKeyName)
    guard let key = state.withLock({ $0.interviews[folder.lastPathComponent] }), Files.status(file) == nil
    else { return }
    try Files.replace(file, with: try key.identity.sealed(to: recipients))
  }

  /// The key of the interview in `folder`.
  ///
  /// - Throws: `LibraryError` `.locked`; `.keyDamaged` when its file is missing, changed, or another library's.
  func key(in folder: URL) throws -> InterviewKey {
    let name = folder.lastPathComponent
    let (known, openers) = state.withLock { ($0.interviews[name], $0.openers) }
    if let known { return known }
    guard !openers.isEmpty else { throw LibraryError.locked(self.folder.deletingLastPathComponent().path) }
    let key = InterviewKey(identity: try Self.identity(in: folder, openers))
    state.withLock { state in
      if !state.openers.isEmpty { state.interviews[name] = key }
    }
    return key
  }

  /// Takes the key of the interview in `folder` from who had it when this program died; until the next locking, or as long as
  /// it is held.
  func take(_ identity: AgeIdentity, of folder: URL) {
    state.withLock { $0.interviews[folder.lastPathComponent] = InterviewKey(identity: identity) }
  }

  /// Forgets the key of an interview that was deleted or moved.
  func forget(_ folder: URL) {
    state.withLock { state in
      state.interviews[folder.lastPathComponent] = nil
      state.held.remove(folder.lastPathComponent)
    }
  }

  private static func identity(in folder: URL, _ openers: [AgeOpener]) throws -> AgeIdentity {
    let file = folder.appending(path: interviewKeyName)
    guard let sealed = Files.contents(file) else {
      throw LibraryError(
        .keyDamaged, "the key of \(folder.lastPathComponent) is missing: \(file.path)",
        hint:
          "look for \(interviewKeyName) in backups and put it back; without it nothing of this interview can be read"
      )
    }
    do {
      return try AgeIdentity(sealed: sealed, openers: openers)
    } catch let error as AgeError {
      throw LibraryError(
        .keyDamaged,
        error.code == .noMatch
          ? "the key of \(folder.lastPathComponent) was made for another library"
          : "the key of \(folder.lastPathComponent) is damaged: \(error.sentence)",
        hint: "look for \(interviewKeyName) in backups and put it back")
    }
  }
}
