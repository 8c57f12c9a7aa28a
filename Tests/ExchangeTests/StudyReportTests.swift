import Foundation
import Guide
import Interview
import Testing

@testable import Exchange

@Suite("The report on many interviews")
struct StudyReportTests {
  private static func study(in folder: TemporaryFolder) -> [ExportedInterview] {
    (1...3).map { number in
      var held = HeldInterview(in: folder.url, named: "2026-11-21_P-0\(number)_a1b\(number)")
      held.visit("first_day", at: 0)
      held.note("she <laughs> \(number)", on: "first_day", at: 4000)
      held.visit("tools", at: 8000)
      if number < 3 {
        held.answer("tools", .choices([.init(code: "phone")]), at: 9000)
      } else {
        held.happened(9000, .unanswered(question: "tools", reason: .dontKnow, mode: .interviewer))
      }
      held.answer("remark", .text("all said \(number)"), at: 9500)
      held.happened(16_000, .saved)
      return held.exported(as: "0000000\(number)-2222-3333-4444-555555555555")
    }
  }

  private static func page(_ interviews: [ExportedInterview], language: String? = nil) -> String {
    let guide = interviews[0].interview.guide
    return String(
      decoding: StudyReportWriter(interviews, guide: guide, language: language).data, as: UTF8.self)
  }

  @Test("every option stands in chart and table, also what nobody chose, with its base and those missing")
  func tables() throws {
    let page = Self.page(Self.study(in: try TemporaryFolder()))
    #expect(page.contains("3 interviews"))
    #expect(
      page.contains("lang=\"en\">Phone</span></th><td class=\"n num\">2</td><td class=\"n num\">100%</td>"))
    #expect(
      page.contains("lang=\"en\">Paper</span></th><td class=\"n num\">0</td><td class=\"n num\">0%</td>"))
    #expect(page.contains("n = 2 of 3 interviews"))
    #expect(page.contains("No answer: don&#39;t know 1"))
    #expect(page.contains("role=\"img\"") && page.contains("<title>Paper: 0 (0%)</title>"))
  }

  @Test("open answers and notes stand with the participant's code")
  func open() throws {
    let folder = try TemporaryFolder()
    let page = Self.page(Self.study(in: folder), language: "de")
    // all three have one code, so that their folders tell them apart
    #expect(page.contains("<strong dir=\"auto\">2026-11-21_P-02_a1b2</strong>"))
    #expect(page.contains("she &lt;laughs&gt; 2") && page.contains("all said 3"))
    #expect(page.contains("3 Interviews") && page.contains("Gesprächszeit je Abschnitt"))
  }

  @Test("several guides make a page each")
  func guides() throws {
    let folder = try TemporaryFolder()
    var other = HeldInterview(in: folder.url, named: "other")
    other.guide.id = "other"
    let files = try Exporter.export(
      Self.study(in: folder) + [other.exported(as: "00000009-2222-3333-4444-555555555555")],
      formats: [.studyReport], to: folder.url.appending(path: "out"))
    #expect(
      files.map(\.lastPathComponent) == [
        "study_report_tablets.html", "study_report_other.html", "contents.txt",
      ])
  }
}
