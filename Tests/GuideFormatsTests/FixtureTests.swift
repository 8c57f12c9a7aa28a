import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("Guide files")
struct FixtureTests {
  @Test("the worked example has the counts of its README", .sharedQuestionnaires, arguments: ["en", "de"])
  func workedExample(_ language: String) throws {
    let url = Files.fixture("guide/interview_tools.\(language).guide.md")
    let reading = try GuideFormats.read(contentsOf: url)
    let guide = try #require(reading.guide)
    #expect(!reading.hasErrors)
    #expect(guide.id == "interview-tools" && guide.language == language && guide.version == "2")
    #expect(guide.sections.map(\.id) == ["opening", "tools", "selfcomp", "close"])
    #expect(
      guide.questions.map(\.kind) == [
        "open", "number", "date", "single", "open", "multiple", "single", "matrix", "scale", "rank", "long",
        "info", "location", "sign",
      ])
    #expect(guide.questions.reduce(0) { $0 + $1.probes.count + $1.rows.count } == 15)
    // The README counts boxes, labels of the matrix and ends of the scale together: 11 + 5 + 2.
    #expect(guide.questions.reduce(0) { $0 + $1.options.count } == 18)
    #expect(guide.introduction.count == 1 && guide.interviewerNotes.count == 1)
    let first = try #require(guide.questions.first)
    #expect(first.probes.map(\.kind) == [.probe, .probe, .check, .check, .prompt])
    #expect(first.interviewerNotes.count == 1)
    let std = try #require(guide.question("std"))
    #expect(std.options.map(\.code) == ["1", "2", "-8"] && std.options[1].target == "record")
    #expect(std.options[2].isMissing && std.requirement == .required)
    let record = try #require(guide.question("record"))
    #expect(record.format.minimumAnswers == 1 && record.format.maximumAnswers == 3)
    #expect(record.options[3].isExclusive && record.options[4].hasText)
    #expect(guide.question("clip")?.media.map(\.path) == ["media/sample.wav"])
    #expect(guide.question("QI01")?.rows.map(\.id) == ["a", "b", "c", "d", "e"])
    #expect(guide.question("order")?.rows.map(\.id) == ["ease", "stab", "sec", "cost"])
    #expect(guide.sections[2].isHandover)
  }

  @Test("plain Markdown without a mark is a guide", .sharedQuestionnaires)
  func minimal() throws {
    let url = Files.fixture("guide/minimal.en.guide.md")
    let reading = try GuideFormats.read(contentsOf: url)
    let guide = try #require(reading.guide)
    #expect(reading.diagnostics.isEmpty)
    #expect(guide.id == "minimal" && guide.language == "en" && guide.title == "Neighbourhood interviews")
    #expect(guide.questions.map(\.id) == ["s1q1", "s1q2", "s1q3"])
    #expect(guide.questions.map(\.kind) == ["open", "open", "single"])
    #expect(guide.questions[1].probes.count == 2)
  }

  @Test("the fixture with faults gets a diagnostic for each, with its place", .sharedQuestionnaires)
  func badSyntax() throws {
    let url = Files.fixture("hostile/guide_bad_syntax.guide.md")
    let reading = try GuideFormats.read(contentsOf: url)
    #expect(
      places(reading) == [
        "1:1 error", "4:6 error", "6:12 error", "7:4 error", "7:4 warning", "8:6 error", "8:19 error",
        "9:6 error", "10:8 error", "10:21 error", "11:4 error",
      ])
  }

  @Test("our own guides have no problems", arguments: Files.ownGuides)
  func ownGuides(_ name: String) throws {
    let reading = try GuideFormats.read(contentsOf: Files.ownGuide(name))
    #expect(reading.diagnostics.isEmpty)
    let guide = try #require(reading.guide)
    let text = try String(contentsOf: Files.ownGuide(name), encoding: .utf8)
    #expect(GuideTextWriter.text(guide) == text)
  }

  @Test("the demo guide has what the documentation's command file names")
  func demo() throws {
    let guide = try #require(try GuideFormats.read(contentsOf: Files.ownGuide("demo.en.guide.md")).guide)
    let advice = try #require(guide.question("advice"))
    #expect(guide.question("first_day")?.isOpen == true && advice.isOpen)
    #expect(advice.probes.count { $0.kind == .probe } >= 2 && advice.probes.contains { $0.kind == .check })
    let years = try #require(guide.question("years"))
    #expect(try AnswerKinds.kind(years.kind)?.value(from: "12", for: years) == .number(12))
    let tools = try #require(guide.question("tools"))
    #expect(
      try AnswerKinds.kind(tools.kind)?.value(from: "phone,paper", for: tools)
        == .choices([AnswerValue.Choice(code: "phone"), AnswerValue.Choice(code: "paper")]))
    #expect(guide.question("income")?.options.contains { $0.isMissing } == true)
  }

  @Test("what cannot be opened is explained")
  func unreadable() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "guide-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "a.guide.md"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("x".utf8).write(to: folder.appending(path: "a.exe"))
    let cases: [(String, GuideFileProblem.Code)] = [
      ("none.guide.md", .missing), ("a.guide.md", .folder), ("a.exe", .unknownFormat),
    ]
    for (name, code) in cases {
      #expect {
        try GuideFormats.read(contentsOf: folder.appending(path: name))
      } throws: { error in
        let problem = error as? GuideFileProblem
        return problem?.code == code && problem?.message.isEmpty == false && problem?.hint.isEmpty == false
      }
    }
    #expect {
      try GuideFormats.read(contentsOf: URL(filePath: "/dev/zero"))
    } throws: {
      ($0 as? GuideFileProblem)?.code == .unknownFormat
    }
  }

  @Test("a pipe is not waited for, also behind a link, and a huge file is not read", .timeLimit(.minutes(1)))
  func pipesAndHugeFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "guide-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appending(path: "pipe.guide.md")
    #expect(mkfifo(pipe.path(percentEncoded: false), 0o600) == 0)
    let link = folder.appending(path: "link.guide.md")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: pipe)
    let huge = folder.appending(path: "huge.guide.md")
    try Data(count: GuideFormats.largestFile + 1).write(to: huge)
    let guide = folder.appending(path: "guide.guide.md")
    try FileManager.default.createSymbolicLink(
      at: guide, withDestinationURL: Files.ownGuide("demo.en.guide.md"))
    for (url, code) in [(pipe, GuideFileProblem.Code.unreadable), (link, .unreadable), (huge, .tooLarge)] {
      #expect {
        try GuideFormats.read(contentsOf: url)
      } throws: {
        ($0 as? GuideFileProblem)?.code == code
      }
    }
    #expect(try GuideFormats.read(contentsOf: guide).guide?.id == "working-days")
  }
}
