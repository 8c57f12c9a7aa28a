import Foundation
import Guide
import Interview
import Library
import Testing
import Timeline
import Vault

@testable import WebApp
@testable import WebServing

/// Sealing, unlocking and locking, asked from inside the program and with a clock of the test's own.
@Suite struct SealedWebTests {
  private let second: Int64 = 1_000_000_000
  private let passphrase = "badu-kimo-resa-tolu"

  private func scratch() -> URL {
    FileManager.default.temporaryDirectory
      .appending(path: "leitfaden-door-\(UUID().uuidString.lowercased())", directoryHint: .isDirectory)
  }

  private func door(_ library: Library, idle: IdleLock = IdleLock(), tries: WrongTries? = nil) -> LibraryDoor
  {
    let settings = SettingsStore(library: library)
    let desk = StandInDesk(library: library)
    let exports = ExportWork(library: library, settings: settings)
    return LibraryDoor(
      library: library, settings: settings,
      interviews: OpenInterviews(library: library, desk: desk, exports: exports),
      analyses: AnalysisShelf(library: library), exportJobs: ExportJobs(library: library), desk: desk,
      checks: SoundChecks(), sounds: SoundShelf(library: library),
      tries: tries ?? WrongTries(), idle: idle, work: 4)
  }

  /// Seals as the first page does.
  private func seal(_ door: LibraryDoor) async throws -> [String] {
    let paper = try await door.begin(passphrase)
    #expect(try await door.confirm(paper.asked.map { paper.groups[$0 - 1].lowercased() + " " }) == [])
    return paper.groups
  }

  @Test func `A new library is sealed only when the groups asked for are right, and is unlocked then`()
    async throws
  {
    let folder = scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = try Library.open(at: folder)
    let door = door(library)
    #expect(door.isUndecided)
    await #expect(throws: WebError.self) { try await door.begin("short") }
    let paper = try await door.begin(passphrase)
    #expect(try await door.confirm(["AAAAAA", paper.groups[paper.asked[1] - 1]]) == [paper.asked[0]])
    #expect(!library.isSealed && door.isUndecided)
    #expect(try await door.confirm(paper.asked.map { paper.groups[$0 - 1] }) == [])
    #expect(library.isSealed && !library.isLocked && !door.isUndecided)
    await #expect(throws: WebError.self) { try await door.decline() }
    // another program that opens it finds it sealed, and what was chosen opens it
    let other = try #require(try Library.keys(at: folder))
    try other.unlock(AgePassphrase(passphrase))
    #expect(!other.isLocked)
    #expect(throws: LibraryError.self) { try library.seal(with: AgePassphrase(passphrase, work: 4)) }
  }

  @Test func `A library that another program has open, or that holds a plain interview, is not sealed`()
    throws
  {
    let folder = scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = try Library.open(at: folder)
    let other = try Library.open(at: folder)
    #expect(throws: LibraryError.self) { try library.seal(with: AgePassphrase(passphrase, work: 4)) }
    #expect(!library.isSealed)
    _ = try other.createInterview(guide: StandInDesk.guide)
    try other.close()
    #expect(throws: LibraryError.self) { try library.seal(with: AgePassphrase(passphrase, work: 4)) }
    #expect(try Library.keys(at: folder) == nil)
  }

  @Test func `Whoever goes on without encryption is not asked again`() async throws {
    let folder = scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = try Library.open(at: folder)
    try await door(library).decline()
    #expect(!door(library).isUndecided && !library.isSealed)
  }

  @Test
  func `Wrong passphrases cost growing pauses, also after a new start; the recovery key sets a new one`()
    async throws
  {
    let folder = scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = try Library.open(at: folder)
    let groups = try await seal(door(library))
    library.lock()
    let file = folder.appending(path: "tries.json")
    let start = MonotonicTime(nanoseconds: 0)
    let first = door(library, tries: WrongTries(file: file, now: start))
    #expect(try await first.unlock("not this one", now: { start }) == .wrong(wait: second))
    let later = start + second
    #expect(try await first.unlock("not this one", now: { later }) == .wrong(wait: 2 * second))
    #expect(try await first.unlock(passphrase, now: { later + 1 }) == .tooSoon(wait: 2 * second - 1))
    // the program was started anew, with a clock that begins anew
    let again = door(library, tries: WrongTries(file: file, now: start))
    #expect(try await again.unlock(passphrase, now: { start + second }) == .tooSoon(wait: second))
    #expect(try await again.unlock("nor this", now: { start + 2 * second }) == .wrong(wait: 4 * second))
    let end = start + 6 * second
    await #expect(throws: WebError.self) { try await again.unlock(recoveryKey: "x", passphrase: "weak") }
    let typed = groups.joined(separator: " ").lowercased()
    #expect(try await again.unlock(recoveryKey: typed, passphrase: "another-one-now", now: { end }) == .right)
    #expect(!library.isLocked)
    #expect(try String(contentsOf: file, encoding: .utf8) == "{}")
    library.lock()
    #expect(try await again.unlock(passphrase, now: { end }) == .wrong(wait: second))
    #expect(try await again.unlock("another-one-now", now: { end + second }) == .right)
  }

  @Test
  func
    `The library is locked when nobody touched a page for as long as the settings say, and all pages are told`()
    async throws
  {
    let folder = scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = try Library.open(at: folder)
    let idle = IdleLock()
    let door = door(library, idle: idle)
    _ = try await seal(door)
    var told = await door.lockings().makeAsyncIterator()
    let touched = IdleLock.now() + 3600 * second
    idle.touch(now: touched)
    await door.lockWhenIdle(now: touched + (900 * second - 1))
    #expect(!library.isLocked)
    await door.lockWhenIdle(now: touched + 900 * second)
    #expect(library.isLocked)
    #expect(await told.next()?.contains(UnlockRoutes.path) == true)
    // a page that comes later learns it at once
    var late = await door.lockings().makeAsyncIterator()
    #expect(await late.next() != nil)
    #expect(try await door.unlock(passphrase) == .right)
    try SettingsStore(library: library).change { $0.idleMinutes = 0 }
    #expect(!IdleLock(now: touched).isDue(after: 0, now: touched + 86_400 * second))
  }

  @Test func `PINs are counted over new starts`() throws {
    let folder = scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "tries.json")
    let pins = Pins(tries: WrongTries(file: file), work: 4)
    _ = pins.set("4711", for: "a")
    var now = MonotonicTime(nanoseconds: 0)
    for _ in 1...5 {
      guard case .wrong(let wait) = pins.check("0000", for: "a", now: now) else {
        return #expect(Bool(false))
      }
      now = now + wait
    }
    let start = MonotonicTime(nanoseconds: 7)
    let again = Pins(tries: WrongTries(file: file, now: start), work: 4)
    #expect(again.check("4711", for: "a", now: start) == .tooSoon(wait: 30 * second))
    _ = again.set("4711", for: "a")
    #expect(again.check("0815", for: "a", now: start) == .wrong(wait: 60 * second))
    #expect(again.check("4711", for: "a", now: start + 60 * second) == .right)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == "{}" && !text.contains("4711"))
  }

  @Test func `Where one goes after unlocking is a page of ours`() {
    #expect(UnlockRoutes.place("/interviews/x/review?a=b") == "/interviews/x/review?a=b")
    for bad in [
      nil, "", "//evil.example", "https://evil.example", "/\\evil.example", "/unlock?next=/", "/api/lock",
      "/a b",
    ] {
      #expect(UnlockRoutes.place(bad) == "/")
    }
  }

  @Test
  func
    `A file that is an answer lies encrypted in an encrypted library from its first byte, and comes back whole`()
    async throws
  {
    let folder = scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = try Library.open(at: folder)
    try library.seal(with: AgePassphrase(passphrase, work: 4))
    let interview = try library.createInterview(guide: StandInDesk.guide)
    let key = try #require(try library.key(of: interview.id))
    let files = interview.url.appending(path: "files", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    let temporary = files.appending(path: ".x.part")
    let content =
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
      + Array(repeating: Array("canary ".utf8), count: 20_000).joined()
    let writing = try AnswerFileWriting(temporary, key: key)
    try writing.add(Array(content.prefix(100_000)))
    #expect(FileManager.default.contents(atPath: temporary.path)?.range(of: Data("canary".utf8)) == nil)
    try writing.add(Array(content.dropFirst(100_000)))
    let reference = try writing.finish(as: Question(id: "photo", text: "?", kind: "photo"), in: files)
    #expect(!reference.name.contains(reference.sha256.prefix(12)) && reference.mediaType == "image/png")
    let names = try FileManager.default.contentsOfDirectory(atPath: files.path)
    #expect(names == ["\(reference.name).age"])
    let stored = try #require(FileManager.default.contents(atPath: files.appending(path: names[0]).path))
    #expect(stored.range(of: Data("canary".utf8)) == nil)
    let answer = try await AnswerFiles(library: library).give(reference, of: interview.id)
    #expect(answer.length == Int64(content.count))
    #expect(try answer.read(99_000..<101_000) == Array(content[99_000..<101_000]))
    library.lock()
    await #expect(throws: LibraryError.self) {
      try await AnswerFiles(library: library).give(reference, of: interview.id)
    }
  }
}
