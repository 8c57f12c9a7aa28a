import Foundation
import GRDB
import Guide
import Interview
import Testing
import Timeline
import Vault

@testable import Library

@Suite("Sealed library")
struct SealedLibraryTests {
  static let passphrase = AgePassphrase("badu-kimo-resa", work: 4)
  /// Words that occur in `Sample.talk` and its guide's answers, and must not lie readable anywhere.
  static let canary = "Kanarienvogel"

  let scratch: Scratch
  let recovery: AgeIdentity

  init() throws {
    scratch = try Scratch()
    recovery = try Library.seal(at: scratch.url, passphrase: Self.passphrase)
  }

  private func unlocked() throws -> Library {
    let library = try scratch.open()
    try library.keys?.unlock(Self.passphrase)
    return library
  }

  /// A finished interview with a word of its own in its title, a note, a mark and an answer.
  private func recorded(into library: Library, word: String = canary) throws -> InterviewFolder {
    let folder = try library.createInterview(guide: Sample.guide, participant: "P-07", title: "Titel \(word)")
    try library.commit(Sample.talk(folder))
    let count = Int64(Sample.talk(folder).count)
    try library.commit(
      Sample.events(
        folder.id,
        [
          .noteBegun(question: nil), .noteText(note: "\(folder.id)-e\(count + 1)", text: "Notiz \(word)"),
          .edited(EventBody.Metadata(title: "Titel \(word)", place: "Ort \(word)", persons: "Frau \(word)")),
        ], from: count + 1))
    try library.writeDocument(folder.id)
    return folder
  }

  @Test("an interview is recorded into a locked library and read when it is unlocked")
  func lockedRecording() throws {
    let library = try scratch.open()
    #expect(library.isSealed && library.isLocked)
    let folder = try recorded(into: library)
    #expect(try library.interview(folder.id).title == "Titel \(Self.canary)")
    try library.close()
    let again = try scratch.open()
    #expect(throws: LibraryError.locked(scratch.url.path)) { try again.interview(folder.id) }
    #expect(try again.list().map(\.title) == [""])
    #expect(try again.list().map(\.participant) == ["P-07"])
    try again.keys?.unlock(Self.passphrase)
    #expect(
      try again.interview(folder.id).events.prefix(Sample.talk(folder).count) == Sample.talk(folder)[...])
    #expect(try again.list().map(\.title) == ["Titel \(Self.canary)"])
    #expect(
      try again.check(sound: { _, _ in nil }).filter {
        $0.severity == .damage && !$0.message.contains("sound")
      }
        == [])
  }

  @Test("no word of an interview lies readable in any file of the library")
  func canaries() throws {
    let library = try unlocked()
    _ = try recorded(into: library)
    _ = try library.search(Self.canary)
    for isClosed in [false, true] {
      if isClosed { try library.close() }
      let files = try #require(
        FileManager.default.enumerator(at: scratch.url, includingPropertiesForKeys: nil))
      for case let file as URL in files {
        guard let data = FileManager.default.contents(atPath: file.path) else { continue }
        #expect(data.range(of: Data(Self.canary.utf8)) == nil, "\(file.lastPathComponent)")
        #expect(data.range(of: Data("AGE-SECRET-KEY".utf8)) == nil, "\(file.lastPathComponent)")
      }
    }
  }

  @Test("answers of other lengths look alike; what an earlier version sealed without blanks still opens")
  func lengths() throws {
    let library = try unlocked()
    let folder = try library.createInterview(guide: Sample.guide, participant: "P-07")
    let answers = ["no", "positive", String(repeating: "längst ", count: 12)]
    try library.commit(
      Sample.events(
        folder.id,
        [Sample.started(folder)]
          + answers.map { .answered(question: "advice", value: .text($0), mode: .interviewer) }))
    func sizes(_ sql: String) throws -> Set<Int> { try library.read { try Set(Int.fetchAll($0, sql: sql)) } }
    #expect(try sizes("SELECT length(body) FROM event WHERE kind = 'answered'").count == 1)
    var (documents, words): (Set<Int64>, Set<Int>) = ([], [])
    for (number, title) in ["A", "Ein Titel, der alles sagt, was man wissen will"].enumerated() {
      let other = try library.createInterview(guide: Sample.guide, participant: "P-1\(number)", title: title)
      documents.insert(try #require(Files.size(other.url.appending(path: "interview.json.age"))))
      words.formUnion(try sizes("SELECT length(sealed) FROM interview WHERE id = '\(other.id)'"))
    }
    #expect(documents.count == 1 && words.count == 1)
    // of an earlier version
    let event = Sample.events(folder.id, [.noteBegun(question: nil)], from: 5)[0]
    let key = try #require(try library.key(of: folder.id))
    let body = try key.seal(try event.body.json(), for: StoredEvent.place(of: event))
    try library.pool.write {
      try $0.execute(
        sql:
          "INSERT INTO event (id, interview, sequence, device, frame, monotonic, wall, kind, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        arguments: [
          event.id, event.interview, event.sequence, event.device, event.frame.index,
          event.monotonic.nanoseconds, event.wall.timeIntervalSinceReferenceDate, event.body.kind, body,
        ])
    }
    let again = try scratch.open()
    try again.keys?.unlock(Self.passphrase)
    #expect(try again.interview(folder.id).events.last?.body == event.body)
    #expect(
      try again.interview(folder.id).events.dropLast().last?.body
        == .answered(question: "advice", value: .text(answers[2]), mode: .interviewer))
    let file = folder.url.appending(path: "interview.json.age")
    try AgeFile.seal(try again.document(of: folder.id).data(), to: [key.identity.recipient]).write(to: file)
    #expect(try InterviewDocument.read(file, key: key).events.count == 5)
  }

  @Test("words are found in an unlocked library, and those of later changes too")
  func search() throws {
    let library = try unlocked()
    let folder = try recorded(into: library)
    #expect(try library.search("kanarien").map(\.kind.rawValue).sorted() == ["note", "title"])
    try library.edit(folder.id, EventBody.Metadata(title: "Rotkehlchen"), device: "desk")
    #expect(try library.search("rotkehl").map(\.interview.title) == ["Rotkehlchen"])
    try library.delete(folder.id)
    #expect(try library.search("rotkehl").isEmpty)
    library.lock()
    #expect(throws: LibraryError.locked(scratch.url.path)) { try library.search("x") }
  }

  @Test("a wrong passphrase opens nothing; the right one, the recovery key and a new passphrase do")
  func passphrases() throws {
    let keys = try #require(try Library.keys(at: scratch.url))
    let wrong = #expect(throws: LibraryError.self) { try keys.unlock(AgePassphrase("not this one", work: 4)) }
    #expect(wrong?.code == .wrongKey && keys.isLocked)
    #expect(throws: LibraryError.self) { try keys.unlock(recoveryKey: AgeIdentity().text) }
    #expect(throws: LibraryError.self) { try keys.change(to: Self.passphrase) }
    try keys.unlock(recoveryKey: RecoveryKey.groups(recovery).joined(separator: " ").lowercased())
    try keys.change(to: AgePassphrase("another one", work: 4))
    let fresh = try #require(try Library.keys(at: scratch.url))
    #expect(throws: LibraryError.self) { try fresh.unlock(Self.passphrase) }
    try fresh.unlock(AgePassphrase("another one", work: 4))
    #expect(!fresh.isLocked)
  }

  @Test("locking forgets all keys but that of the interview being recorded")
  func held() throws {
    let library = try unlocked()
    let (one, two) = (try recorded(into: library), try recorded(into: library))
    let lock = try library.lockForRecording()
    lock.recording(two.id)
    library.lock()
    #expect(throws: LibraryError.self) { try library.interview(one.id) }
    #expect(try library.interview(two.id).notes.isEmpty == false)
    lock.release()
    library.lock()
    #expect(throws: LibraryError.self) { try library.interview(two.id) }
  }

  @Test("an event that is moved, changed or taken back is found out")
  func tampering() throws {
    let library = try unlocked()
    let folder = try recorded(into: library)
    try library.close()
    let changes = [
      "UPDATE event SET frame = frame + 1 WHERE sequence = 3",
      "UPDATE event SET wall = wall + 1 WHERE sequence = 3",
      "UPDATE event SET sequence = 1000 WHERE sequence = 3",
      "UPDATE event SET body = (SELECT body FROM event WHERE sequence = 4) WHERE sequence = 3",
      "UPDATE event SET body = '{}' WHERE sequence = 3",
      "UPDATE interview SET sealed = replace(sealed, 'a', 'b')",
    ]
    for change in changes {
      let file = scratch.url.appending(path: Library.databaseName)
      let before = try Data(contentsOf: file)
      let queue = try DatabaseQueue(path: file.path)
      try queue.write {
        try $0.execute(sql: "DROP TRIGGER event_never_changes")
        try $0.execute(sql: change)
      }
      try queue.close()
      let again = try unlocked()
      #expect(
        try again.check(sound: { _, _ in nil }).contains {
          $0.interview == folder.id && !$0.message.contains("sound")
        }, "\(change)")
      try again.close()
      for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + suffix) }
      try before.write(to: file)
    }
  }

  @Test("a lost database is made again from the sealed folders, and needs the passphrase for it")
  func rebuild() throws {
    let library = try unlocked()
    let folder = try recorded(into: library)
    let events = try library.interview(folder.id).events
    try library.close()
    try FileManager.default.removeItem(at: scratch.url.appending(path: Library.databaseName))
    #expect(Library.lacksDatabase(at: scratch.url))
    #expect(throws: LibraryError.locked(scratch.url.path)) {
      try Library.rebuild(at: scratch.url, sound: { _, _ in nil })
    }
    let keys = try #require(try Library.keys(at: scratch.url))
    try keys.unlock(Self.passphrase)
    let report = try Library.rebuild(at: scratch.url, sound: { _, _ in nil }, keys: keys)
    #expect(report.interviews == 1 && report.findings.isEmpty)
    #expect(try unlocked().interview(folder.id).events == events)
  }

  @Test("without its folder of keys it is no plain library", arguments: [true, false])
  func keysGone(hasPublicKeys: Bool) throws {
    let library = try unlocked()
    let folder = try recorded(into: library)
    try library.close()
    let (keys, elsewhere) = (scratch.url.appending(path: "keys"), scratch.folder.appending(path: "keys"))
    try FileManager.default.moveItem(at: keys, to: elsewhere)
    // older libraries have none
    if !hasPublicKeys { try FileManager.default.removeItem(at: PublicKeys.file(in: scratch.url)) }
    let document = try Data(contentsOf: #require(InterviewDocument.file(in: folder.url)))
    #expect(code { try scratch.open().close() } == .keyDamaged)
    #expect(code { _ = try Library.rebuild(at: scratch.url, sound: { _, _ in nil }) } == .keyDamaged)
    #expect(try Data(contentsOf: #require(InterviewDocument.file(in: folder.url))) == document)
    try FileManager.default.moveItem(at: elsewhere, to: keys)
    #expect(try unlocked().interview(folder.id).title == "Titel \(Self.canary)")
    #expect(PublicKeys.read(in: scratch.url) != nil)
  }

  @Test("one that was just sealed and lost its keys is no plain library either")
  func keysGoneAtOnce() throws {
    try FileManager.default.removeItem(at: scratch.url.appending(path: "keys"))
    #expect(code { try scratch.open().close() } == .keyDamaged)
  }

  @Test("a damaged public key comes back", arguments: ["library.pub", "recovery.pub"])
  func publicKeyDamaged(name: String) throws {
    let file = scratch.url.appending(path: "keys").appending(path: name)
    let whole = try Data(contentsOf: file)
    var damaged = whole
    damaged[10] ^= 1
    try damaged.write(to: file)
    try unlocked().close()
    #expect(try Data(contentsOf: file) == whole)
    try damaged.write(to: file)
    try FileManager.default.removeItem(at: PublicKeys.file(in: scratch.url))
    let error = #expect(throws: LibraryError.self) { try scratch.open() }
    #expect(error?.code == .keyDamaged && error?.hint?.contains("age still opens") == true)
  }

  @Test("an interview whose key is lost for a while is left as it is by a rebuild")
  func rebuildWithoutKey() throws {
    let library = try unlocked()
    let folder = try recorded(into: library)
    let other = try recorded(into: library, word: "other")
    let events = try library.interview(folder.id).events
    try library.close()
    let key = folder.url.appending(path: KeyRing.interviewKeyName)
    let elsewhere = scratch.folder.appending(path: "key")
    try FileManager.default.moveItem(at: key, to: elsewhere)
    func rebuilt() throws -> RebuildReport {
      let keys = try #require(try Library.keys(at: scratch.url))
      try keys.unlock(Self.passphrase)
      return try Library.rebuild(at: scratch.url, sound: { _, _ in nil }, keys: keys)
    }
    let document = try Data(contentsOf: #require(InterviewDocument.file(in: folder.url)))
    let report = try rebuilt()
    #expect(report.interviews == 1 && report.findings.contains { $0.severity == .damage })
    #expect(try Data(contentsOf: #require(InterviewDocument.file(in: folder.url))) == document)
    try FileManager.default.moveItem(at: elsewhere, to: key)
    #expect(try rebuilt().interviews == 2)
    let again = try unlocked()
    #expect(try again.interview(folder.id).events == events)
    #expect(try again.interview(other.id).title == "Titel other")
  }

  @Test("a document that cannot be read is kept beside the new one")
  func rebuildWithDamagedDocument() throws {
    let library = try unlocked()
    let folder = try recorded(into: library)
    let events = try library.interview(folder.id).events
    try library.close()
    let file = try #require(InterviewDocument.file(in: folder.url))
    var damaged = try Data(contentsOf: file)
    damaged[damaged.count - 1] ^= 1
    try damaged.write(to: file)
    let keys = try #require(try Library.keys(at: scratch.url))
    try keys.unlock(Self.passphrase)
    _ = try Library.rebuild(at: scratch.url, sound: { _, _ in nil }, keys: keys)
    #expect(try unlocked().interview(folder.id).events == events)
    #expect(try Data(contentsOf: file.appendingPathExtension("replaced")) == damaged)
  }

  private func code(_ body: () throws -> Void) -> LibraryError.Code? {
    do { try body() } catch { return (error as? LibraryError)?.code }
    return nil
  }

  @Test("what was deleted comes back out of the trash; without its key nothing of it does")
  func erasure() throws {
    let library = try unlocked()
    let folder = try recorded(into: library)
    let trashed = try #require(try library.delete(folder.id))
    #expect(try library.restore(folder.name).title == "Titel \(Self.canary)")
    let again = try #require(try library.delete(folder.id, date: Date(timeIntervalSinceNow: 60)))
    #expect(trashed != again)
    try FileManager.default.removeItem(at: again.appending(path: KeyRing.interviewKeyName))
    #expect(throws: LibraryError.self) { try library.restore(again.lastPathComponent) }
  }

  @Test("a backup of a sealed library is one, with its keys")
  func backup() throws {
    let library = try unlocked()
    let folder = try recorded(into: library)
    let target = scratch.folder.appending(path: "stick", directoryHint: .isDirectory)
    _ = try library.backup(to: target)
    let copy = try Library.open(at: target)
    #expect(copy.isLocked)
    try copy.keys?.unlock(Self.passphrase)
    #expect(try copy.interview(folder.id).events == library.interview(folder.id).events)
  }

  @Test("only a library without interviews is sealed, once")
  func refusals() throws {
    #expect(throws: LibraryError.self) { try Library.seal(at: scratch.url, passphrase: Self.passphrase) }
    let plain = try Scratch()
    let library = try plain.open()
    _ = try library.createInterview(guide: Sample.guide)
    try library.close()
    #expect(throws: LibraryError.self) { try Library.seal(at: plain.url, passphrase: Self.passphrase) }
    #expect(try Library.keys(at: plain.url) == nil)
  }

  @Test("keys of another library open nothing and say so")
  func foreignKeys() throws {
    let library = try unlocked()
    let folder = try recorded(into: library)
    try library.close()
    let other = try Scratch()
    _ = try Library.seal(at: other.url, passphrase: Self.passphrase)
    let strange = try Library.open(at: other.url)
    try strange.keys?.unlock(Self.passphrase)
    let error = #expect(throws: LibraryError.self) { try strange.keys?.key(in: folder.url) }
    #expect(error?.message.contains("another library") == true)
  }
}
