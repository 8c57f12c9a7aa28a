import Foundation
import GRDB
import Glibc
import Interview
import Testing

@testable import Library

@Suite("Opening a library")
struct OpeningTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static var fixtures: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
  }

  /// One for each change of the schema, written by the program of that day; the newest is written anew with
  /// `LEITFADEN_WRITE_FIXTURE=1`.
  private static let versions = ["library-v1.sqlite", "library-v2.sqlite"]

  @Test("a database of every version so far opens, with everything in it", arguments: versions)
  func earlierVersion(name: String) throws {
    let fixture = Self.fixtures.appending(path: name)
    if name == Self.versions.last, ProcessInfo.processInfo.environment["LEITFADEN_WRITE_FIXTURE"] != nil {
      let library = try scratch.open()
      let folder = try library.createInterview(
        guide: Sample.guide, participant: "P-07", id: "a1b2c3d4-0000-4000-8000-000000000001",
        date: Sample.wall)
      try library.commit(Sample.talk(folder))
      try library.close()
      try FileManager.default.createDirectory(at: Self.fixtures, withIntermediateDirectories: true)
      try? FileManager.default.removeItem(at: fixture)
      try FileManager.default.copyItem(at: scratch.url.appending(path: "library.sqlite"), to: fixture)
      try FileManager.default.removeItem(at: scratch.url)
    }
    try FileManager.default.createDirectory(at: scratch.url, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: fixture, to: scratch.url.appending(path: "library.sqlite"))
    let library = try scratch.open()
    let folder = try library.interviewFolder("a1b2c3d4-0000-4000-8000-000000000001")
    let interview = try library.interview(folder.id)
    #expect(interview.events == Sample.talk(folder))
    #expect(interview.guide == Sample.guide)
    #expect(try library.search("prufung").count == 1)
    try library.commit(
      Sample.events(folder.id, [.edited(.init(title: "später"))], from: Int64(interview.events.count + 1)))
    #expect(try library.summary(folder.id).title == "später")
  }

  @Test("closing a library a second time does nothing")
  func closedTwice() throws {
    let library = try scratch.open()
    try library.close()
    try library.close()
    try scratch.open().close()
  }

  @Test("a database of a later version is refused and left alone")
  func laterVersion() throws {
    let library = try scratch.open()
    try library.pool.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('v99')") }
    try library.close()
    let error = #expect(throws: LibraryError.self) { try scratch.open() }
    #expect(error?.code == .newerVersion)
    let file = scratch.url.appending(path: "library.sqlite")
    let before = try Data(contentsOf: file)
    let refused = #expect(throws: LibraryError.self) {
      try Library.rebuild(at: scratch.url, sound: { _, _ in nil })
    }
    #expect(refused?.code == .newerVersion)
    #expect(try Data(contentsOf: file) == before)
  }

  @Test("a damaged database is refused with the way out")
  func damaged() throws {
    try scratch.open().close()
    try Data("this is no database, whatever its name says".utf8)
      .write(to: scratch.url.appending(path: "library.sqlite"))
    let error = #expect(throws: LibraryError.self) { try scratch.open() }
    #expect(error?.code == .damaged)
    #expect(error?.hint?.contains("rebuild") == true)
  }

  @Test("another program's database is refused")
  func foreign() throws {
    try FileManager.default.createDirectory(at: scratch.url, withIntermediateDirectories: true)
    let queue = try DatabaseQueue(path: scratch.url.appending(path: "library.sqlite").path)
    try queue.write { try $0.execute(sql: "CREATE TABLE recipe (name TEXT)") }
    try queue.close()
    let error = #expect(throws: LibraryError.self) { try scratch.open() }
    #expect(error?.code == .damaged)
    #expect(error?.message.contains("not one of Leitfaden") == true)
  }

  @Test("a file in the place of the folder, and a folder that cannot be made, are refused")
  func noFolder() throws {
    try Data().write(to: scratch.url)
    #expect(throws: LibraryError.self) { try scratch.open() }
    #expect(throws: LibraryError.self) { try Library.open(at: URL(filePath: "/proc/leitfaden/Interviews")) }
    #expect(throws: LibraryError.self) {
      try Library.open(at: scratch.url.appending(path: "below/a/file"))
    }
  }

  @Test("everything that is made is for its owner only")
  func modes() throws {
    let library = try scratch.open()
    let folder = try library.createInterview(guide: Sample.guide, participant: "P-07")
    try library.commit(Sample.talk(folder))
    _ = try library.lockForRecording()
    let names = try FileManager.default.subpathsOfDirectory(atPath: scratch.url.path)
    #expect(names.count >= 8)
    for name in names {
      var status = stat()
      #expect(stat(scratch.url.appending(path: name).path, &status) == 0)
      #expect(status.st_mode & 0o077 == 0, "\(name)")
    }
  }

  @Test("a disk mounted read-only is refused", .enabled(if: Mount.isPossible))
  func readOnly() throws {
    try scratch.open().close()
    try Mount.with(["--bind", scratch.url.path, scratch.url.path]) {
      try Mount.run("mount", ["-o", "remount,ro,bind", scratch.url.path])
      let error = #expect(throws: LibraryError.self) { try scratch.open() }
      #expect(error?.code == .readOnly)
    }
  }

  @Test("a full disk is reported, and what was acknowledged stays", .enabled(if: Mount.isPossible))
  func fullDisk() throws {
    try FileManager.default.createDirectory(at: scratch.url, withIntermediateDirectories: true)
    try Mount.with(["-t", "tmpfs", "-o", "size=1500k", "tmpfs", scratch.url.path]) {
      let ballast = scratch.url.appending(path: "ballast")
      try Data(count: 200_000).write(to: ballast)
      let library = try scratch.open()
      let folder = try library.createInterview(guide: Sample.guide)
      try library.commit(Sample.events(folder.id, [Sample.started(folder)]))
      var sequence: Int64 = 2
      var failure: LibraryError?
      while failure == nil && sequence < 5000 {
        do {
          let text = String(repeating: "voll ", count: 400)
          let body = EventBody.noteText(note: "\(folder.id)-e1", text: text)
          try library.commit(Sample.events(folder.id, [body], from: sequence))
          sequence += 1
        } catch let error as LibraryError { failure = error }
      }
      #expect(failure?.code == .diskFull)
      try? library.close()
      try FileManager.default.removeItem(at: ballast)
      let again = try scratch.open()
      #expect(try again.interview(folder.id).events.count == Int(sequence) - 1)
      try again.close()
    }
  }
}

/// Mounting, for tests that run as root.
enum Mount {
  static var isPossible: Bool {
    if geteuid() == 0 { return true }
    FileHandle.standardError.write(Data("skipped: mounting needs root\n".utf8))
    return false
  }

  static func with(_ arguments: [String], _ body: () throws -> Void) throws {
    try run("mount", arguments)
    guard let target = arguments.last else { return }
    defer { try? run("umount", ["-l", target]) }
    try body()
  }

  static func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}
