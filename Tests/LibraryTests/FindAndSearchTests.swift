import Foundation
import Guide
import Interview
import Testing
import Timeline

@testable import Library

@Suite("Finding interviews and words")
struct FindAndSearchTests {
  let scratch: Scratch
  let library: Library

  init() throws {
    scratch = try Scratch()
    library = try scratch.open()
  }

  private func make(_ id: String, participant: String, day: Double = 0) throws -> InterviewFolder {
    let folder = try library.createInterview(
      guide: Sample.guide, participant: participant, id: id,
      date: Sample.wall.addingTimeInterval(day * 86_400))
    try library.commit(
      Sample.talk(folder).map { event in
        var event = event
        if event.body.is(EventBody.Started.self) {
          event.body = Sample.started(folder, participant: participant)
        }
        return event
      })
    return folder
  }

  @Test("an interview is found by id, beginning of the id, folder, path, participant, and as the last one")
  func references() throws {
    let one = try make("a1b2c3d4-0000-4000-8000-000000000001", participant: "P-01")
    let two = try make("a1b2ffff-0000-4000-8000-000000000002", participant: "P-02", day: 1)
    for reference in [
      one.id, one.id.uppercased(), "a1b2c3", one.name, one.url.path, one.url.path + "/", "p-01",
    ] {
      #expect(try library.find(reference).id == one.id, "\(reference)")
    }
    #expect(try library.find("last").id == two.id)
    #expect(one.name == "2026-11-21_P-01_a1b2")
  }

  @Test("an unclear or wrong reference is refused with the candidates or a next step")
  func refusals() throws {
    let empty = #expect(throws: LibraryError.self) { try library.find("last") }
    #expect(empty?.hint?.contains("record") == true)
    let one = try make("a1b2c3d4-0000-4000-8000-000000000001", participant: "P-01")
    let two = try make("a1b2ffff-0000-4000-8000-000000000002", participant: "P-01")
    for reference in ["a1b2", "P-01"] {
      let error = #expect(throws: LibraryError.self) { try library.find(reference) }
      #expect(error?.code == .ambiguous)
      #expect(error?.message.contains(one.name) == true && error?.message.contains(two.name) == true)
    }
    for reference in ["a1b", "", "ffff0000", "P-0", "%", "../..", "'; DROP TABLE event"] {
      #expect(throws: LibraryError.self, "\(reference)") { try library.find(reference) }
    }
  }

  @Test("two interviews whose folders would have the same name get different ones")
  func sameName() throws {
    let one = try make("a1b2c3d4-0000-4000-8000-000000000001", participant: "P-01")
    let two = try make("a1b2ffff-0000-4000-8000-000000000002", participant: "P-01")
    #expect(one.name == "2026-11-21_P-01_a1b2")
    #expect(two.name == "2026-11-21_P-01_a1b2ff")
  }

  @Test("the list is filtered and newest first")
  func list() throws {
    let one = try make("a1b2c3d4-0000-4000-8000-000000000001", participant: "P-01")
    let two = try make("b1b2ffff-0000-4000-8000-000000000002", participant: "P-02", day: 1)
    let planned = try library.createInterview(guide: Guide(id: "other", title: "Other"), participant: "P-03")
    #expect(try library.list().map(\.id).filter { $0 != planned.id } == [two.id, one.id])
    #expect(try library.list(InterviewFilter(status: .saved)).map(\.id) == [two.id, one.id])
    #expect(try library.list(InterviewFilter(guide: "OTHER")).map(\.id) == [planned.id])
    #expect(try library.list(InterviewFilter(guide: "Übergänge in den Beruf")).count == 2)
    let summary = try library.summary(one.id)
    #expect(summary.frames == 700_000 && summary.bytes == 2_100_000 && summary.answers == 4)
    #expect(summary.marks == 1 && summary.notes == 1 && summary.gaps == 1 && summary.parts == 1)
  }

  @Test(
    "words are found whatever their accents, capitals and endings",
    arguments: [
      ("prufung", SearchHit.Kind.note), ("PRÜF", .note), ("lacht prüf", .note), ("wendep", .mark),
      ("arztin", .question), ("gesprach", .title), ("tag erst", .question),
    ])
  func words(words: String, kind: SearchHit.Kind) throws {
    let folder = try make("a1b2c3d4-0000-4000-8000-000000000001", participant: "P-01")
    let hits = try library.search(words)
    #expect(hits.map(\.kind) == [kind])
    #expect(hits.first?.interview.id == folder.id)
    #expect(hits.first?.snippet.contains("«") == true)
  }

  @Test("a note is found at its own frame and question")
  func place() throws {
    _ = try make("a1b2c3d4-0000-4000-8000-000000000001", participant: "P-01")
    let hit = try #require(try library.search("prüfung").first)
    #expect(hit.frame == 4 * 48_000 && hit.question == "first_day")
  }

  @Test("questions that were never asked, and what was deleted or taken back, are not found")
  func nothing() throws {
    let folder = try make("a1b2c3d4-0000-4000-8000-000000000001", participant: "P-01")
    #expect(try library.search("Wendepunkt").count == 1)
    let next = Int64(Sample.talk(folder).count + 1)
    try library.commit(Sample.events(folder.id, [.undone(event: "\(folder.id)-e4")], from: next))
    try library.commit(
      Sample.events(folder.id, [.noteText(note: "\(folder.id)-e5", text: "")], from: next + 1))
    #expect(try library.search("Wendepunkt").isEmpty)
    #expect(try library.search("Prüfung").isEmpty)
  }

  @Test("keywords and transcripts are found where they were said, until they are taken away")
  func keywordsAndTranscripts() throws {
    let folder = try make("a1b2c3d4-0000-4000-8000-000000000001", participant: "P-01")
    let next = Int64(Sample.talk(folder).count + 1)
    try library.commit(
      Sample.events(
        folder.id,
        [
          .keyworded(question: "advice", keyword: "Nachtdienst", isSet: true),
          .transcribed(visit: "\(folder.id)-e3", text: "Na ja, das war ein Regentag"),
        ], from: next))
    let keyword = try #require(try library.search("nachtd").first)
    #expect(keyword.kind == .keyword && keyword.question == "advice")
    let transcript = try #require(try library.search("regentag").first)
    #expect(transcript.kind == .transcript && transcript.question == "first_day")
    #expect(transcript.frame == 2 * 48_000)
    try library.commit(
      Sample.events(
        folder.id,
        [
          .keyworded(question: "advice", keyword: "Nachtdienst", isSet: false),
          .transcribed(visit: "\(folder.id)-e3", text: ""),
        ], from: next + 2))
    #expect(try library.search("nachtdienst").isEmpty && library.search("regentag").isEmpty)
  }

  @Test("an interview that was left and edited afterwards is not taken for an interrupted one")
  func editedAfterwards() throws {
    let folder = try make("a1b2c3d4-0000-4000-8000-000000000002", participant: "P-02")
    let next = Int64(Sample.talk(folder).count + 1)
    try library.commit(Sample.events(folder.id, [.reopened, .left], from: next))
    try library.commit(
      Sample.events(
        folder.id, [.markEdited(mark: "\(folder.id)-e4", frame: nil, end: nil, colour: 2, label: nil)],
        from: next + 2))
    #expect(try library.summary(folder.id).status == .open)
    #expect(try library.unfinishedInterviews().isEmpty)
    try library.commit(Sample.events(folder.id, [.reopened], from: next + 3))
    #expect(try library.unfinishedInterviews() == [folder.id])
  }

  @Test(
    "nothing typed is taken for an operator of the search",
    arguments: [
      "a\"b", "NEAR(a b)", "AND OR NOT", "col:x", "^x", "x*", "x -y", "(x", "it's", "text:x", "{text}: x",
    ])
  func operators(words: String) throws {
    let titles = [words, "none of the words in it"]
    let made = try titles.map { try library.createInterview(guide: Sample.guide, title: $0) }
    for (folder, title) in zip(made, titles) {
      try library.commit([Sample.events(folder.id, [Sample.started(folder, title: title)], from: 1)[0]])
    }
    #expect(try library.search(words).map(\.interview.id) == [made[0].id])
  }

  @Test(
    "what holds neither letter nor digit finds nothing",
    arguments: ["\"", "*", "-", "(", "'", "\0", "😀", "   "])
  func noWords(words: String) throws {
    let folder = try library.createInterview(guide: Sample.guide, title: "\(words) x")
    try library.commit([Sample.events(folder.id, [Sample.started(folder, title: "\(words) x")], from: 1)[0]])
    #expect(try library.search(words).isEmpty)
  }

  @Test("a participant's code is refused, warned of, or fine")
  func codes() {
    let refused = ["a/b", "a\\b", "a\nb", ".hidden", String(repeating: "x", count: 41), "  ", "../etc"]
    for code in refused {
      guard case .refusal = ParticipantCode.check(code) else { return #expect(Bool(false), "\(code)") }
    }
    for code in ["Anna Huber", "Huber, Anna", "Dr. Anna-Maria Huber"] {
      guard case .warning = ParticipantCode.check(code) else { return #expect(Bool(false), "\(code)") }
    }
    for code in ["P-07", "", "INT 3", "Group A", "BEF_12", "Pilot"] {
      #expect(ParticipantCode.check(code) == .fine, "\(code)")
    }
  }

  @Test("a code becomes a harmless name of a folder")
  func sanitised() {
    #expect(FolderName.sanitised("P 07: Graz?") == "P-07-Graz")
    #expect(FolderName.sanitised("Übung_1") == "Übung-1")
    #expect(FolderName.sanitised("***") == "")
    #expect(FolderName.sanitised("-rf") == "rf")
  }
}
