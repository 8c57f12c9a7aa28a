import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("Writing guide texts")
struct GuideTextWriterTests {
  @Test(
    "reading what was written gives the same guide and the same text", .sharedQuestionnaires,
    arguments: Files.fixtureGuides)
  func fixtures(_ path: String) throws {
    let url = Files.fixture(path)
    let guide = try #require(try GuideFormats.read(contentsOf: url).guide)
    try expectFixedPoint(guide, name: url.lastPathComponent)
  }

  @Test("the German worked example is canonical already", .sharedQuestionnaires)
  func canonical() throws {
    let url = Files.fixture("guide/interview_tools.de.guide.md")
    let guide = try #require(try GuideFormats.read(contentsOf: url).guide)
    #expect(GuideTextWriter.text(guide) == (try String(contentsOf: url, encoding: .utf8)))
  }

  @Test("the faulty texts of the diagnostics are a fixed point as well", arguments: Fault.all)
  func faults(_ fault: Fault) throws {
    guard let guide = GuideTextReader.read(fault.text, name: "g.en.md").guide, !guide.questions.isEmpty else {
      return
    }
    let once = GuideTextWriter.text(guide)
    let again = try #require(GuideTextReader.read(once, name: "g.en.md").guide)
    #expect(GuideTextWriter.text(again) == once)
  }

  @Test("random guides with every kind, limit and condition survive the way out and back", arguments: 1...300)
  func randomGuides(_ seed: Int) throws {
    var random = RandomGuide(seed: seed)
    try expectFixedPoint(random.guide(), name: "g.en.md")
  }

  static let awkward = [
    "# not a title", "- not a list", "12. Oktober", "1) x", "> not a note", "[number 0..5]", "[ ] no box",
    "(x) no box",
    "---", "***", "a {b} c {#d}", "{#d}", "a -> b", "a ->", "x = y", "Other: ____", "____", "a:",
    "Check: keyword",
    "Probe: Check: x", "C:\\dir\\", "a\\", "<!-- no comment -->", "a | b", "\"quoted\"", "![x](y)",
    "*emphasis* _too_",
    "two\nlines", "- two\n# lines\n[text]", "a\tb", "e\u{301}{\u{301}}", "\u{301}accent", "{\u{301}",
    "|\u{301}|", "#",
    "->\u{301} x", "-", "a]b)c", "&amp; ümläut 日本 👩‍👧", "Aspekt: ja", "  spaces  ", "=", "a = b = c", "\\",
    "\\\\{",
  ]

  @Test("awkward texts survive everywhere", arguments: awkward, ["en", "de"])
  func awkwardText(_ text: String, _ language: String) throws {
    var guide = Guide(id: "g", title: text.replacing("\n", with: " "), language: language)
    guide.introduction = [text, text]
    guide.interviewerNotes = [text, text]
    guide.note = text.replacing("\n", with: " ")
    let line = text.replacing("\n", with: " ").replacing("\t", with: " ")
    let options = [
      AnswerOption(code: "1", text: line, hasText: true),
      AnswerOption(code: "2", text: line, isExclusive: true, target: "end"),
      AnswerOption(code: "-8", text: line, isMissing: true, attributes: [Attribute("if", line)]),
    ]
    let labels = [AnswerOption(code: "1", text: line), AnswerOption(code: "10", text: line)]
    var single = Question(id: "single", text: text, kind: "single", options: options)
    single.probes = [Probe(.probe, line), Probe(.check, line), Probe(.prompt, line)]
    single.interviewerNotes = [text, text]
    single.attributes = [Attribute("message", line), Attribute("odd", "")]
    single.media = [Media(path: "media/a (1).png", description: line)]
    var scale = Question(id: "scale", text: text, kind: "scale", options: labels)
    scale.format.minimum = "1"
    scale.format.maximum = "10"
    scale.probes = single.probes
    let matrix = Question(
      id: "matrix", text: text, kind: "matrix", probes: single.probes, options: labels,
      rows: [Row(id: "a", text: line), Row(id: "Check", text: line)])
    let rank = Question(
      id: "rank", text: text, kind: "rank", probes: single.probes,
      rows: [Row(id: "a", text: line), Row(id: "b", text: line)])
    var short = Question(id: "short", text: text, kind: "text", options: [options[2]])
    short.format.pattern = line
    short.format.unit = line
    var yesNo = Question(id: "yesNo", text: text, kind: "yesno", options: labels)
    yesNo.options[1].code = "0"
    guide.sections = [
      Section(
        id: "a", title: line, texts: [text, text], interviewerNotes: [text],
        questions: [single, scale, matrix]),
      Section(id: "b", title: line, parent: "a", isHandover: true, questions: [rank, short, yesNo]),
    ]
    let once = GuideTextWriter.text(guide)
    let read = try #require(GuideTextReader.read(once, name: "x.md").guide)
    // Spaces at the ends and tabs are the only things that may change.
    if text == text.trimmingCharacters(in: .whitespaces), !text.contains("\t") {
      #expect(read == guide, "\(once)")
    }
    #expect(GuideTextWriter.text(read) == once)
  }
}

/// Reading what was written gives the same guide without new problems, and writing that the same text.
func expectFixedPoint(_ guide: Guide, name: String) throws {
  let once = GuideTextWriter.text(guide)
  let reading = GuideTextReader.read(once, name: name)
  #expect(reading.guide == guide, "\(once)")
  #expect(reading.diagnostics.filter { $0.severity == .error }.map(\.text) == [])
  let again = try #require(reading.guide)
  #expect(GuideTextWriter.text(again) == once)
}
