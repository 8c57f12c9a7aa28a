import Guide
import Testing

@testable import GuideFormats

@Suite("Guide text grammar")
struct GuideTextGrammarTests {
  private func guide(_ text: String, name: String = "g.md") throws -> Guide {
    let reading = GuideTextReader.read(text, name: name)
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    return try #require(reading.guide)
  }

  private func question(_ lines: String) throws -> Question {
    try #require(try guide("## S\n\n" + lines).questions.first)
  }

  @Test(
    "every list mark begins a question",
    arguments: ["- Q?", "* Q?", "+ Q?", "1. Q?", "12) Q?", "  - Q?", "-\tQ?", "- Q?  ", "1.\u{A0}Q?"])
  func listMarks(_ line: String) throws {
    #expect(try question(line).text == "Q?")
  }

  @Test(
    "line ends, byte order mark and tabs make no difference",
    arguments: [
      "# T\n\n## S {#s}\n\n1. Q {#q}\n   - P\n", "# T\r\n\r\n## S {#s}\r\n\r\n1. Q {#q}\r\n   - P\r\n",
      "\u{FEFF}# T\n\n## S {#s}\n\n1. Q {#q}\n\t- P", "# T\r## S {#s}\r1. Q {#q}\r   - P",
      "# T\n<!-- a\nb -->\n## S {#s}\n1. Q <!-- c --> {#q}\n   - P <!-- d -->\n<!-- e -->",
    ])
  func lineEnds(_ text: String) throws {
    let guide = try guide(text)
    #expect(guide.title == "T" && guide.sections.map(\.id) == ["s"])
    #expect(guide.questions.map(\.id) == ["q"] && guide.questions.map(\.text) == ["Q"])
    #expect(guide.questions.first?.probes == [Probe(.probe, "P")])
  }

  @Test("a question is marked as never recorded, and that takes no value")
  func offRecord() throws {
    #expect(try question("- Income? {#income off-record}").isOffRecord)
    #expect(try !question("- Income? {#income}").isOffRecord)
    let reading = GuideTextReader.read("## S\n\n- Income? {off-record=yes}\n", name: "g.md")
    #expect(reading.diagnostics.map(\.severity) == [.warning])
  }

  @Test("front matter gives id, title, language and the rest")
  func frontMatter() throws {
    let guide = try guide(
      "---\nguide: 1\nid: a.b-c\ntitle: \"A: b\"\nlang: pt-BR\nversion: 2\nauthor: N\ndate: 2026\nnote: n\nstudy: \"Work: a life\"\n---\n- Q"
    )
    #expect(guide.id == "a.b-c" && guide.title == "A: b" && guide.language == "pt-BR" && guide.version == "2")
    #expect(guide.author == "N" && guide.date == "2026" && guide.note == "n")
    #expect(guide.study == "Work: a life" && guide.otherProperties.isEmpty)
    try expectFixedPoint(guide, name: "g.md")
  }

  @Test("a guide that names no study belongs to none, and its front matter says nothing of it")
  func noStudy() throws {
    let guide = try guide("- Q")
    #expect(guide.study.isEmpty && !GuideTextWriter.text(guide).contains("study"))
  }

  @Test("a section may say how many minutes are meant for it")
  func minutes() throws {
    let text = "## S {#s pin minutes=10 handover}\n- Q\n  [text]\n## T {minutes=2.5}\n- R\n## U\n- V"
    let guide = try guide(text)
    #expect(guide.sections.map(\.minutes) == [10, 2.5, nil])
    #expect(GuideTextWriter.text(guide).contains("{#s handover minutes=10 pin}"))
    try expectFixedPoint(guide, name: "g.md")
  }

  @Test(
    "the file name says id and language where the front matter does not",
    arguments: [
      ("work.en.guide.md", "work", "en"), ("work.guide.md", "work", ""), ("work.md", "work", ""),
      ("my work.pt-BR.md", "my-work", "pt-BR"), ("", "guide", ""),
    ])
  func fileName(_ name: String, _ id: String, _ language: String) throws {
    let guide = try guide("- Q", name: name)
    #expect(guide.id == id && guide.language == language)
  }

  @Test("a guide without any heading has one section")
  func noHeading() throws {
    let guide = try guide("Welcome.\n\n> Be kind.\n\n- Q1\n- Q2")
    #expect(guide.sections.count == 1 && guide.sections[0].id == "s1" && guide.sections[0].title.isEmpty)
    #expect(guide.introduction == ["Welcome."] && guide.interviewerNotes == ["Be kind."])
    #expect(guide.questions.map(\.id) == ["s1q1", "s1q2"])
  }

  @Test("sections and sub-sections keep texts, notes and parents")
  func sections() throws {
    let guide = try guide(
      "## A {#a shuffle}\n\nText one\ngoes on.\n\nText two.\n\n> Note one\n> goes on.\n>\n> Note two.\n\n- Q\n\n"
        + "### B {#b handover if=\"s1q1 = 1\"}\n\n- R\n\n## C\n\n- T")
    #expect(guide.sections.map(\.id) == ["a", "b", "s3"] && guide.sections.map(\.parent) == [nil, "a", nil])
    #expect(guide.sections[0].texts == ["Text one goes on.", "Text two."])
    #expect(guide.sections[0].interviewerNotes == ["Note one goes on.", "Note two."])
    #expect(guide.sections[1].isHandover && guide.sections[1].questions[0].kind == "long")
    #expect(guide.sections[0].attributes == [Attribute("shuffle")])
    #expect(guide.sections[1].attributes == [Attribute("if", "s1q1 = 1")])
  }

  @Test(
    "keywords in two languages say what a line is for",
    arguments: [
      ("- P", Probe.Kind.probe), ("- Probe: P", .probe), ("- Nachfrage: P", .probe), ("* Check: P", .check),
      ("- Aspekt: P", .check), ("- Prompt: P", .prompt), ("- Aufrechterhaltung: P", .prompt),
      ("- check: P", .check), ("1. Probe: P", .probe),
    ])
  func keywords(_ line: String, _ kind: Probe.Kind) throws {
    #expect(try question("1. Q\n   \(line)").probes == [Probe(kind, "P")])
  }

  @Test("lines go on when they are indented; a backslash at the end breaks the line")
  func continuation() throws {
    let question = try question(
      "1. One\n   two \\\n   three\n   - Probe\n     goes on\n   > Note\n   > goes on\n   >\n   > second\n\n   four {#x required}"
    )
    #expect(question.text == "One two\nthree four" && question.id == "x" && question.requirement == .required)
    #expect(question.probes == [Probe(.probe, "Probe goes on")])
    #expect(question.interviewerNotes == ["Note goes on", "second"])
  }

  @Test("a backslash takes the meaning from the next mark")
  func backslash() throws {
    let question = try question(
      "1. Say \\{now} C:\\dir \\\\ \\<!-- x\n   \\- text\n   - \\( ) not an option\n   - Check\\: no keyword")
    #expect(question.text == "Say {now} C:\\dir \\ <!-- x - text")
    #expect(question.probes == [Probe(.probe, "( ) not an option"), Probe(.probe, "Check: no keyword")])
    #expect(question.kind == "open")
  }

  @Test("options have codes, texts, marks and targets")
  func options() throws {
    let guide = try guide(
      "- Q {#q}\n  - [ ] a = A -> end\n  - [x] B\n  - [] other = C d: ____ {exclusive}\n"
        + "  - [ ] -9 = D {missing goto=r}\n  - [ ] E \\= F ___\n  - [ ] G {if=\"1 = 1\"} -> r\n  - [ ] H -> r {missing}\n"
        + "- R {#r}")
    let options = guide.questions[0].options
    #expect(options.map(\.code) == ["a", "2", "other", "-9", "5", "6", "7"])
    #expect(options.map(\.text) == ["A", "B", "C d", "D", "E = F", "G", "H"])
    #expect(options.map(\.hasText) == [false, false, true, false, true, false, false])
    #expect(options.map(\.target) == ["end", nil, nil, "r", nil, "r", "r"])
    #expect(options.map(\.isMissing) == [false, false, false, true, false, false, true])
    #expect(options[1].isPreselected && options[2].isExclusive && guide.questions[0].kind == "multiple")
    #expect(options[5].attributes == [Attribute("if", "1 = 1")])
  }

  @Test("attributes are put into the fixed order, unknown ones last")
  func attributes() throws {
    let reading = GuideTextReader.read(
      "- Q {odd=1 shuffle=rows #q check=\"this > 0\" soft if='1 = 1' message=\"a \\\"b\\\" \\\\.\"}",
      name: "g.md")
    let question = try #require(reading.guide?.questions.first)
    #expect(question.id == "q" && question.requirement == .soft)
    #expect(
      question.attributes == [
        Attribute("if", "1 = 1"), Attribute("shuffle", "rows"), Attribute("check", "this > 0"),
        Attribute("message", "a \"b\" \\."), Attribute("odd", "1"),
      ])
    #expect(places(reading) == ["1:6 warning"])
  }
}
