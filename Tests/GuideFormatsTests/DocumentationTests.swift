import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("docs/guide-format.md")
struct DocumentationTests {
  @Test("its examples are guides without errors")
  func examples() throws {
    let page = try String(contentsOf: Files.project.appending(path: "docs/guide-format.md"), encoding: .utf8)
    let examples = page.components(separatedBy: "```markdown\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
    #expect(examples.count > 6)
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
}
