import Foundation
import Guide
import Interview
import Testing

@testable import Library

@Suite("Retention and consent")
struct RetentionTests {
  let scratch: Scratch
  init() throws { scratch = try Scratch() }

  @Test("a study past its day is named, with how many interviews, and nothing is deleted")
  func overdue() throws {
    let library = try scratch.open()
    let id = try BundleTests.record(into: library)
    #expect(try library.overdue() == [])
    try library.setRetention("vorstudie", until: "2020-12-31")
    try library.setRetention("other", until: "2020-12-31")
    let expected = Overdue(guide: "vorstudie", title: Sample.guide.title, day: "2020-12-31", interviews: 1)
    #expect(try library.overdue() == [expected] && library.list().map(\.id) == [id])
    try library.setRetention("vorstudie", until: "2999-01-01")
    #expect(try library.overdue() == [])
    try library.setRetention("vorstudie", until: nil)
    #expect(try library.retention() == ["other": "2020-12-31"])
    for day in ["", "soon", "2020-13-01", "31.12.2020"] {
      #expect(throws: LibraryError.self) { try library.setRetention("vorstudie", until: day) }
    }
  }

  @Test("consent lies on the time line, the last one counts, and it survives a rebuild")
  func consent() throws {
    let library = try scratch.open()
    let id = try BundleTests.record(into: library)
    #expect(
      try library.interview(id).consent == nil
        && ConsentRule([.sharing]).lacking(in: library.interview(id).consent).isEmpty)
    try library.setConsent(
      id, Consent([.quotation, .recording], .spoken, date: "2026-11-21"), device: "desk")
    #expect(try ConsentRule.bundling.lacking(in: library.interview(id).consent) == [.archive, .sharing])
    let last = Consent(Consent.Scope.allCases, .written)
    try library.setConsent(id, last, device: "desk")
    let noted = library.audit().entries.filter { $0.action == "consentNoted" }
    #expect(
      noted.compactMap(\.code) == [
        "recording,quotation;spoken", "recording,transcription,quotation,archive,sharing;written",
      ] && noted.allSatisfy { $0.interviews == [id] })
    #expect(throws: LibraryError.self) {
      try library.setConsent(id, Consent([.sharing], .written, date: "2999-01-01"), device: "desk")
    }
    #expect(try ConsentRule([.sharing]).lacking(in: library.interview(id).consent).isEmpty)
    #expect(try library.interview(id).events.map(\.body.kind).suffix(2) == ["consented", "consented"])
    try library.close()
    _ = try Library.rebuild(at: scratch.url, sound: { _, _ in nil })
    #expect(try scratch.open().interview(id).consent == last)
    #expect(Consent([.recording], .none).scopes == [])
  }
}
