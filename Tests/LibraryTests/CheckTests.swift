import Foundation
import GRDB
import Glibc
import Interview
import Testing
import Timeline

@testable import Library

@Suite("Check")
struct CheckTests {
  let scratch: Scratch
  let library: Library
  let folder: InterviewFolder
  let sound: SoundFacts.Reader = { url, _ in
    guard let size = Files.size(url), size > 0 else { return nil }
    return SoundFacts(frames: size, sampleRate: SampleRate(48_000), channels: 1, bits: 24)
  }

  init() throws {
    scratch = try Scratch()
    library = try scratch.open()
    folder = try library.createInterview(guide: Sample.guide, participant: "P-07")
    try library.commit(Sample.talk(folder))
    try Data(count: 700_000).write(to: part)
    try library.writeDocument(folder.id)
  }

  private var part: URL { folder.url.appending(path: "part-001.wav") }
  private var document: URL { folder.url.appending(path: "interview.json") }

  /// The only finding; the test fails when there are others.
  private func finding() throws -> Finding {
    let findings = try library.check(sound: sound)
    #expect(findings.count == 1, "\(findings)")
    return try #require(findings.first)
  }

  /// Changes rows behind the back of the triggers, which are there again afterwards.
  private func change(_ sql: String) throws {
    try library.pool.writeWithoutTransaction { db in
      let triggers = try Row.fetchAll(
        db,
        sql: "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name IN ('event', 'guide')")
      try db.execute(sql: "PRAGMA foreign_keys = OFF")
      for trigger in triggers { try db.execute(sql: "DROP TRIGGER \(trigger["name"] as String)") }
      try db.execute(sql: sql)
      for trigger in triggers { try db.execute(sql: trigger["sql"] as String) }
    }
  }

  @Test("a trigger that is gone or says something else is damage")
  func trigger() throws {
    try library.pool.writeWithoutTransaction { try $0.execute(sql: "DROP TRIGGER event_never_changes") }
    let finding = try finding()
    #expect(finding.severity == .damage && finding.message.contains("description of its tables"))
  }

  @Test("a healthy library has no findings")
  func healthy() throws { #expect(try library.check(sound: sound).isEmpty) }

  @Test("a lost folder is damage")
  func folderLost() throws {
    try FileManager.default.removeItem(at: folder.url)
    #expect(try finding().message.contains("has lost its folder"))
  }

  @Test("a lost part is damage")
  func partLost() throws {
    try FileManager.default.removeItem(at: part)
    let finding = try finding()
    #expect(finding.severity == .damage && finding.message.contains("has lost the sound part-001.wav"))
  }

  @Test("a part that is too short is damage, one that is too long a warning")
  func partLength() throws {
    try Data(count: 600_000).write(to: part)
    #expect(try finding().severity == .damage)
    try Data(count: 800_000).write(to: part)
    #expect(try finding().severity == .warning)
  }

  @Test("sound that no event speaks of is named")
  func strangeSound() throws {
    try Data(count: 5).write(to: folder.url.appending(path: "part-007.wav"))
    #expect(try finding().message.contains("part-007.wav"))
  }

  @Test("a missing event is damage")
  func hole() throws {
    try change("DELETE FROM event WHERE sequence = 13")
    let findings = try library.check(sound: sound)
    #expect(findings.contains { $0.severity == .damage && $0.message.contains("event 13 is missing") })
  }

  @Test("a row that says otherwise than the events is named, and rebuilt")
  func derived() throws {
    try change("UPDATE interview SET marks = 99")
    #expect(try finding().message.contains("not listed as"))
    try library.close()
    _ = try Library.rebuild(at: scratch.url, sound: sound)
    #expect(try scratch.open().check(sound: sound).isEmpty)
  }

  @Test("a search that says otherwise than the events is named")
  func search() throws {
    try change("DELETE FROM search_entry WHERE kind = 'note'")
    #expect(try finding().message.contains("not found by the words"))
  }

  @Test("a guide that was changed is damage")
  func guideChanged() throws {
    try change("UPDATE guide SET json = replace(json, 'Rat', 'Rad')")
    let findings = try library.check(sound: sound)
    #expect(
      findings.contains { $0.severity == .damage && $0.message.contains("is not as it was kept") })
  }

  @Test("a guide that is gone is damage")
  func guideLost() throws {
    try change("DELETE FROM guide")
    let findings = try library.check(sound: sound)
    #expect(findings.contains { $0.severity == .damage && $0.message.contains("cannot be loaded") })
  }

  @Test("a folder without rows is named")
  func orphan() throws {
    let other = scratch.url.appending(path: "2020-01-01_P-01_ffff")
    try FileManager.default.copyItem(at: folder.url, to: other)
    #expect(try finding().message.contains("belongs to no interview"))
  }

  @Test("an interview.json that is old, unreadable or gone is named")
  func documents() throws {
    let good = try Data(contentsOf: document)
    try library.commit(
      Sample.events(folder.id, [.edited(.init(title: "neu"))], from: Int64(Sample.talk(folder).count + 1)))
    #expect(try finding().message.contains("older than its last events"))
    try good.prefix(100).write(to: document)
    let damaged = try finding()
    #expect(damaged.message.contains("cannot be read") && damaged.severity == .damage)
    try FileManager.default.removeItem(at: document)
    #expect(try finding().message.contains("has no interview.json"))
  }

  @Test("each byte that the disk gives back otherwise is damage, also where nothing is kept")
  func rot() throws {
    try library.close()
    let file = scratch.url.appending(path: "library.sqlite")
    let good = try Data(contentsOf: file)
    for place in stride(from: 100, to: good.count, by: good.count / 40) {
      var bytes = good
      bytes[place] ^= 0x10
      var status = stat()
      #expect(stat(file.path, &status) == 0)
      try bytes.write(to: file)
      var times = [status.st_mtim, status.st_mtim]
      utimensat(AT_FDCWD, file.path, &times, 0)
      #expect(DatabaseDigest(library: scratch.url).state() == .rotten, "byte \(place)")
    }
    try good.write(to: file)
    let opened = try scratch.open()
    #expect(opened.digest.state() == .same)
    try opened.commit(
      Sample.events(folder.id, [.marked(.init(colour: 1, label: "later", reach: 0))], from: 100))
    try opened.close()
    #expect(DatabaseDigest(library: scratch.url).state() == .same)
    #expect(try scratch.open().check(sound: sound).filter { $0.message.contains("database") }.isEmpty)
  }

  @Test("a byte that another program writes is damage as well, and looking at it does not make it right")
  func foreign() throws {
    try library.close()
    let file = scratch.url.appending(path: "library.sqlite")
    var bytes = try Data(contentsOf: file)
    // what nobody uses at the end of the first page
    bytes[bytes.count / 2 + 7] ^= 0x10
    try bytes.write(to: file)
    for _ in 0..<2 {
      let opened = try scratch.open()
      #expect(try opened.check(sound: sound).contains { $0.message.contains("not by this Leitfaden") })
      try opened.close()
    }
    _ = try Library.rebuild(at: scratch.url, sound: { _, _ in nil })
    #expect(
      try scratch.open().check(sound: sound).filter { $0.message.contains("not by this Leitfaden") }.isEmpty)
  }

  @Test("a page of the database that was overwritten is damage")
  func pages() throws {
    try library.close()
    let file = scratch.url.appending(path: "library.sqlite")
    var bytes = try Data(contentsOf: file)
    let page = 4096 * (bytes.count / 4096 - 4)
    bytes.replaceSubrange(page..<page + 4096, with: Data(repeating: 0xa5, count: 4096))
    try bytes.write(to: file)
    let damaged = (try? scratch.open()).map { library in
      (try? library.check(sound: sound))?.contains { $0.severity == .damage } ?? true
    }
    #expect(damaged ?? true)
  }
}
