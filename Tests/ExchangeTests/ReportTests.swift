import Documents
import Foundation
import Guide
import Interview
import Testing
import Timeline

@testable import Exchange

@Suite("The report of an interview")
struct ReportTests {
  private static func page(
    _ held: HeldInterview, language: String? = nil, isPlayable: Bool = true, waveform: Waveform? = nil
  ) -> String {
    let options = ExportOptions(language: language, waveform: { _, _ in waveform })
    return String(
      decoding: ReportWriter(held.exported, options, isPlayable: isPlayable).data, as: UTF8.self)
  }

  private static func held(in folder: TemporaryFolder) throws -> HeldInterview {
    var held = HeldInterview(in: folder.url)
    try held.part(1, frames: 80_000)
    return held
  }

  @Test("shows the options that were not chosen beside those that were")
  func options() throws {
    let folder = try TemporaryFolder()
    var held = try Self.held(in: folder)
    held.answer(
      "tools", .choices([.init(code: "phone"), .init(code: "other", text: "a <minidisc>")]), at: 8000)
    let page = Self.page(held)
    #expect(
      page.contains(
        "<li class=\"chosen\"><span aria-hidden=\"true\" class=\"box\">✓</span><span dir=\"auto\" lang=\"en\">Phone"
      ))
    #expect(
      page.contains(
        "<li><span aria-hidden=\"true\" class=\"box\">○</span><span dir=\"auto\" lang=\"en\">Paper"))
    #expect(page.contains("a &lt;minidisc&gt;"))
  }

  @Test("shows all points of a scale and all columns of a table, the chosen ones ticked")
  func scales() throws {
    let folder = try TemporaryFolder()
    var held = try Self.held(in: folder)
    var format = AnswerFormat()
    (format.minimum, format.maximum) = ("1", "5")
    held.guide.sections[1].questions = [
      Question(
        id: "ten", text: "How sure?", kind: "scale", options: [AnswerOption(code: "1", text: "not at all")],
        format: format),
      Question(
        id: "grid", text: "How useful?", kind: "matrix",
        options: [AnswerOption(code: "1", text: "useful"), AnswerOption(code: "2", text: "useless")],
        rows: [Row(id: "a", text: "the map"), Row(id: "b", text: "the clock")]),
      Question(
        id: "poles", text: "How was it?", kind: "differential",
        rows: [Row(id: "p", text: "slow", opposite: "fast")]),
      Question(
        id: "ways", text: "Which ways?", kind: "multimatrix",
        options: [
          AnswerOption(code: "foot", text: "on foot"),
          AnswerOption(code: "-8", text: "no idea", isMissing: true),
        ],
        rows: [Row(id: "home", text: "at home")]),
      Question(
        id: "order", text: "In which order?", kind: "rank",
        rows: [Row(id: "x", text: "first thing"), Row(id: "y", text: "second thing")]),
    ]
    held.answer("ten", .number(4), at: 8000)
    held.answer("grid", .rows([RowValue(row: "a", cell: .codes(["2"]))]), at: 8000)
    held.answer("order", .ranking(["y"]), at: 8000)
    held.answer("poles", .rows([RowValue(row: "p", cell: .number(6))]), at: 8000)
    held.answer("ways", .choices([.init(code: "-8")]), at: 8000)
    let page = Self.page(held)
    for point in ["1 not at all", "2", "3", "5"] {
      #expect(page.contains(">\(point)</span></li>"), "\(point)")
    }
    #expect(page.contains(">4</span><span class=\"sr\"> (chosen)</span>"))
    let tick =
      "<td class=\"tick chosen\"><span aria-hidden=\"true\">✓</span><span class=\"sr\">chosen</span></td>"
    let none = "<td class=\"tick\"><span aria-hidden=\"true\">○</span></td>"
    #expect(page.contains(">the map</th>\(none)\(tick)</tr>"))
    #expect(page.contains(">the clock</th>\(none)\(none)</tr>"))
    #expect(page.contains(">second thing</li></ol>"))
    #expect(page.contains(">slow – fast</th>" + String(repeating: none, count: 5) + tick + none + "</tr>"))
    // a reason for all rows is a word, not rows without a tick
    #expect(page.contains(">no idea</td>"))
    #expect(page.contains("not put in order: first thing"))
  }

  @Test(
    "says in words why there is no answer",
    arguments: [("en", "No answer: <strong>refused"), ("de-AT", "Ohne Antwort: <strong>verweigert")])
  func missing(_ language: String, _ words: String) throws {
    let folder = try TemporaryFolder()
    var held = try Self.held(in: folder)
    held.happened(9000, .unanswered(question: "income", reason: .refused, mode: .handover))
    #expect(Self.page(held, language: language).contains(words))
  }

  @Test("keeps earlier answers with their moments")
  func earlier() throws {
    let folder = try TemporaryFolder()
    var held = try Self.held(in: folder)
    held.answer("years", .number(11), at: 16_000)
    held.answer("years", .number(12), at: 24_000)
    let page = Self.page(held)
    #expect(page.contains("<p class=\"value\">12</p>"))
    #expect(page.contains("Earlier: </span><span dir=\"auto\">11</span>"))
    #expect(page.contains("data-at=\"2.000000\"") && page.contains("data-at=\"3.000000\""))
  }

  @Test("plays a visit from its frame, a mark from where it reaches back to, a passage from its beginning")
  func moments() throws {
    let folder = try TemporaryFolder()
    var held = try Self.held(in: folder)
    held.visit("first_day", at: 8001)
    held.mark("quote", colour: 4, at: 40_000, reach: 16_000)
    held.mark(at: 48_000)
    held.note("laughs", on: "first_day", at: 56_000)
    let page = Self.page(held)
    #expect(page.contains("<li class=\"visit\" data-from=\"1.000125\""))
    #expect(
      page.contains(
        "<button type=\"button\" class=\"at num\" data-at=\"3.000000\" aria-label=\"Play from 0:05\">0:05<"))
    #expect(page.contains("data-at=\"4.000000\" aria-label=\"Play from 0:06\""))
    #expect(page.contains("data-at=\"7.000000\" aria-label=\"Play from 0:07\""))
    #expect(page.contains("Mark 1 blue: quote") && page.contains(">laughs</p>"))
  }

  @Test("tells of pauses and of stretches off record, and what was drawn")
  func breaks() throws {
    let folder = try TemporaryFolder()
    var held = try Self.held(in: folder)
    held.happened(16_000, .offRecord(reason: "phone rings"))
    held.happened(16_000, .onRecord)
    let note = held.happened(17_000, .noteBegun(question: "first_day"))
    held.happened(
      17_001, .inked(note: note, stroke: InkStroke(points: [.init(x: 0.25, y: 0.5), .init(x: 1, y: 1)])))
    let page = Self.page(held)
    #expect(page.contains("Off record: phone rings"))
    #expect(page.contains("<path class=\"c0\" d=\"M100.0 150.0L400.0 300.0\"></path>"))
  }

  @Test("several parts are one line of time")
  func parts() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url)
    try held.part(1, frames: 16_000)
    held.closePart(1, frames: 16_000, at: 16_000)
    try held.part(2, frames: 8_000, at: 16_000)
    held.happened(24_000, .saved)
    let page = Self.page(held)
    #expect(
      page.contains("src=\"2026-11-21_P-07_a1b2_part-001.wav\" data-start=\"0.000000\" data-end=\"2.000000\"")
    )
    #expect(
      page.contains("src=\"2026-11-21_P-07_a1b2_part-002.wav\" data-start=\"2.000000\" data-end=\"3.000000\"")
    )
    #expect(page.contains("2 parts"))
  }

  @Test("an interview without sound has no player, and one without a waveform still has its questions")
  func silent() throws {
    let folder = try TemporaryFolder()
    var silent = HeldInterview(in: folder.url, named: "silent")
    silent.visit("first_day", at: 0)
    silent.answer("years", .number(3), at: 8000)
    let page = Self.page(silent)
    #expect(!page.contains("<audio") && !page.contains("data-at=\"") && page.contains("value\">3<"))

    var held = try Self.held(in: folder)
    held.visit("first_day", at: 0)
    held.visit("advice", at: 40_000)
    #expect(!Self.page(held).contains("class=\"wave\"") && Self.page(held).contains("class=\"lane\""))
    let drawn = Self.page(held, waveform: Waveform(columns: [-60...60, 0...0]))
    #expect(drawn.contains("<path class=\"wave\" d=\"M0 0L0 -120L1 -1L1 1L0 120z\">"))
  }

  @Test("on paper nothing can be played, and no script is there")
  func printed() throws {
    let folder = try TemporaryFolder()
    var held = try Self.held(in: folder)
    held.visit("first_day", at: 0)
    held.mark(at: 8000)
    let page = Self.page(held, isPlayable: false)
    for word in ["<script", "<audio", "<button", "<form", "data-at="] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(
      page.contains("script-src &#39;none&#39;") && page.contains("class=\"lane\"")
        && page.contains("Mark 1 red"))
  }

  @Test("no text becomes markup, and the policy names the hash of the one script")
  func hostile() throws {
    let folder = try TemporaryFolder()
    var held = try Self.held(in: folder)
    let nasty = "</script></style></title><img src=x onerror=alert(1)>\" onclick=\"alert(2)' {{x}} <!--"
    held.guide.title = nasty
    held.guide.sections[0].title = nasty
    held.guide.sections[0].questions[0].text = nasty
    held.guide.sections[1].questions[1].options[0].text = nasty
    held.visit("first_day", at: 0)
    held.mark(nasty, at: 4000)
    held.note(nasty, at: 5000)
    held.answer("remark", .text(nasty), at: 6000)
    held.answer("tools", .choices([.init(code: "other", text: nasty)]), at: 7000)
    let page = Self.page(held)
    #expect(!page.contains("<img") && !page.contains("\" onclick") && !page.contains("<!--"))
    let scripts = page.components(separatedBy: "<script>")
    #expect(scripts.count == 2 && page.components(separatedBy: "<script").count == 2)
    let script = try #require(scripts.last?.components(separatedBy: "</script>").first)
    var hash = SHA256()
    hash.update(Array(script.utf8))
    // as the attribute has it: apostrophes are escaped there
    #expect(page.contains("script-src &#39;sha256-\(Data(hash.digest()).base64EncodedString())&#39;"))
    #expect(page.contains("default-src &#39;none&#39;"))
  }

  @Test("names the code, never title, place or persons")
  func names() throws {
    let folder = try TemporaryFolder()
    var held = try Self.held(in: folder)
    held.happened(10, .edited(EventBody.Metadata(place: "Elm Street 3", persons: "Mrs. Smith")))
    let study = StudyReportWriter([held.exported], guide: held.guide, language: nil)
    for page in [Self.page(held), String(decoding: study.data, as: UTF8.self)] {
      for name in ["Kitchen table", "Elm Street", "Smith"] { #expect(!page.contains(name), "\(name)") }
      #expect(page.contains("P-07"))
    }
  }

  @Test("brings its sound along, unless that is written anyway")
  func sound() throws {
    let folder = try TemporaryFolder()
    let held = try Self.held(in: folder)
    let alone = try Exporter.export(
      [held.exported], formats: [.report], to: folder.url.appending(path: "alone"))
    let stem = "2026-11-21_P-07_a1b2"
    #expect(alone.map(\.lastPathComponent) == ["\(stem)_report.html", "\(stem).wav", "contents.txt"])
    let both = try Exporter.export(
      [held.exported], formats: [.wav, .report], to: folder.url.appending(path: "both"))
    #expect(both.map(\.lastPathComponent) == ["\(stem).wav", "\(stem)_report.html", "contents.txt"])
  }
}
