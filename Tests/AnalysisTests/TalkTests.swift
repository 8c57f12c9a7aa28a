import Analysis
import Foundation
import Guide
import Interview
import Testing
import Timeline

@Suite("Talking time and one question across interviews")
struct TalkTests {
  /// 10 s on the first day, 1 s on advice, 20 s on an added question, 9 s outside, 10 s on the first day again.
  private static func held(_ id: String, rate: Int = 1000) -> Interview {
    var held = Held(id, rate: rate)
    let visit = held.happened(0, .visited(question: "first_day"))
    held.happened(4, .marked(EventBody.Marked(colour: 2, label: "wichtig", reach: 0)))
    held.note("lacht", on: "first_day", at: 5)
    held.happened(6, .keyworded(question: "first_day", keyword: "Chefin", isSet: true))
    if id == "b" { held.happened(6, .keyworded(question: "first_day", keyword: "Angst", isSet: true)) }
    let note = held.happened(7, .noteBegun(question: "first_day"))
    held.happened(7, .inked(note: note, stroke: InkStroke(points: [.init(x: 0.5, y: 0.5)], colour: 1)))
    held.visit("advice", at: 10)
    held.happened(11, .asked(question: "a1", text: "Und am Wochenende?", section: "opening"))
    held.visit("a1", at: 11)
    held.visit(nil, at: 31)
    held.visit("first_day", at: 40)
    held.visit(nil, at: 50)
    held.happened(50, .transcribed(visit: visit, text: "Am ersten Tag …"))
    held.happened(50, .saved)
    return held.interview
  }

  private func row(_ talk: TalkTime, _ kind: TalkTimeRow.Kind, _ id: String = "") throws -> TalkTimeRow {
    try #require(talk.rows.first { $0.kind == kind && $0.id == id })
  }

  @Test("is counted in frames for each interview and in seconds over all, whatever the sample rates")
  func time() throws {
    let talk = TalkTime([Self.held("a"), Self.held("b", rate: 8000), Held("never").interview])
    let first = try row(talk, .question, "first_day")
    #expect(first.cells.map(\.frames) == [20_000, 160_000, 0])
    #expect(first.cells.map(\.visits) == [2, 2, 0])
    #expect(first.totalSeconds == 40)
    #expect(first.medianSeconds == 20)
    #expect(first.share == 0.4)
    #expect(try row(talk, .section, "opening").cells.map(\.seconds) == [41, 41, 0])
    #expect(try row(talk, .added).cells.map(\.seconds) == [20, 20, 0])
    #expect(try row(talk, .outside).cells.map(\.seconds) == [9, 9, 0])
    #expect(talk.interviews.map(\.talkedSeconds) == [41, 41, 0])
    #expect(try row(talk, .section, "facts").medianSeconds == nil)
  }

  @Test("a section that was chosen as a whole counts for it, and all of it still adds up")
  func wholeSection() throws {
    var held = Held("w")
    held.happened(0, .partOpened(.init(number: 1, file: "part-001.wav", firstFrame: .zero, device: "")))
    held.visit("first_day", at: 0)
    held.happened(10, .visited(question: nil, section: "facts"))
    held.visit(nil, at: 40)
    held.happened(45, .partClosed(.init(number: 1, frames: 45_000)))
    held.happened(45, .saved)
    let talk = TalkTime([held.interview])
    let facts = try row(talk, .section, "facts")
    #expect(facts.cells.map(\.seconds) == [30] && facts.medianSeconds == 30 && facts.visited.count == 1)
    #expect(try row(talk, .outside).cells.map(\.seconds) == [5])
    #expect(talk.mainSections.reduce(5) { $0 + $1.totalSeconds } == talk.interviews[0].seconds)
    let section = try #require(held.interview.guide.sections.first { $0.id == "facts" })
    #expect(held.interview.talked(inSection: section) == 30_000)
  }

  @Test("of main sections and the time outside add up to what was recorded")
  func sum() throws {
    let talk = TalkTime(Study.interviews)
    let sections = talk.mainSections.reduce(0) { $0 + $1.totalSeconds }
    let outside = try row(talk, .outside).totalSeconds
    #expect(abs(sections + outside - talk.interviews.reduce(0) { $0 + $1.seconds }) < 1e-6)
  }

  @Test(
    "is set against the minutes of the guide",
    arguments: [
      ("10", 600), ("2.5", 150), ("2,5", 150), ("0", nil), ("-3", nil), ("viel", nil), (nil, nil),
    ])
  func planned(_ minutes: String?, _ seconds: Double?) throws {
    var held = Held("a")
    held.guide.sections[0].attributes = [Attribute("minutes", minutes)]
    #expect(try row(TalkTime([held.interview]), .section, "opening").plannedSeconds == seconds)
  }

  @Test("of a section holds its sub-sections, and a section below itself ends nothing")
  func families() throws {
    var held = Held("a")
    held.guide.sections[1].parent = "opening"
    held.guide.sections[2].parent = "facts"
    held.visit("first_day", at: 0)
    held.visit("useful", at: 10)
    held.visit("gender", at: 30)
    held.visit(nil, at: 60)
    let talk = TalkTime([held.interview])
    #expect(try row(talk, .section, "opening").totalSeconds == 30)
    #expect(try row(talk, .section, "opinions").totalSeconds == 20)
    #expect(try row(talk, .section, "facts").totalSeconds == 30)
  }

  @Test("of nobody is nothing")
  func nobody() {
    #expect(TalkTime([]).rows.map(\.kind) == [.outside])
    #expect(TalkTime([]).rows[0].share == nil)
  }

  @Test("one question is played in a row: every visit that is more than passing through")
  func playlist() throws {
    let interviews = [Self.held("a"), Held("never").interview, Self.held("b")]
    let first = try #require(SideBySide("first_day", of: interviews))
    #expect(first.playlist.map(\.interview.id) == ["a", "a", "b", "b"])
    #expect(first.playlist.map(\.visit.startSeconds) == [0, 40, 0, 40])
    #expect(first.without == ["never"])
    let advice = try #require(SideBySide("advice", of: interviews))
    #expect(advice.playlist.map(\.visit.startSeconds) == [10, 10])
    #expect(advice.rows.map(\.visits.count) == [1, 1])
    var passing = Held("p")
    passing.visit("advice", at: 0)
    passing.happened(0.9, .visited(question: "first_day"))
    passing.visit(nil, at: 5)
    let passed = try #require(SideBySide("advice", of: [passing.interview]))
    #expect(passed.playlist.isEmpty && passed.rows.map(\.visits.count) == [1])
  }

  @Test("one question has its notes, and the marks that lie within its visits")
  func items() throws {
    let row = try #require(SideBySide("first_day", of: [Self.held("a")])?.rows.first)
    #expect(row.notes.map(\.text) == ["lacht", ""])
    #expect(row.notes.map(\.isDrawn) == [false, true])
    #expect(row.visits.map(\.transcript) == ["Am ersten Tag …", nil])
    #expect(row.marks.map(\.text) == ["wichtig"])
    #expect(row.marks.map(\.seconds) == [4])
    #expect(row.seconds == 20)
    #expect(try #require(SideBySide("advice", of: [Self.held("a")])?.rows.first).marks.isEmpty)
  }

  @Test("one question has its keywords, most frequent first")
  func keywords() throws {
    let side = try #require(SideBySide("first_day", of: [Self.held("a"), Self.held("b")]))
    #expect(side.keywords.map(\.label) == ["Chefin", "Angst"])
    #expect(side.keywords.map(\.share) == [1, 0.5])
    #expect(side.rows.map(\.keywords) == [["Chefin"], ["Chefin", "Angst"]])
  }

  @Test("a standardised question has the answer as people read it, or the reason for having none")
  func answers() throws {
    let rows = try #require(SideBySide("gender", of: Study.interviews)).rows
    #expect(rows[2].answer == "männlich")
    #expect(rows[8].answer == nil)
    #expect(rows[8].reason == .refused)
  }

  @Test("all of it is data that any program can read")
  func json() throws {
    let filter = AnalysisFilter([.question("gender"): ["m"]])
    let view = try #require(
      AnalysisView(guide: "tablets", interviews: Study.interviews, filter: filter, texts: AnalysisTexts(.en)))
    #expect(view.total == 16)
    #expect(view.interviews.count == 4)
    #expect(AnalysisView(guide: "other", interviews: Study.interviews, texts: AnalysisTexts(.en)) == nil)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    let few = try #require(
      AnalysisView(
        guide: "tablets", interviews: Array(Study.interviews.prefix(3)), filter: filter,
        texts: AnalysisTexts(.en)))
    try expectApproved(String(decoding: encoder.encode(few), as: UTF8.self) + "\n", as: "analysis.json")
    let side = try encoder.encode(try #require(SideBySide("first_day", of: [Self.held("a")])))
    try expectApproved(String(decoding: side, as: UTF8.self) + "\n", as: "side-by-side.json")
  }
}
