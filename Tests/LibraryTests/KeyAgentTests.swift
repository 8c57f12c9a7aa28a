import Documents
import Foundation
import Glibc
import Synchronization
import Testing
import Timeline
import Vault

@testable import Library

@Suite("The agent that keeps a key for a sitting")
struct KeyAgentTests {
  let scratch: Scratch
  let agent: KeyAgent
  private let session: URL

  init() throws {
    scratch = try Scratch()
    _ = try Library.seal(at: scratch.url, passphrase: SealedLibraryTests.passphrase)
    session = scratch.folder.appending(path: "s", directoryHint: .isDirectory)
    try Files.makeDirectories(session)
    agent = try KeyAgent(library: scratch.url, ["XDG_RUNTIME_DIR": session.path])
  }

  /// A clock that a test sets, in nanoseconds.
  private final class Clock: Sendable {
    private let time = Atomic<Int64>(0)
    func set(_ nanoseconds: Int64) { time.store(nanoseconds, ordering: .releasing) }
    var now: MonotonicTime { MonotonicTime(nanoseconds: time.load(ordering: .acquiring)) }
  }

  /// Runs `body` beside an agent, and returns when both have ended.
  private func serving(_ lines: [String], _ clock: Clock, _ body: @escaping @Sendable () throws -> Void)
    async throws
  {
    let (agent, isReady) = (agent, AsyncStream<Void>.makeStream())
    let server = Thread {
      try? agent.serve(lines, idle: 60, clock: { clock.now }) { isReady.continuation.yield() }
      isReady.continuation.finish()
    }
    server.start()
    var ready = isReady.stream.makeAsyncIterator()
    _ = await ready.next()
    let outcome = Result { try body() }
    clock.set(.max / 2)
    while await ready.next() != nil {}
    try outcome.get()
  }

  @Test(
    "it unlocks the library again without a passphrase, for this person only, and forgets when it is told to")
  func unlocking() async throws {
    let keys = try #require(try Library.keys(at: scratch.url))
    #expect(throws: LibraryError.self) { try keys.lines() }
    try keys.unlock(SealedLibraryTests.passphrase)
    let (agent, place) = (agent, scratch.url)
    #expect(agent.lines() == nil && agent.end() == .none)
    try await serving(try keys.lines(), Clock()) {
      var status = stat()
      #expect(lstat(agent.socket.path, &status) == 0 && status.st_mode == S_IFSOCK | 0o600)
      #expect(
        lstat(agent.socket.deletingLastPathComponent().path, &status) == 0
          && status.st_mode == S_IFDIR | 0o700)
      for _ in 1...3 {
        let again = try #require(try Library.keys(at: place))
        try again.unlock(lines: try #require(agent.lines()))
        #expect(!again.isLocked && again.mended == [])
      }
      // nonsense and silence end nothing
      for words in ["", "\n", "passphrase please\n", String(repeating: "x", count: 9000)] {
        let peer = try KeyAgent.open(agent.socket, connect)
        _ = KeyAgent.say(words, peer)
        close(peer)
      }
      #expect(agent.lines() != nil)
      #expect(agent.end() == .forgotten && agent.lines() == nil)
    }
    #expect(Files.status(agent.socket) == nil)
  }

  @Test(
    "it forgets when nobody has asked for a while, also when the computer slept meanwhile; each question begins anew"
  )
  func idle() async throws {
    let clock = Clock()
    let agent = agent
    try await serving(["AGE-SECRET-KEY-1TEST"], clock) {
      clock.set(50)
      #expect(agent.lines() == ["AGE-SECRET-KEY-1TEST"])
      clock.set(100)
      #expect(agent.lines() != nil)
      clock.set(161)
      #expect(agent.lines() == nil)
    }
    #expect(Files.status(agent.socket) == nil)
  }

  @Test("what it keeps of one library opens no other, and exchanged keys are found as with the passphrase")
  func others() throws {
    let keys = try #require(try Library.keys(at: scratch.url))
    try keys.unlock(SealedLibraryTests.passphrase)
    let lines = try keys.lines()
    let other = try Scratch()
    _ = try Library.seal(at: other.url, passphrase: SealedLibraryTests.passphrase)
    #expect(throws: LibraryError.self) { try Library.keys(at: other.url)?.unlock(lines: lines) }
    #expect(try KeyAgent(library: other.url).socket != KeyAgent(library: scratch.url).socket)
    let stranger = AgeIdentity().recipient.text + "\n"
    try Data(stranger.utf8).write(to: scratch.url.appending(path: "keys/recovery.pub"))
    let again = try #require(try Library.keys(at: scratch.url))
    try again.unlock(lines: lines)
    #expect(again.mended == ["recovery.pub"])
  }
}
