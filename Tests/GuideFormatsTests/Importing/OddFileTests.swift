import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("Odd files of our own")
struct OddFileTests {
  @Test("names given twice become different ones, always the same way")
  func duplicates() throws {
    let file = Self.file(
      """
      <question><text>One?</text>\(Self.choice("a", ["1", "2"]))</question>
      <question><text>Two?</text>\(Self.choice("A", ["1", "1"]))</question>
      <question><text>Three?</text>\(Self.choice("a", ["1", "2"]))</question>
      """)
    let reading = try Self.read(file)
    let guide = try #require(reading.guide)
    #expect(Set(guide.questions.map { $0.id.lowercased() }).count == 3 && !reading.hasErrors)
    #expect(try Self.read(file).guide == guide)
    #expect(reading.diagnostics.count { $0.text.contains("became") } >= 2)
    #expect(reading.diagnostics.contains { $0.text.contains("given twice") })
  }

  @Test("skips that lead back or nowhere are left out and reported, one that leads on is kept")
  func skips() throws {
    func category(_ code: String, _ target: String) -> String {
      "<category><label>\(code)</label><value>\(code)</value><skipTo>\(target)</skipTo></category>"
    }
    let reading = try Self.read(
      Self.file(
        """
        <question><text>One?</text>\(Self.choice("one", ["1", "2"]))</question>
        <question><text>Two?</text><response varName="two"><fixed>\(category("x", "one"))\(category("y", "nobody"))
        \(category("z", "four"))</fixed></response></question>
        <question><text>Three?</text>\(Self.choice("three", ["1", "2"]))</question>
        <question><text>Four?</text>\(Self.choice("four", ["1", "2"]))</question>
        """))
    #expect(!reading.hasErrors && reading.diagnostics.count { $0.text.contains("skip leads") } == 2)
    #expect(reading.guide?.question("two")?.options.map(\.target) == [nil, nil, "four"])
  }

  @Test("questions without text or answer are kept and reported")
  func bareQuestions() throws {
    let reading = try Self.read(
      Self.file(
        "<question/><question><text>Read</text></question><question>\(Self.choice("a", []))</question>"))
    #expect(!reading.hasErrors && reading.guide?.questions.count == 3)
    #expect(reading.guide?.questions.allSatisfy { !$0.text.isEmpty } == true)
    #expect(reading.diagnostics.count { $0.text.contains("has no way to answer") } == 2)
  }

  @Test("a text is the same in every encoding that is read", arguments: ["UTF-8", "ISO-8859-1", "UTF-16"])
  func encodings(_ name: String) throws {
    let encodings: [String: String.Encoding] = ["UTF-8": .utf8, "ISO-8859-1": .isoLatin1, "UTF-16": .utf16]
    let text = Self.file("<question><text>Wie viel größer?</text>\(Self.choice("a", ["1", "2"]))</question>")
      .replacing("UTF-8", with: name)
    let data = try #require(text.data(using: encodings[name] ?? .utf8))
    let reading = try #require(GuideFormats.read(data, name: "a.xml"))
    #expect(reading.guide?.questions.first?.text == "Wie viel größer?")
  }

  private static func read(_ file: String) throws -> GuideReading {
    try #require(GuideFormats.read(Data(file.utf8), name: "odd.xml"))
  }

  private static func file(_ questions: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<questionnaire id=\"1\"><title>T</title><section id=\"1\">"
      + questions + "</section></questionnaire>"
  }

  private static func choice(_ name: String, _ codes: [String]) -> String {
    let categories = codes.enumerated().map { number, code in
      "<category><label>Choice \(number)</label><value>\(code)</value></category>"
    }
    return "<response varName=\"\(name)\"><fixed>\(categories.joined())</fixed></response>"
  }
}
