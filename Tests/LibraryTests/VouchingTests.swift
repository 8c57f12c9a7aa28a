import Foundation
import GRDB
import Guide
import Interview
import Testing
import Vault
import Wording

@testable import Library

/// What somebody can do to a sealed library who has its files and its public keys, and not the passphrase.
@Suite("Forgery and rollback in a sealed library")
struct VouchingTests {
  let scratch: Scratch
  let folder: InterviewFolder
  private let date = Date(timeIntervalSince1970: 1_795_253_400)

  init() throws {
    scratch = try Scratch()
    _ = try Library.seal(at: scratch.url, passphrase: SealedLibraryTests.passphrase)
    let library = try scratch.open()
    try library.keys?.unlock(SealedLibraryTests.passphrase)
    try library.vouch()
    folder = try VouchedLibrary.record(into: library)
    _ = try VouchedLibrary.record(into: library, participant: "P-08")
    try library.close()
  }

  private func file(_ name: String) -> URL { scratch.url.appending(path: name) }

  /// What an unlocking says, and what a check says then.
  private func findings(_ expected: [Doubt] = []) throws -> [Finding] {
    let library = try VouchedLibrary.unlocked(scratch)
    defer { try? library.close() }
    return try VouchedLibrary.findings(library)
  }

  private func removeInterview() throws {
    let library = try scratch.open()
    try library.pool.write {
      try $0.execute(sql: "DELETE FROM interview WHERE id = ?", arguments: [folder.id])
    }
    try library.close()
    try FileManager.default.removeItem(at: folder.url)
  }

  private func damage() throws -> [String] {
    try findings().filter { $0.severity == .damage }.map(\.message)
  }

  @Test("an untouched library has no findings, and an unlocking without news adds one line to the log")
  func untouched() throws {
    #expect(try findings() == [])
    let before = try scratch.open().audit().entries.count
    #expect(try findings() == [])
    #expect(try scratch.open().audit().entries.count == before + 1)
  }

  @Test(
    "an interview that was replaced by another one, made with the public keys, is found, and is not vouched for"
  )
  func replaced() throws {
    try removeInterview()
    let locked = try scratch.open()
    let forged = try locked.createInterview(
      guide: Sample.guide, participant: "P-07", id: folder.id, date: date)
    #expect(forged.url == folder.url)
    try locked.commit(Sample.talk(forged).filter { $0.body != .saved })
    try locked.commit(
      Sample.events(
        forged.id, [.answered(question: "years", value: .number(99), mode: .interviewer), .saved], from: 15))
    try locked.writeDocument(forged.id)
    try locked.close()
    for _ in 1...2 {
      #expect(
        try damage() == [
          "\(folder.url.lastPathComponent) is not the interview that was vouched for: its events are different ones"
        ])
    }
    #expect(try scratch.open().audit().entries.count { $0.action == "doubted" } == 1)
    let library = try VouchedLibrary.unlocked(scratch)
    #expect(library.notedDoubts().map(\.doubt) == [.replaced])
    #expect(library.notedDoubts().map(\.interview) == [folder.url.lastPathComponent])
    try library.acceptDoubts()
    #expect(library.notedDoubts() == [], "who has accepted it is not told again")
    #expect(try VouchedLibrary.findings(library).map(\.severity) == [.warning], "the log keeps it")
    try library.close()
    #expect(try damage() == [])
  }

  @Test("database and folder of an interview that were put back to an older state are found")
  func older() throws {
    let copy = scratch.folder.appending(path: "earlier")
    try FileManager.default.copyItem(at: scratch.url, to: copy)
    let library = try VouchedLibrary.unlocked(scratch)
    try library.edit(folder.id, EventBody.Metadata(title: "später"), device: "desk")
    try library.close()
    for name in ["library.sqlite", folder.url.lastPathComponent] {
      try FileManager.default.removeItem(at: file(name))
      try FileManager.default.copyItem(at: copy.appending(path: name), to: file(name))
    }
    for suffix in ["-wal", "-shm", ".sha256"] { unlink(file("library.sqlite\(suffix)").path) }
    #expect(try damage() == ["\(folder.url.lastPathComponent) has lost events that were vouched for"])
  }

  @Test(
    "an interview that was removed is missed; a deletion that somebody wrote into the log without the key is told"
  )
  func removed() throws {
    try removeInterview()
    for _ in 1...2 {
      #expect(try damage().contains { $0.contains("was vouched for and is gone, and nothing says") })
    }
    try scratch.open().note(.deleted, [folder.id])
    let findings = try findings()
    #expect(findings.allSatisfy { $0.severity == .warning })
    #expect(findings.contains { $0.message.contains("whoever did that had not unlocked the library") })
  }

  @Test(
    "what was vouched for cannot be taken away, changed, written anew, or put back to an earlier state",
    arguments: ["missing", "forged", "outdated", "other"])
  func state(what: String) throws {
    let state = file(VouchedState.name)
    let before = try Data(contentsOf: state)
    switch what {
    case "missing": try FileManager.default.removeItem(at: state)
    case "forged":
      try Data(String(decoding: before, as: UTF8.self).replacing("\"events\":15", with: "\"events\":14").utf8)
        .write(to: state)
    case "outdated":
      let library = try VouchedLibrary.unlocked(scratch)
      try library.edit(folder.id, EventBody.Metadata(title: "später"), device: "desk")
      try library.close()
      try before.write(to: state)
      // a mark of their own is none
      try scratch.open().note(.vouched, [], code: "1 \(String(repeating: "0", count: 32))")
    default: try VouchedState().write(in: scratch.url, VouchingKey(AgeIdentity()))
    }
    let sentence = Doubt(rawValue: what == "other" ? "forged" : what).map { "\($0.sentence(""))" } ?? ""
    for _ in 1...2 {
      let found = try damage()
      #expect(found.count == 1 && found[0].hasSuffix(sentence), "\(found)")
    }
    let library = try VouchedLibrary.unlocked(scratch)
    try library.acceptDoubts()
    try library.close()
    #expect(try damage() == [] && !findings().isEmpty)
  }

  @Test(
    "a log that was removed with its head, shortened or written anew is found, and stays found until it is accepted",
    arguments: ["removed", "shortened", "rewritten"])
  func log(what: String) throws {
    let (log, head) = (file(AuditLog.name), file(AuditLog.headName))
    let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
    try FileManager.default.removeItem(at: log)
    try FileManager.default.removeItem(at: head)
    switch what {
    case "shortened":
      let text = lines.prefix(2).map { $0 + "\n" }.joined()
      try Data(text.utf8).write(to: log)
      try JSONEncoder().encode(
        AuditHead(number: 2, hash: String(lines[1].prefix(64)), size: text.utf8.count)
      ).write(to: head)
    case "rewritten":
      let audit = AuditLog(library: scratch.url)
      for number in 1...lines.count { try audit.append(.recorded, ["stranger-\(number)"]) }
    default: break
    }
    for _ in 1...2 {
      let found = try damage()
      #expect(found.contains { $0.hasSuffix("\(Doubt.logCut.sentence(""))") }, "\(found)")
    }
    let library = try VouchedLibrary.unlocked(scratch)
    try library.acceptDoubts()
    try library.close()
    #expect(try damage() == [] && !findings().isEmpty)
  }

  @Test("a head that was removed or put back is written down before it is healed, in a plain library too")
  func head() throws {
    let plain = try Scratch()
    let library = try plain.open()
    for number in 1...3 { try library.note(.recorded, ["interview-\(number)"]) }
    let head = plain.url.appending(path: AuditLog.headName)
    let old = try Data(contentsOf: head)
    try FileManager.default.removeItem(at: head)
    try library.note(.recorded, ["later"])
    for number in 1...3 { try library.note(.recorded, ["later-\(number)"]) }
    try old.write(to: head)
    try library.note(.recorded, ["last"])
    #expect(library.audit().problems == [])
    let codes = library.audit().entries.filter { $0.action == "doubted" }.compactMap(\.code)
    #expect(
      codes.count == 2 && codes[0].contains("audit.head is missing")
        && codes[1].contains("older than the log"))
    #expect(try library.check(sound: { _, _ in nil }).map(\.severity) == [.warning, .warning])
  }
}

/// A sealed library that somebody vouches for.
enum VouchedLibrary {
  static func unlocked(_ scratch: Scratch) throws -> Library {
    let library = try scratch.open()
    try library.keys?.unlock(SealedLibraryTests.passphrase)
    try library.vouch()
    return library
  }

  @discardableResult
  static func record(into library: Library, participant: String = "P-07") throws -> InterviewFolder {
    let folder = try library.createInterview(
      guide: Sample.guide, participant: participant, date: Date(timeIntervalSince1970: 1_795_253_400))
    try library.commit(Sample.talk(folder))
    try library.writeDocument(folder.id)
    return folder
  }

  /// What a check says, but of the sound, which these interviews lack, and of folders that a test left.
  static func findings(_ library: Library) throws -> [Finding] {
    try library.check(sound: { _, _ in nil }).filter { !$0.message.contains("the sound part-001.wav") }
  }
}
