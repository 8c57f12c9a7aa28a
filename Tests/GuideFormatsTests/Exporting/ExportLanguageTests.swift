import Documents
import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("A guide in several languages goes to other programs")
struct ExportLanguageTests {
  private func guide() throws -> Guide {
    func read(_ tag: String, _ words: [String]) throws -> Guide {
      let text = """
        ---
        id: town
        title: \(words[0])
        lang: \(tag)
        ---

        \(words[1])

        ## \(words[2]) {#s}

        1. \(words[3]) {#why}
           - ( ) a = \(words[4])
           - ( ) b = \(words[5])
        2. \(words[6]) {#rate}
           [matrix: a = \(words[4]) | b = \(words[5])]
           - x: X \(words[4])
        """
      return try #require(GuideTextFormat.read(Data(text.utf8), name: "town.\(tag).guide.md").guide)
    }
    let german = try read("de", ["Stadt", "Guten Tag.", "Leben", "Warum?", "Ja", "Nein", "Wie?"])
    return try read("en", ["Town", "Hello.", "Life", "Why?", "Same", "Same", "How?"]).withTranslations([
      german
    ])
  }

  @Test("an archive holds the texts of all of them")
  func archive() throws {
    let writing = try GuideArchiveFormat.write(guide())
    #expect(writing.losses == [])
    #expect(try ZipArchive(writing.data).paths == ["town.en.guide.md", "town.de.guide.md"])
    let again = GuideArchiveFormat.read(writing.data, name: "town.guide.zip", language: "de").guide
    #expect(again?.question("why")?.text == "Warum?")
  }

  @Test("a form holds every text in all of them, and says which language comes first")
  func form() throws {
    let writing = try XLSFormFormat.write(guide())
    for (tag, title, choice, row) in [("en", "Life", "Same", "X Same"), ("de", "Leben", "Nein", "X Ja")] {
      let reading = XLSFormFormat.read(writing.data, name: "town.xlsx", language: tag)
      #expect(reading.languages == ["en", "de"])
      let again = try #require(reading.guide)
      #expect(again.language == tag && again.sections.contains { $0.title == title })
      #expect(again.question("why")?.options.map(\.code) == ["a", "b"])
      #expect(again.question("why")?.option("b")?.text == choice)
      #expect(again.questions.contains { $0.text == row || $0.rows.contains { $0.text == row } })
    }
  }

  @Test("a form in one language keeps which one it is")
  func one() throws {
    var guide = try guide()
    guide.translations = []
    let data = try XLSFormFormat.write(guide).data
    #expect(XLSFormFormat.read(data, name: "a.xlsx", language: nil).guide?.language == "en")
  }

  @Test("formats of one language say which others they do not hold")
  func others() throws {
    let guide = try guide()
    for format in GuideFormats.writable where ![GuideArchiveFormat.id, XLSFormFormat.id].contains(format.id) {
      #expect(
        try format.write(guide).losses.contains { $0.contains("one language (en)") && $0.contains("(de)") },
        "\(format.id)")
    }
  }
}
