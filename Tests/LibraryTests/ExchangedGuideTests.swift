import Foundation
import GRDB
import Guide
import Interview
import Testing

@testable import Library

@Suite("Guides with exchanged labels")
struct ExchangedGuideTests {
  let scratch: Scratch
  let library: Library

  init() throws {
    scratch = try Scratch()
    library = try scratch.open()
  }

  /// The sample guide in which paper is called telephone, and telephone paper.
  private var exchanged: Guide {
    var guide = Sample.guide
    guide.sections[1].questions[1].options = [
      AnswerOption(code: "phone", text: "Papier"), AnswerOption(code: "paper", text: "Telefon"),
    ]
    return guide
  }

  private func labels(_ guide: Guide) -> [String] { guide.sections[1].questions[1].options.map(\.text) }

  private let sound: SoundFacts.Reader = { _, _ in nil }

  private func stranger(_ fingerprint: String) throws -> InterviewDocument {
    let folder = InterviewFolder(id: "11110000-aaaa", url: scratch.url, guideFingerprint: fingerprint)
    return InterviewDocument(
      id: folder.id, folder: "2026-11-21_P-07_1111", created: Date(timeIntervalSince1970: 1_795_253_400),
      guide: exchanged, guideFingerprint: fingerprint, title: "", participant: "", language: "",
      events: Sample.talk(folder))
  }

  @Test(
    "a bundle that claims the fingerprint of another guide changes no interview", arguments: [false, true])
  func claimed(isFirst: Bool) throws {
    let file = scratch.folder.appending(path: "stranger.leitfaden.tar")
    try StrangersBundle.write(
      try stranger(GuideFingerprint.fingerprint(of: Sample.guide)), folder: "2026-11-21_P-07_1111", to: file)
    var own: [String] = []
    func begin() throws {
      let folder = try library.createInterview(guide: Sample.guide, participant: "P-08")
      try library.commit(Sample.talk(folder))
      own.append(folder.id)
    }
    if !isFirst { try begin() }
    #expect(try library.takeIn(try OpenedBundle(file, openers: [])) == [.new])
    try begin()
    for id in own { #expect(labels(try library.interview(id).guide) == ["Telefon", "Papier"]) }
    #expect(labels(try library.interview("11110000-aaaa").guide) == ["Papier", "Telefon"])
    #expect(try library.check(sound: sound).filter { $0.message.contains("guide") } == [])
  }

  /// Makes the library as an earlier version left it: both guides under one fingerprint of 32 digits.
  private func poison() throws -> (own: String, fingerprint: String) {
    let fingerprint = GuideFingerprint.oldFingerprint(ofJSON: try GuideFingerprint.json(Sample.guide))
    let folder = try library.createInterview(guide: exchanged, participant: "P-08")
    try library.commit(
      Sample.talk(InterviewFolder(id: folder.id, url: folder.url, guideFingerprint: fingerprint)))
    try library.pool.write { db in
      try db.execute(
        sql: "INSERT INTO guide SELECT ?, id, title, json FROM guide", arguments: [fingerprint])
      try db.execute(sql: "UPDATE interview SET guide_fingerprint = ?", arguments: [fingerprint])
    }
    // its file says the same: written by whoever believed the database
    var document = try InterviewDocument.read(
      folder.url.appending(path: InterviewDocument.fileName), key: nil)
    document.guideFingerprint = fingerprint
    document.events = Sample.talk(folder)
    try document.data().write(to: folder.url.appending(path: InterviewDocument.fileName))
    return (folder.id, fingerprint)
  }

  @Test("an interview whose kept guide does not have its fingerprint is damaged, listed, and told of")
  func noticed() throws {
    let other = try library.createInterview(guide: Sample.guide, participant: "P-09")
    let (own, _) = try poisonAfter(other)
    #expect(throws: LibraryError.self) { try library.interview(own) }
    #expect(try library.list().count == 2)
    #expect(labels(try library.interview(other.id).guide) == ["Telefon", "Papier"])
    let findings = try library.check(sound: sound)
    #expect(findings.contains { $0.interview == own && $0.message.contains("not as it was kept") })
  }

  private func poisonAfter(_ other: InterviewFolder) throws -> (own: String, fingerprint: String) {
    let kept = try library.pool.read {
      try String.fetchOne(
        $0, sql: "SELECT guide_fingerprint FROM interview WHERE id = ?", arguments: [other.id])
    }
    let poisoned = try library.createInterview(guide: exchanged, participant: "P-08")
    let fingerprint = GuideFingerprint.oldFingerprint(ofJSON: try GuideFingerprint.json(Sample.guide))
    try library.pool.write { db in
      try db.execute(
        sql: "INSERT INTO guide SELECT ?, id, title, json FROM guide WHERE fingerprint != ?",
        arguments: [fingerprint, kept])
      try db.execute(
        sql: "UPDATE interview SET guide_fingerprint = ? WHERE id = ?", arguments: [fingerprint, poisoned.id])
    }
    return (poisoned.id, fingerprint)
  }

  @Test("a rebuild gives an interview its guide back that a bundle had exchanged")
  func repaired() throws {
    let (own, _) = try poison()
    try library.close()
    let report = try Library.rebuild(at: scratch.url, sound: sound, guides: [Sample.guide])
    #expect(report.findings.contains { $0.message.contains("has its own again") })
    let rebuilt = try scratch.open()
    #expect(labels(try rebuilt.interview(own).guide) == ["Telefon", "Papier"])
    #expect(labels(try rebuilt.document(of: own).guide) == ["Telefon", "Papier"])
    #expect(try rebuilt.check(sound: sound).filter { $0.message.contains("guide") } == [])
  }

  @Test("where no guide at hand is the one, the rebuild says so and loses nothing")
  func doubtful() throws {
    let (own, _) = try poison()
    try library.close()
    let report = try Library.rebuild(at: scratch.url, sound: sound)
    #expect(
      report.findings.contains { $0.interview == own && $0.message.contains("may have another guide") })
    #expect(try scratch.open().interview(own).events.count > 3)
  }
}
