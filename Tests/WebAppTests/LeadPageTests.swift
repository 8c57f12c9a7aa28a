import Foundation
import Guide
import Interview
import Testing
import WebServing

@testable import WebApp

@Suite("The interview screen")
struct LeadPageTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/WebApp")

  private func page(_ guide: Guide) -> LeadPage {
    LeadPage(Interview(id: "one", guide: guide), microphone: "mic", marks: [], language: .english)
  }

  private func guide(sections: Int, questions: Int) -> Guide {
    Guide(
      id: "g", title: "G",
      sections: (0..<sections).map { section in
        Section(
          id: "s\(section)", title: "S",
          questions: (0..<questions).map { Question(id: "q\(section)_\($0)", text: "Why?") })
      })
  }

  @Test("shows the first section before anything was asked, and hides the others")
  func beginsWithTheFirstSection() {
    let shown = page(guide(sections: 3, questions: 4)).shown
    #expect(shown.map(\.sectionID) == ["s0", "s1", "s2"])
    #expect(shown.map(\.isHidden) == [false, true, true])
  }

  @Test("holds a hundred questions of a guide with ten thousand, and not even their list")
  func stopsAtAHundred() {
    let large = page(guide(sections: 100, questions: 100))
    #expect(large.shown.flatMap(\.questions).count == 100)
    #expect(large.data.contains("\"guide\"") == false)
    #expect(large.total == 10_000)
  }

  @Test("cuts a long section into hundreds that know their neighbours")
  func cutsLongSections() throws {
    let long = guide(sections: 1, questions: 250)
    let middle = try #require(
      LeadSection("s0", from: 137, in: Interview(id: "i", guide: long), language: .english))
    #expect(middle.from == 100)
    #expect(middle.questions.count == 100)
    #expect(middle.earlier == 0)
    #expect(middle.later == 200)
    let last = try #require(
      LeadSection("s0", from: 9999, in: Interview(id: "i", guide: long), language: .english))
    #expect(last.from == 200)
    #expect(last.questions.count == 50)
    #expect(last.later == nil)
    #expect(LeadSection("none", from: 0, in: Interview(id: "i", guide: long), language: .english) == nil)
  }

  @Test("says yes and no in the language of the guide")
  func yesAndNo() throws {
    let question = Question(id: "a", text: "?", kind: "yesno")
    #expect(try #require(LeadQuestion(question, words: .german).form).contains("\"Ja\""))
    #expect(try #require(LeadQuestion(question, words: .english).form).contains("\"Yes\""))
  }

  @Test("offers no answer to open questions and to texts that are only read")
  func noAnswers() {
    #expect(LeadQuestion(Question(id: "a", text: "?"), words: .english).isStandardised == false)
    #expect(
      LeadQuestion(Question(id: "a", text: "?", kind: "info"), words: .english).isStandardised == false)
  }

  @Test("shows what stands in a guide as text, never as HTML")
  func escapes() async throws {
    let evil = "<img src=x onerror=alert(1)></script>"
    var question = Question(id: "a\"><bdo", text: evil, kind: "single", interviewerNotes: [evil])
    question.options = [AnswerOption(code: evil, text: evil, hasText: true)]
    question.probes = [Probe(.check, evil)]
    let guide = Guide(
      id: "g", title: evil, language: "en\"><bdo>",
      sections: [Section(id: evil, title: evil, texts: [evil], questions: [question])])
    let assets = try Assets(folder: Self.folder.appending(path: "Public"))
    let renderer = try await PageRenderer(
      templates: Self.folder.appending(path: "Templates"), assets: assets, isSealed: { false })
    let html = try renderer.html("lead", page(guide), Preferences())
    #expect(html.contains("<img") == false)
    #expect(html.contains("<bdo") == false)
    #expect(html.contains("alert(1)></script>") == false)
    #expect(html.contains("&lt;img"))
  }

  @Test("has both languages for every text that a template or a script names")
  func texts() throws {
    let templates = try files("Templates", with: "lead", ending: "mustache")
    let scripts = try files("Public/js", with: "lead", ending: "js")
    let named = templates.flatMap { $0.matches(of: /t\.(lead\w+)/).map { String($0.1) } }
    let said = scripts.flatMap { $0.matches(of: /'(lead[A-Z]\w*)'/).map { String($0.1) } }
    #expect(named.count > 50)
    #expect(said.count > 50)
    #expect(named.filter { LeadTexts.phrases[$0] == nil } == [])
    #expect(said.filter { LeadTexts.said[$0] == nil } == [])
  }

  private func files(_ folder: String, with prefix: String, ending: String) throws -> [String] {
    let folder = Self.folder.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix(prefix) && $0.hasSuffix(ending) }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }
}
