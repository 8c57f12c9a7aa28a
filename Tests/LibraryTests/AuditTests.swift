import Foundation
import Testing
import Vault

@testable import Library

@Suite("Audit log")
struct AuditTests {
  let scratch: Scratch
  var log: URL { scratch.url.appending(path: "audit.log") }
  var head: URL { scratch.url.appending(path: "audit.head") }

  init() throws {
    scratch = try Scratch()
    let library = try scratch.open()
    for number in 1...6 { try library.note(.recorded, ["interview-\(number)"]) }
    try library.close()
  }

  private func lines() throws -> [String] {
    try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  private func problems() throws -> [String] { try scratch.open().audit().problems }

  private func write(_ lines: [String]) throws {
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: log)
  }

  /// A line with a right hash of its own, as somebody would write it who knows how.
  private func line(_ json: String) -> String { "\(AuditChain.hash(Data(json.utf8))) \(json)" }

  @Test(
    "an untouched log is whole, begins with its beginning, and goes on after the library was opened again")
  func whole() throws {
    let library = try scratch.open()
    try library.note(.left, ["interview-1"], departure: Departure(.export, withNames: false, withText: true))
    let report = library.audit()
    #expect(report.problems == [] && report.entries.map(\.number) == Array(1...8))
    #expect(report.entries.first?.action == "begun" && report.head?.number == 8)
    #expect(library.ledger(of: "interview-1").count == 1 && library.ledger(of: "interview-2").isEmpty)
  }

  @Test("a changed word, a removed, moved, doubled or inserted line is found, with its place")
  func tampering() throws {
    let before = try lines()
    #expect(before.count == 7)
    var changed = before
    changed[3] = changed[3].replacing("interview-3", with: "interview-9")
    try write(changed)
    #expect(try problems() == ["entry 4 in line 4 was changed"])
    // with a right hash of its own it no longer fits the next one
    changed[3] = line(String(changed[3].dropFirst(65)))
    try write(changed)
    #expect(
      try problems() == ["entry 5 in line 5 does not follow the one before it, which was changed"])
    func keeping(_ places: [Int]) -> [String] { places.map { before[$0] } }
    let cases: [(lines: [String], problem: String)] = [
      (keeping([0, 1, 2, 4, 5, 6]), "entry 4 before line 4 is missing"),
      (keeping([0, 1, 5, 6]), "entries 3 to 5 before line 3 are missing"),
      (keeping([0, 1, 1, 2, 3, 4, 5, 6]), "entry 2 in line 3 stands where it does not belong"),
      (keeping([0, 1, 3, 2, 4, 5, 6]), "entry 3 before line 3 is missing"),
      (keeping([0, 1]) + ["nonsense"] + keeping([2, 3, 4, 5, 6]), "line 3 cannot be read"),
    ]
    for (what, text) in cases {
      try write(what)
      #expect(try problems().contains(text), "\(text)")
      #expect(try scratch.open().check(sound: { _, _ in nil }).contains { $0.severity == .damage }, "\(text)")
    }
  }

  @Test(
    "a piece of an entry that a power cut left is no damage, and what is wrong can be accepted with the key only"
  )
  func severity() throws {
    var torn = try Data(contentsOf: log)
    torn.append(contentsOf: "0123".utf8)
    try torn.write(to: log)
    #expect(try scratch.open().check(sound: { _, _ in nil }).map(\.severity) == [.warning])
    let other = try Scratch()
    _ = try Library.seal(at: other.url, passphrase: SealedLibraryTests.passphrase)
    let library = try VouchedLibrary.unlocked(other)
    try library.note(.recorded, ["interview-1"])
    let file = other.url.appending(path: "audit.log")
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing("interview-1", with: "interview-2").write(to: file, atomically: false, encoding: .utf8)
    #expect(try VouchedLibrary.findings(library).contains { $0.severity == .damage })
    try library.acceptDoubts()
    let accepted = try VouchedLibrary.findings(library)
    #expect(!accepted.isEmpty && accepted.allSatisfy { $0.severity == .warning }, "\(accepted)")
  }

  @Test(
    "an end that was cut off is found, also after the log was written on, and so is a log that was removed")
  func cutOff() throws {
    let before = try lines()
    try write(Array(before.prefix(5)))
    #expect(try problems() == ["it was cut off: it ends with entry 5, and entry 7 was written"])
    let library = try scratch.open()
    try library.note(.recorded, ["later"])
    #expect(library.audit().problems == ["entries 6 to 7 before line 6 are missing"])
    try FileManager.default.removeItem(at: log)
    #expect(try problems() == ["audit.log was removed"])
  }

  @Test("a last line that was changed with its hash is found by the head; without the head that is said")
  func lastLine() throws {
    var changed = try lines()
    changed[6] = line(String(changed[6].dropFirst(65)).replacing("interview-6", with: "interview-1"))
    try write(changed)
    #expect(try problems() == ["entry 7 is not the one that was written"])
    try FileManager.default.removeItem(at: head)
    #expect(try problems().count == 1)
  }

  @Test("a power cut within a line, or between a line and the head, is no tampering")
  func powerCut() throws {
    let (bytes, known) = (try Data(contentsOf: log), try Data(contentsOf: head))
    let library = try scratch.open()
    try library.note(.recorded, ["cut"])
    try known.write(to: head)
    #expect(library.audit().problems == [])
    try (bytes + Data("0123456789abcdef".utf8)).write(to: log)
    try library.note(.recorded, ["again"])
    let report = library.audit()
    #expect(report.problems == [] && report.entries.last?.interviews == ["again"])
  }

  @Test("every single changed byte is found")
  func everyByte() throws {
    let bytes = try Data(contentsOf: log)
    let library = try scratch.open()
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 1
      try changed.write(to: log)
      #expect(!library.audit().problems.isEmpty, "byte \(place)")
    }
  }

  @Test("a hundred programs writing at once leave one whole chain")
  func atOnce() async throws {
    let library = try scratch.open()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<100 { group.addTask { try library.note(.recorded, ["at-once-\(number)"]) } }
      try await group.waitForAll()
    }
    #expect(library.audit().problems == [] && library.audit().entries.count == 107)
  }

  @Test("in a sealed library what left is sealed, is written while locked, and is read when unlocked")
  func sealed() throws {
    let sealed = try Scratch()
    _ = try Library.seal(at: sealed.url, passphrase: SealedLibraryTests.passphrase)
    let library = try sealed.open()
    let departure = Departure(
      .export, formats: ["csv"], withNames: true, withText: true, place: "Kanarienvogel")
    try library.note(.left, ["one"], departure: departure)
    let file = sealed.url.appending(path: "audit.log")
    #expect(try Data(contentsOf: file).range(of: Data("Kanarien".utf8)) == nil)
    #expect(library.ledger().map(\.departure) == [nil] && library.audit().problems == [])
    try library.keys?.unlock(SealedLibraryTests.passphrase)
    #expect(library.ledger().map(\.departure) == [departure])
    #expect(library.audit().entries.map(\.action) == ["begun", "left", "unlocked"])
  }
}
