import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("docs/guide-format.md")
struct DocumentationTests {
  @Test(
    "its examples, and that of the README, are guides without errors",
    arguments: [("docs/guide-format.md", 7), ("README.md", 1)])
  func examples(file: String, least: Int) throws {
    let page = try String(contentsOf: Files.project.appending(path: file), encoding: .utf8)
    let examples = page.components(separatedBy: "```markdown\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
    #expect(examples.count >= least)
    for example in examples {
      let reading = GuideTextReader.read(example, name: "example.en.guide.md")
      let errors = reading.diagnostics.filter { $0.severity == .error }
      let isFrontMatterOnly = reading.guide == nil && example.hasSuffix("---")
      #expect(errors.isEmpty || isFrontMatterOnly, "\(example)\n\(errors)")
    }
  }

  @Test("its tables name every attribute and every answer word")
  func completeness() throws {
    let page = try String(contentsOf: Files.project.appending(path: "docs/guide-format.md"), encoding: .utf8)
    for word in AnswerWord.allCases {
      #expect(page.contains("`\(word.rawValue)`") || page.contains("`[\(word.rawValue)"), "\(word)")
    }
    for name in KnownAttributes.section + KnownAttributes.question + KnownAttributes.option {
      #expect(page.contains("`\(name)"), "\(name)")
    }
  }

  @Test("its table names every function of conditions")
  func functions() throws {
    let page = try String(contentsOf: Files.project.appending(path: "docs/guide-format.md"), encoding: .utf8)
    for function in LogicFunction.allCases where ![.sum, .min, .max].contains(function) {
      #expect(page.contains("`\(function.rawValue)("), "\(function.rawValue)")
    }
  }

  @Test("its complete example has no problems, runs, and says what the page says")
  func completeExample() throws {
    let page = try String(contentsOf: Files.project.appending(path: "docs/guide-format.md"), encoding: .utf8)
    let section = try #require(page.components(separatedBy: "## 8. All of it once").last)
    let text = try #require(
      section.components(separatedBy: "```markdown\n").dropFirst().first?.components(separatedBy: "\n```")
        .first)
    let reading = GuideTextReader.read(text, name: "moving.en.guide.md")
    let guide = try #require(reading.guide)
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    #expect(guide.questions.count == 16 && LogicCheck.problems(guide).isEmpty)
    try expectFixedPoint(guide, name: "moving.en.guide.md")
    var run = GuideRun(guide, seed: 42)
    #expect(run.relevance("whom") == .unknown && run.relevance("more_time") == .no)
    for (id, typed) in [
      ("knew", "n"), ("before", "Graz"), ("back", "400"), ("day", "8 10 6"), ("too_much", "1"),
    ] {
      let question = try #require(guide.question(id))
      run.answer(id, try AnswerKinds.kind(question.kind)?.value(from: typed, for: question))
    }
    #expect(run.relevance("whom") == .no && run.relevance("more_time") == .yes)
    #expect(run.calculated("hours") == .number(40) && run.relevance("too_much") == .yes)
    let back = try #require(guide.question("back"))
    #expect(run.text(of: back).text == "How often did you see your Graz again in the first year?")
    #expect(run.state(of: back) == .invalid(message: "A year has 365 days."))
    let asked = try #require(guide.question("too_much"))
    #expect(run.text(of: asked).text == "You said about 40 hours of work. Is that too much?")
    #expect(run.sections.first?.id == "arriving" && run.sections.count == 3)
  }
}
