import Foundation
import Glibc
import GRDB
import Guide
import Interview
import Testing
import Timeline

@testable import Library

@Suite("Rebuild, check, backup")
struct RebuildTests {
  let scratch: Scratch
  /// Takes every part for as many frames as its size says: the tests need no real sound.
  let sound: SoundFacts.Reader = { url, _ in
    guard let size = Files.size(url), size > 0 else { return nil }
    return SoundFacts(frames: size, sampleRate: SampleRate(48_000), channels: 1, bits: 24)
  }

  init() throws { scratch = try Scratch() }

  private var database: URL { scratch.url.appending(path: "library.sqlite") }

  /// A saved interview with its sound and its interview.json.
  private func saved(_ library: Library, participant: String = "P-07") throws -> InterviewFolder {
    let folder = try library.createInterview(guide: Sample.guide, participant: participant)
    try library.commit(Sample.talk(folder))
    try Data(count: 700_000).write(to: folder.url.appending(path: "part-001.wav"))
    try library.writeDocument(folder.id)
    return folder
  }

  /// Every row of every table, without the order in which they were written.
  private func rows(_ library: Library) throws -> [String: Set<String>] {
    try library.read { db in
      var rows: [String: Set<String>] = [:]
      for (table, columns) in [
        ("event", "id, interview, sequence, device, frame, monotonic, wall, kind, body"), ("guide", "*"),
        ("interview", "*"), ("search_entry", "interview, kind, reference, frame, question, text"),
      ] {
        rows[table] = Set(
          try GRDB.Row.fetchAll(db, sql: "SELECT \(columns) FROM \(table)").map { "\($0)" })
      }
      return rows
    }
  }

  @Test("from interview.json alone a rebuild makes every row again")
  func identical() throws {
    let library = try scratch.open()
    _ = try saved(library)
    _ = try saved(library, participant: "P-08")
    let planned = try library.createInterview(
      guide: Sample.guide, participant: "P-09", title: "geplant", language: "de")
    var corpus = Corpus(seed: 7)
    let wild = try library.createInterview(guide: Sample.guide)
    try library.commit(corpus.events(wild.id, beginning: Sample.started(wild), count: 300))
    try library.writeDocument(wild.id)
    let before = try rows(library)
    try library.close()
    for suffix in ["", "-wal", "-shm"] { unlink(database.path + suffix) }

    let report = try Library.rebuild(at: scratch.url, sound: sound)
    #expect(report.interviews == 4 && report.findings.isEmpty && report.oldDatabase == nil)
    let after = try scratch.open()
    #expect(try rows(after) == before)
    #expect(try after.summary(planned.id).title == "geplant")
    #expect(try after.pool.write { try Int.fetchOne($0, sql: "PRAGMA synchronous") } == 2)
  }

  @Test("a rebuild of a healthy library changes no row and keeps the old database")
  func healthy() throws {
    let library = try scratch.open()
    _ = try saved(library)
    let before = try rows(library)
    try library.close()
    let report = try Library.rebuild(at: scratch.url, sound: sound)
    #expect(report.eventsFromOldDatabase == 0 && report.findings.isEmpty)
    #expect(Files.size(try #require(report.oldDatabase)) != nil)
    #expect(try rows(scratch.open()) == before)
    let left = Files.names(in: scratch.url).filter { $0.hasPrefix(".") }
    #expect(left.isEmpty)
  }

  @Test("events that only the old database has are taken over")
  func newerEvents() throws {
    let library = try scratch.open()
    let folder = try library.createInterview(guide: Sample.guide, participant: "P-07")
    try library.commit(Sample.talk(folder))
    try library.close()
    let report = try Library.rebuild(at: scratch.url, sound: sound)
    #expect(report.eventsFromOldDatabase == Sample.talk(folder).count)
    #expect(try scratch.open().interview(folder.id).events == Sample.talk(folder))
    // Now interview.json has them too.
    unlink(database.path)
    #expect(try Library.rebuild(at: scratch.url, sound: sound).events == Sample.talk(folder).count)
  }

  @Test("an interview whose folder vanished is kept as far as the old database knows it")
  func vanishedFolder() throws {
    let library = try scratch.open()
    let folder = try saved(library)
    try library.close()
    try FileManager.default.removeItem(at: folder.url)
    let report = try Library.rebuild(at: scratch.url, sound: sound)
    #expect(report.findings.contains { $0.severity == .damage && $0.message.contains("sound is gone") })
    #expect(try scratch.open().interview(folder.id).events == Sample.talk(folder))
  }

  @Test(
    "a database that is garbage, cut off or torn does not stop a rebuild",
    arguments: ["garbage", "cut", "torn"])
  func damaged(how: String) throws {
    let library = try scratch.open()
    let folders = try (0..<8).map { try saved(library, participant: "P-0\($0)") }
    let before = try rows(library)
    try library.close()
    var bytes = try Data(contentsOf: database)
    switch how {
    case "garbage": bytes = Data(repeating: 0x5a, count: 5000)
    case "cut": bytes = bytes.prefix(bytes.count / 2)
    default:
      for page in stride(from: 4096 * 3, to: bytes.count, by: 4096 * 4) {
        bytes.replaceSubrange(page..<page + 4096, with: Data(repeating: 0xa5, count: 4096))
      }
    }
    try bytes.write(to: database)
    let report = try Library.rebuild(at: scratch.url, sound: sound)
    #expect(report.interviews == folders.count)
    #expect(try rows(scratch.open()) == before)
    #expect(try Data(contentsOf: try #require(report.oldDatabase)) == bytes)
  }

  @Test("a folder of which only the sound is left becomes an interview")
  func onlySound() throws {
    let library = try scratch.open()
    try library.close()
    let directory = scratch.url.appending(path: "2026-11-21_P-07_a1b2")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data(count: 96_000).write(to: directory.appending(path: "part-001.wav"))
    try Data(count: 48_000).write(to: directory.appending(path: "part-002.wav"))
    let report = try Library.rebuild(at: scratch.url, sound: sound)
    #expect(report.interviews == 1)
    let again = try scratch.open()
    let summary = try again.find("a1b2")
    #expect(summary.participant == "P-07" && summary.frames == 144_000 && summary.parts == 2)
    #expect(summary.guide == "recovered" && summary.status == .open)
    #expect(try again.check(sound: sound).isEmpty)
  }

  @Test("an interview.json that is damaged is made up for by the old database")
  func damagedDocument() throws {
    let library = try scratch.open()
    let folder = try saved(library)
    try library.close()
    try Data("{\"format\": 1, \"id\"".utf8).write(to: folder.url.appending(path: "interview.json"))
    let report = try Library.rebuild(at: scratch.url, sound: sound)
    #expect(report.findings.count == 1)
    let again = try scratch.open()
    #expect(try again.interview(folder.id).events == Sample.talk(folder))
    #expect(try again.check(sound: sound).isEmpty)
  }

  /// Leaves a library without its database and the copies of it, with a change in one of its interview.json.
  private func spoilt(
    _ library: Library, _ folder: InterviewFolder, _ change: (String) -> String
  ) throws -> URL {
    try library.close()
    for name in ["library.sqlite", "library.sqlite.sha256", "backups"] {
      try? FileManager.default.removeItem(at: scratch.url.appending(path: name))
    }
    let file = folder.url.appending(path: "interview.json")
    try change(try String(contentsOf: file, encoding: .utf8)).write(
      to: file, atomically: true, encoding: .utf8)
    return file
  }

  @Test(
    "of an interview.json that is damaged everything is kept that can be read, and what is lost stays a finding",
    arguments: [
      ("\"sequence\" : 4,", "\"sequence\" : x,"),
      ("\"sequence\" : 4,", "\"sequence\" : 1000000000000000000,"),
      ("\"sequence\" : 4,", "\"sequence\" : 4, \"\" \"{"), ("\"sequence\" : 4,", "\u{0}\u{1}\u{2}"),
    ])
  func damagedInPlaces(from: String, to: String) throws {
    let library = try scratch.open()
    let (folder, other) = (try saved(library), try saved(library, participant: "P-08"))
    try library.setConsent(folder.id, Consent([.recording], .written, date: "2026-11-20"), device: "desk")
    let before = try library.interview(folder.id)
    let file = try spoilt(library, folder) { $0.replacing(from, with: to) }
    let spoiltBytes = try Data(contentsOf: file)
    let report = try Library.rebuild(at: scratch.url, sound: sound)
    #expect(report.interviews == 2 && report.findings.count == 2)
    #expect(
      report.findings.last?.message
        == "interview.json of \(folder.url.lastPathComponent) is damaged; 1 of its \(before.events.count) events cannot be read and are left out"
    )
    let again = try scratch.open()
    let after = try again.interview(folder.id)
    #expect(after.events == before.events.filter { $0.sequence != 4 })
    #expect(after.consent == before.consent && after.guide == before.guide && after.title == before.title)
    let kept = file.appendingPathExtension("damaged")
    #expect(try Data(contentsOf: kept) == spoiltBytes)
    let found = try again.check(sound: sound)
    #expect(found.allSatisfy { $0.interview == folder.id } && found.contains { $0.severity == .damage })
    #expect(found.contains { $0.message.contains("could not be read whole") })
    #expect(try again.interview(other.id).events.count == Sample.talk(other).count)
  }

  @Test("a consent that was noted outlives its interview.json", arguments: [true, false])
  func consentOfTheDamaged(isWhollyLost: Bool) throws {
    let library = try scratch.open()
    let folder = try saved(library)
    try library.setConsent(folder.id, Consent([.recording], .written, date: "2026-11-20"), device: "desk")
    let consented = "\"consented\""
    let file = try spoilt(library, folder) { text in
      isWhollyLost ? "{" : text.replacing("\"kind\" : \(consented)", with: "\"kind\" : \"consented")
    }
    let report = try Library.rebuild(at: scratch.url, sound: sound)
    #expect(report.findings.contains { $0.message.contains("has the consent again") }, "\(report.findings)")
    let again = try scratch.open()
    let interview = try again.interview(try #require(try again.list().first).id)
    #expect(interview.consent?.scopes == [.recording] && interview.consent?.manner == .written)
    #expect(ConsentGap(ConsentRule([.sharing]), of: [interview]) != nil, "it does not leave")
    #expect(interview.interruption == nil, "nobody says that everything is kept")
    #expect(try again.check(sound: sound).contains { $0.severity == .damage })
    #expect(FileManager.default.fileExists(atPath: file.appendingPathExtension("damaged").path))
  }

  @Test(
    "where the audit log does not know the consent either, nothing is handed on until somebody notes it anew",
    arguments: ["one event", "all but the sound", "a cut log", "from elsewhere"])
  func lostConsent(how: String) throws {
    let library = try scratch.open()
    let folder = try saved(library)
    try library.setConsent(folder.id, Consent([.sharing], .written, date: "2026-11-20"), device: "desk")
    try library.setConsent(folder.id, Consent([.recording], .written, date: "2026-11-21"), device: "desk")
    if how == "from elsewhere" { try library.note(.tookIn, [folder.id]) }
    let log = scratch.url.appending(path: AuditLog.name)
    if how == "a cut log" {
      let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n").dropLast()
      try (lines.joined(separator: "\n") + "\n").write(to: log, atomically: true, encoding: .utf8)
    } else if how != "from elsewhere" {
      for name in [AuditLog.name, "audit.head"] {
        try FileManager.default.removeItem(at: scratch.url.appending(path: name))
      }
    }
    _ = try spoilt(library, folder) { text in
      how == "all but the sound" ? "{" : text.replacing("2026-11-21\"", with: "2026-11-21")
    }
    let report = try Library.rebuild(at: scratch.url, sound: sound)
    #expect(
      report.findings.contains { $0.message.contains("no longer known") }, "\(report.findings)")
    let again = try scratch.open()
    let id = try #require(try again.list().first).id
    let interview = try again.interview(id)
    #expect(interview.consent == .lost)
    #expect(ConsentGap(ConsentRule([.sharing]), of: [interview]) != nil, "it does not leave")
    try again.setConsent(id, Consent([.recording, .sharing], .written), device: "desk")
    #expect(ConsentGap(ConsentRule([.sharing]), of: [try again.interview(id)]) == nil)
  }

  @Test(
    "a copy of the database that is older than the last word on consent does not bring the one before back")
  func consentInBackup() throws {
    let library = try scratch.open()
    let folder = try saved(library)
    try library.setConsent(folder.id, Consent([.sharing], .written, date: "2026-11-20"), device: "desk")
    #expect(try library.backUpDatabase())
    try library.setConsent(folder.id, Consent([.recording], .written, date: "2026-11-21"), device: "desk")
    try library.close()
    try Data(repeating: 0x5a, count: 5000).write(to: database)
    try Data("{".utf8).write(to: folder.url.appending(path: "interview.json"))
    _ = try Library.rebuild(at: scratch.url, sound: sound)
    let interview = try scratch.open().interview(folder.id)
    #expect(interview.consent?.scopes == [.recording] && interview.marks.count > 0)
  }

  @Test("several events that a hole has swallowed are not told as one")
  func hole() throws {
    let library = try scratch.open()
    let folder = try saved(library)
    _ = try spoilt(library, folder) { text in
      guard let from = text.range(of: "\"sequence\" : 3,"), let to = text.range(of: "\"sequence\" : 6,")
      else {
        return text
      }
      return text.replacingCharacters(in: from.lowerBound..<to.upperBound, with: "\u{0}")
    }
    let report = try Library.rebuild(at: scratch.url, sound: sound)
    #expect(report.findings.contains { $0.message.contains("more than 1 are lost") }, "\(report.findings)")
  }

  @Test(
    "events are looked for around a damaged page whatever numbers stand before and behind it",
    arguments: [
      ([1, 2, 3], [7, 8], [1, 2, 3, 4, 5, 6, 7, 8]),
      ([1, 2, 1 << 60], [5, 6], [1, 2, 3, 4, 5, 6, 1 << 60]),
      ([1, .max], [], nil), ([.min, 1], [.max], nil), ([.max], [.min], [.min, .max]), ([], [2], [1, 2]),
      ([5, 6], [5, 6], [1, 2, 3, 4, 5, 6]), ([], [], nil),
    ] as [([Int64], [Int64], [Int64]?)])
  func candidates(first: [Int64], last: [Int64], expected: [Int64]?) {
    let found = OldDatabase.candidates(first, last)
    if let expected { #expect(found == expected) }
    #expect(Set(first + last).isSubset(of: found) && found.count <= 20_003)
  }

  @Test(
    "a number in the database that cannot be keeps a rebuild neither from its end nor from the other events",
    arguments: [1_000_000_000_000_000_000, (1 << 53) + 1, Int64.max, -5] as [Int64])
  func impossibleSequence(number: Int64) throws {
    let library = try scratch.open()
    let folder = try saved(library)
    try library.note(.recorded, [folder.id])
    try library.pool.write { db in
      try db.execute(sql: "DROP TRIGGER event_never_changes")
      try db.execute(sql: "UPDATE event SET sequence = ? WHERE sequence = 4", arguments: [number])
    }
    try library.close()
    try FileManager.default.removeItem(at: folder.url.appending(path: "interview.json"))
    _ = try Library.rebuild(at: scratch.url, sound: sound)
    let events = try scratch.open().interview(folder.id).events
    #expect(events == Sample.talk(folder).filter { $0.sequence != 4 })
  }

  @Test("a copied folder is left out and named")
  func copiedFolder() throws {
    let library = try scratch.open()
    let folder = try saved(library)
    try library.close()
    try FileManager.default.copyItem(at: folder.url, to: scratch.url.appending(path: "copy"))
    let report = try Library.rebuild(at: scratch.url, sound: sound)
    #expect(report.interviews == 1)
    #expect(report.findings.contains { $0.message.contains("is a copy of") })
  }

  @Test("nobody rebuilds a library that is open")
  func open() throws {
    let library = try scratch.open()
    let error = #expect(throws: LibraryError.self) { try Library.rebuild(at: scratch.url, sound: sound) }
    #expect(error?.code == .inUse)
    try library.close()
  }

  @Test("a backup is a library with the same rows, and a second one copies only what is new")
  func backup() throws {
    let library = try scratch.open()
    let folder = try saved(library)
    let target = scratch.folder.appending(path: "stick/Backup")
    let first = try library.backup(to: target)
    // the database, the interview's two, the audit log and its head
    #expect(first.files == 6 && first.bytes > 700_000 && first.interviews == [folder.id])
    #expect(try library.backup(to: target).files == 1)
    let left = library.ledger(of: folder.id)
    #expect(left.map(\.departure?.kind) == [.backup] && left.first?.departure?.place == target.path)
    let copy = try Library.open(at: target)
    #expect(try rows(copy) == rows(library))
    #expect(try copy.check(sound: sound).isEmpty)
    #expect(
      try Data(contentsOf: copy.interviewFolder(folder.id).url.appending(path: "part-001.wav")).count
        == 700_000)
    #expect(throws: LibraryError.self) { try library.backup(to: scratch.url.appending(path: "inside")) }
    // a medium that does not take the last one
    _ = try saved(library)
    let (listed, small) = (try library.list(), scratch.folder.appending(path: "small"))
    try FileManager.default.createDirectory(at: small, withIntermediateDirectories: true)
    try Data().write(to: small.appending(path: try #require(listed.last).folder))
    #expect(throws: (any Error).self) { try library.backup(to: small) }
    #expect(library.ledger(of: listed[0].id).last?.departure?.place == small.path)
  }
}
