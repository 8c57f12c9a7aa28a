import Foundation
import GRDB
import Interview
import Testing
import Timeline

@testable import Library

@Suite("Copies of the database in the library")
struct DatabaseBackupTests {
  let scratch: Scratch
  let library: Library
  let folder: InterviewFolder
  let sound: SoundFacts.Reader = { _, _ in nil }

  init() throws {
    scratch = try Scratch()
    library = try scratch.open()
    folder = try library.createInterview(guide: Sample.guide, participant: "P-07")
    try library.commit(Sample.talk(folder))
    try library.writeDocument(folder.id)
  }

  private var backups: URL { scratch.url.appending(path: "backups") }
  private var talk: [InterviewEvent] { Sample.talk(folder) }

  /// Adds one note, as an interview goes on.
  private func note(_ text: String) throws {
    let next = Int64(try library.interview(folder.id).events.count + 1)
    try library.commit(
      Sample.events(
        folder.id, [.noteBegun(question: nil), .noteText(note: "\(folder.id)-e\(next)", text: text)],
        from: next))
  }

  private func events(in backup: DatabaseBackup) throws -> Int {
    let queue = try DatabaseQueue(path: backup.file.path)
    return try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM event") ?? 0 }
  }

  private func damage(_ file: URL, at offset: UInt64 = 4096, bytes: Int = 60_000) throws {
    let handle = try FileHandle(forWritingTo: file)
    try handle.seek(toOffset: offset)
    try handle.write(contentsOf: Data(repeating: 0xA5, count: bytes))
    try handle.close()
  }

  @Test("the three newest states are kept, each whole, for the owner only")
  func generations() throws {
    for number in 1...5 {
      try note("note \(number)")
      #expect(try library.backUpDatabase())
    }
    let copies = library.databaseBackups
    #expect(copies.map(\.generation) == [1, 2, 3])
    #expect(try copies.map(events) == [talk.count + 10, talk.count + 8, talk.count + 6])
    #expect(copies.map(\.isWhole) == [true, true, true])
    #expect(
      Files.names(in: backups) == [
        ".lock", "SHA256SUMS", "library-1.sqlite", "library-2.sqlite", "library-3.sqlite",
      ])
    for copy in copies {
      let mode = try FileManager.default.attributesOfItem(atPath: copy.file.path)[.posixPermissions] as? Int
      #expect(mode == 0o600)
    }
  }

  @Test("nothing is copied when nothing was added, and a damaged copy is made anew")
  func unchanged() throws {
    #expect(try library.backUpDatabase())
    #expect(try !library.backUpDatabase())
    try damage(try #require(library.databaseBackups.first).file)
    #expect(try library.backUpDatabase())
    #expect(library.databaseBackups.first?.isWhole == true)
  }

  @Test("a copy that cannot be made leaves those before it alone")
  func damagedDatabase() throws {
    #expect(try library.backUpDatabase())
    try note("later")
    let database = scratch.url.appending(path: "library.sqlite")
    // the root of the table of events: the database opens, but not all of it can be read
    let page = try library.read {
      try Int.fetchOne($0, sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'event'") ?? 0
    }
    try library.close()
    try damage(database, at: UInt64(page - 1) * 4096, bytes: 4096)
    let damaged = try scratch.open()
    #expect(throws: LibraryError.self) { try damaged.backUpDatabase() }
    #expect(damaged.databaseBackups.map(\.isWhole) == [true])
    #expect(Files.names(in: backups) == [".lock", "SHA256SUMS", "library-1.sqlite"])
  }

  @Test("while another program makes a copy none is made")
  func twoPrograms() throws {
    try Files.makeDirectories(backups)
    let other = try #require(try FileLock(backups.appending(path: ".lock"), isShared: false))
    #expect(try !library.backUpDatabase())
    other.release()
    #expect(try library.backUpDatabase())
  }

  @Test(
    "a rebuild takes from the newest whole copy what stands in no interview.json, when the database is damaged or lost",
    arguments: [true, false])
  func rebuild(isLost: Bool) throws {
    try note("only in the database")
    #expect(try library.backUpDatabase())
    try note("even later")
    #expect(try library.backUpDatabase())
    try damage(try #require(library.databaseBackups.first).file)
    try library.close()
    let database = scratch.url.appending(path: "library.sqlite")
    if isLost {
      for suffix in ["", "-wal", "-shm"] { unlink(database.path + suffix) }
    } else {
      try Data("no database any more".utf8).write(to: database)
    }
    let report = try Library.rebuild(at: scratch.url, sound: sound)
    #expect(report.eventsFromBackup == 2)
    let interview = try scratch.open().interview(folder.id)
    #expect(interview.notes.map(\.text).contains("only in the database"))
  }

  @Test("a rebuild does not bring back from a copy what was deleted")
  func deleted() throws {
    let other = try library.createInterview(guide: Sample.guide, participant: "P-08")
    try library.commit(Sample.talk(other))
    #expect(try library.backUpDatabase())
    try library.delete(other.id)
    try library.close()
    unlink(scratch.url.appending(path: "library.sqlite").path)
    let report = try Library.rebuild(at: scratch.url, sound: sound)
    #expect(report.interviews == 1)
  }

  @Test("what is deleted for good is in no copy any more, and a copy without it is there")
  func forGood() throws {
    let other = try library.createInterview(guide: Sample.guide, participant: "Canary-Person")
    try library.commit(Sample.talk(other))
    #expect(try library.backUpDatabase())
    try library.delete(other.id, forGood: true)
    let copies = library.databaseBackups
    #expect(copies.count == 1 && copies.allSatisfy { $0.isWhole && !$0.mayHold(other.id) })
    for copy in copies {
      #expect(try Data(contentsOf: copy.file).range(of: Data("Canary-Person".utf8)) == nil)
    }
  }

  @Test("check names a damaged copy, and the copies that help when the database itself is damaged")
  func check() throws {
    #expect(try library.backUpDatabase())
    #expect(try library.check(sound: sound).allSatisfy { !$0.message.contains("backups/") })
    try damage(try #require(library.databaseBackups.first).file)
    let finding = try #require(
      try library.check(sound: sound).first { $0.message.contains("backups/library-1.sqlite") })
    #expect(finding.severity == .damage)
  }

  @Test("a copy in which one byte of a value is another one is damaged, in each of the three")
  func oneByte() throws {
    for number in 1...3 {
      try note("note \(number)")
      #expect(try library.backUpDatabase())
    }
    #expect(try library.check(sound: sound).allSatisfy { !$0.message.contains("backups/") })
    for copy in library.databaseBackups {
      let bytes = try Data(contentsOf: copy.file)
      var changed = bytes
      let place = try #require(changed.range(of: Data("Wendepunkt".utf8)))
      changed[place.lowerBound] ^= 1
      try changed.write(to: copy.file)
      let damage = try library.check(sound: sound).filter { $0.severity == .damage }.map(\.message)
      #expect(damage.contains { $0.contains("backups/\(copy.file.lastPathComponent) is damaged") })
      try bytes.write(to: copy.file)
    }
    #expect(try library.check(sound: sound).allSatisfy { !$0.message.contains("backups/") })
    // a pipe in its place ends no check
    try FileManager.default.removeItem(at: library.databaseBackups[0].file)
    #expect(mkfifo(backups.appending(path: "library-1.sqlite").path, 0o600) == 0)
    #expect(try library.check(sound: sound).contains { $0.message.contains("library-1.sqlite is damaged") })
  }
}
