import Foundation
import Interviewing
import Library
import Sitting
import Synchronization
import Timeline
import Vault
import WebServing

/// Seals, unlocks and locks the library of this server. Passphrases are worked on away from the threads of the server, one
/// at a time, because each takes a second and 256 MiB.
actor LibraryDoor {
  /// A passphrase that was chosen, and the recovery key that somebody is writing down.
  private struct Draft {
    var passphrase: String
    var recovery: AgeIdentity
    /// Numbers of the groups that are asked back, from 1.
    var asked: [Int]
  }

  private let library: Library
  private let settings: SettingsStore
  private let interviews: OpenInterviews
  private let analyses: any Forgetful
  private let exportJobs: any Forgetful
  private let desk: any InterviewDesk
  private let checks: any Forgetful
  private let sounds: any Forgetful
  private let tries: WrongTries
  private let notices: ToldNotices
  private let work: Int
  /// When somebody last touched a page.
  nonisolated let idle: IdleLock

  private var draft: Draft?
  private var isWorking = false
  private var listeners: [Int: AsyncStream<[String]>.Continuation] = [:]
  private var nextListener = 0
  private let decided = Mutex(false)

  /// Makes it.
  ///
  /// - Parameter work: The power of two of scrypt's cost for new keys.
  init(
    library: Library, settings: SettingsStore, interviews: OpenInterviews, analyses: any Forgetful,
    exportJobs: any Forgetful, desk: any InterviewDesk, checks: any Forgetful, sounds: any Forgetful,
    tries: WrongTries, notices: ToldNotices = ToldNotices(),
    idle: IdleLock = IdleLock(),
    work: Int = AgePassphrase.usualWork
  ) {
    (self.library, self.settings, self.interviews, self.analyses) = (library, settings, interviews, analyses)
    (self.exportJobs, self.desk, self.checks, self.tries) = (exportJobs, desk, checks, tries)
    self.notices = notices
    (self.sounds, self.idle, self.work) = (sounds, idle, work)
  }

  /// Whether nobody has said yet if this new library shall be encrypted.
  nonisolated var isUndecided: Bool {
    if decided.withLock({ $0 }) { return false }
    let isOpen = !library.isSealed && !settings.current.isPlain
    if isOpen, (try? library.hasNeverHeldInterviews()) == true { return true }
    decided.withLock { $0 = true }
    return false
  }

  // First run

  /// Takes a passphrase and makes a recovery key; nothing is on disk before `confirm`.
  ///
  /// - Returns: The key in groups, and the numbers of those that `confirm` asks for.
  /// - Throws: `WebError` when it is weak, or the library is not new.
  func begin(_ passphrase: String) throws -> (groups: [String], asked: [Int]) {
    guard isUndecided else { throw WebError.notNew }
    guard !PassphraseAdvice.isWeak(passphrase) else { throw WebError.weakPassphrase }
    let recovery = AgeIdentity()
    let groups = RecoveryKey.groups(recovery)
    let asked = Array((2...groups.count).shuffled().prefix(2).sorted())
    draft = Draft(passphrase: passphrase, recovery: recovery, asked: asked)
    return (groups, asked)
  }

  /// Forgets a passphrase that was chosen and not confirmed: the first page was loaded anew.
  func beginAnew() { draft = nil }

  /// Seals the library when the groups that were asked for are right.
  ///
  /// - Returns: The numbers of groups that are wrong; none when the library is sealed.
  func confirm(_ typed: [String]) async throws -> [Int] {
    guard let draft else { throw WebError.notNew }
    let groups = RecoveryKey.groups(draft.recovery)
    let wrong = zip(draft.asked, typed + Array(repeating: "", count: draft.asked.count)).filter {
      number, text in
      !Secret.equal(
        text.uppercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }, groups[number - 1])
    }
    guard wrong.isEmpty else { return wrong.map(\.0) }
    try await alone { [library, work] in
      try library.seal(with: AgePassphrase(draft.passphrase, work: work), recovery: draft.recovery)
    }
    self.draft = nil
    idle.touch()
    return []
  }

  /// Goes on without encryption; nobody is asked again.
  func decline() async throws {
    guard isUndecided else { throw WebError.notNew }
    draft = nil
    let (settings, desk) = (settings, desk)
    try await Blocking.run {
      try settings.change { $0.isPlain = true }
      desk.addDemonstration()
    }
  }

  // Unlocking

  /// Tries a passphrase.
  func unlock(_ passphrase: String, now: @Sendable () -> MonotonicTime = { .now() }) async throws
    -> WrongTries.Verdict
  {
    try await open(now) { try $0.unlock(AgePassphrase(passphrase)) }
  }

  /// Tries the recovery key, and gives the library another passphrase.
  ///
  /// - Throws: `WebError` when the new passphrase is weak; nothing was tried then.
  func unlock(
    recoveryKey: String, passphrase: String, now: @Sendable () -> MonotonicTime = { .now() }
  ) async throws -> WrongTries.Verdict {
    guard !PassphraseAdvice.isWeak(passphrase) else { throw WebError.weakPassphrase }
    let work = work
    return try await open(now) { keys in
      try keys.unlock(recoveryKey: recoveryKey)
      try keys.change(to: AgePassphrase(passphrase, work: work))
    }
  }

  private func open(
    _ now: @Sendable () -> MonotonicTime, _ unlock: @escaping @Sendable (KeyRing) throws -> Void
  ) async throws -> WrongTries.Verdict {
    guard let keys = library.keys, library.isLocked else { return .right }
    guard !isWorking else { throw WebError.unlocking }
    if let wait = tries.begin(Self.tried, now: now(), pause: Self.pause) { return .tooSoon(wait: wait) }
    do {
      try await alone { [library] in
        try unlock(keys)
        // noted in the log; a disk that refuses keeps nobody from reading
        _ = try? library.vouch()
      }
    } catch let error as LibraryError where error.code == .wrongKey {
      return .wrong(wait: tries.wrong(Self.tried, now: now()))
    }
    tries.right(Self.tried)
    idle.touch()
    // what was interrupted could not be put in order before
    notices.add(await desk.recover())
    return .right
  }

  private static let tried = "passphrase"

  /// Nanoseconds to wait after so many wrong passphrases: a second, then twice as long, up to five minutes.
  static func pause(after wrong: Int) -> Int64 { min(1 << Int64(min(wrong - 1, 9)), 300) * 1_000_000_000 }

  // Locking

  /// Forgets all keys but that of the interview being recorded, and tells all pages.
  func lock() async {
    guard library.isSealed, !library.isLocked else { return }
    // what was edited is written down while its key is there
    await interviews.forgetEdited()
    library.lock()
    // nor may a terminal of this sitting open it any more
    _ = try? await Blocking.run { [library] in try KeyAgent(library: library.folder).end() }
    await interviews.forgetEdited()
    await analyses.forget()
    await exportJobs.forget()
    await checks.forget()
    await sounds.forget()
    let kept = await kept
    for listener in listeners.values { listener.yield(kept) }
  }

  /// Locks when nobody touched a page for as long as the settings say.
  func lockWhenIdle(now: MonotonicTime) async {
    guard library.isSealed, !library.isLocked, idle.isDue(after: settings.current.idleMinutes, now: now)
    else { return }
    await lock()
  }

  /// Looks every few seconds whether to lock, until it is cancelled.
  nonisolated func watch() async {
    while !Task.isCancelled {
      await lockWhenIdle(now: IdleLock.now())
      try? await Task.sleep(for: .seconds(5))
    }
  }

  /// Each time the library is locked, the paths of the pages that may stay; at once when it is locked already.
  func lockings() async -> AsyncStream<[String]> {
    let (stream, listener) = AsyncStream<[String]>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let number = nextListener
    nextListener += 1
    listeners[number] = listener
    listener.onTermination = { _ in Task { await self.leave(number) } }
    if library.isLocked { listener.yield(await kept) }
    return stream
  }

  private func leave(_ number: Int) { listeners[number] = nil }

  /// Paths of pages that show nothing that is locked.
  var kept: [String] {
    get async {
      guard let id = await interviews.recording?.session.id else { return LockedLibrary.pages }
      return LockedLibrary.pages + ["/interviews/\(id)/lead", "/interviews/\(id)/handover"]
    }
  }

  private func alone(_ task: @escaping @Sendable () throws -> some Sendable) async throws {
    guard !isWorking else { throw WebError.unlocking }
    isWorking = true
    defer { isWorking = false }
    _ = try await Blocking.run(task)
  }
}
