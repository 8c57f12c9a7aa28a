import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("Help texts")
struct HelpTextTests {
  private func first(_ text: String) throws -> Question {
    let reading = GuideTextReader.read(text, name: "a.en.guide.md")
    #expect(reading.diagnostics.isEmpty)
    return try #require(reading.guide?.questions.first)
  }

  @Test("are lines of their own under a question, in English and German, beside probes")
  func read() throws {
    let question = try first("- Q\n  - Help: Tick all\n  - Hilfe: that apply\n  - Why?\n  - ( ) a = A\n")
    #expect(question.help == "Tick all\nthat apply" && question.text == "Q")
    #expect(question.probes.map(\.text) == ["Why?"])
  }

  @Test("do not take a row called help away from a table")
  func rows() throws {
    let question = try first(
      "- Q\n  [matrix: 1 = good | 2 = bad]\n  - help: getting help\n  - Help: One cross a line\n")
    #expect(question.rows.map(\.id) == ["help"] && question.help == "One cross a line")
    let guide = Guide(
      id: "g", title: "T", language: "en", sections: [Section(id: "s1", title: "", questions: [question])])
    let again = GuideTextReader.read(GuideTextWriter.text(guide), name: "g.en.guide.md")
    #expect(again.guide?.questions == [question])
  }

  @Test(
    "come back as they were from every program that knows them",
    arguments: ["xlsform", "limesurvey", "quexml"])
  func survive(_ format: String) throws {
    var question = Question(id: "q", text: "Which?", help: "- one\n- two", kind: "text")
    question.requirement = .required
    let guide = Guide(
      id: "g", title: "T", language: "en", sections: [Section(id: "s1", title: "S", questions: [question])])
    let type = try #require(GuideFormats.writable(format))
    let writing = try type.write(guide)
    let again = try #require(GuideFormats.read(writing.data, name: "g.en.\(type.fileExtensions[0])")?.guide)
    #expect(again.questions.first?.help == question.help && again.questions.first?.text == "Which?")
  }

  @Test("are printed under the question")
  func printed() throws {
    let question = Question(id: "q", text: "Which?", help: "Tick <one>")
    let guide = Guide(
      id: "g", title: "T", language: "en", sections: [Section(id: "s1", title: "S", questions: [question])])
    let page = String(decoding: try PrintedGuideFormat.write(guide).data, as: UTF8.self)
    #expect(page.contains("class=\"help\"") && page.contains("Tick &lt;one&gt;"))
  }

  @Test("have earlier answers in them, and are told apart in another language")
  func logic() throws {
    var german = try #require(
      GuideTextReader.read("---\nid: g\n---\n- Wo? {#q}\n  - Hilfe: hier\n", name: "g.de.guide.md").guide)
    german.language = "de"
    let english = try #require(
      GuideTextReader.read("---\nid: g\n---\n- Where? {#q}\n  - Help: here\n", name: "g.en.guide.md").guide)
    #expect(english.withTranslations([german]).inLanguage("de").questions.first?.help == "hier")
  }
}
