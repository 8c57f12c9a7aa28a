import Foundation
import Guide
import Testing
import Wording

@testable import GuideFormats

@Suite("Sentences")
struct SentenceTests {
  private static let words = [
    "“%1” became “%2”": "aus „%1“ wurde „%2“", "%2 of %1": "%2 von %1", "it ends": "sie endet",
    "100 % of %1": "100 % von %1",
  ]

  private let german = Catalogue.words(in: "de")

  private func german(_ sentence: Sentence) -> String { sentence.said { Self.words[$0] } }

  @Test("are found by their words, whatever the values are, and filled in any order")
  func gaps() {
    let (old, new) = ("%2", "b")
    let sentence: Sentence = "“\(old)” became “\(new)”"
    #expect(sentence.key == "“%1” became “%2”" && sentence.english == "“%2” became “b”")
    #expect(german(sentence) == "aus „%2“ wurde „b“")
    #expect(german("100 % of \(7)") == "100 % von 7")
  }

  @Test("may stand in each other, be joined, and bring words of their own")
  func nested() {
    let reason: Sentence = "it ends"
    #expect(german("\(3) of \(reason)") == "3 of sie endet")
    #expect(german("“\("a")”" + " became “\(reason)”") == "aus „a“ wurde „sie endet“")
    let open: Sentence = "“%id” became “\(1)”"
    #expect(german(open.replacing("%id", with: "q")) == "aus „q“ wurde „1“")
  }

  @Test("without German stay English")
  func unknown() {
    #expect(german("nobody says \("this")") == "nobody says this")
  }

  @Test("of what a format cannot hold are German in German", arguments: GuideExportTests.formats)
  func losses(_ format: String) throws {
    let guide = try #require(try OwnQuestionnaires.guide("limesurvey_178.lss").guide)
    var translated = guide
    translated.translations = [guide]
    let writing = try #require(GuideFormats.writable(format)).write(translated)
    #expect(!writing.sentences.isEmpty)
    for sentence in writing.sentences {
      #expect(german[sentence.key] != nil, "\(sentence)")
      #expect(sentence.said(in: "de") != sentence.english)
    }
    #expect(writing.losses(in: "de") != writing.losses)
  }

  @Test("of our own questionnaires are all German in German", arguments: OwnQuestionnaires.all)
  func ownQuestionnaires(_ counts: Counts) throws { try check(Files.own(counts.file)) }

  @Test("of the questionnaires beside the checkout are all German in German", .sharedQuestionnaires)
  func sharedQuestionnaires() throws {
    let folder = Files.fixture("hostile")
    let hostile = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    let known = hostile.filter { GuideFormats.format(forFileNamed: $0) != nil }.map { "hostile/\($0)" }
    for file in known + ImportCountTests.shared.map(\.file) { try check(Files.fixture(file)) }
  }

  private func check(_ url: URL) throws {
    for diagnostic in try GuideFormats.read(contentsOf: url).diagnostics {
      #expect(german[diagnostic.sentence.key] != nil, "\(diagnostic.text)")
      #expect(diagnostic.text(in: "de") != diagnostic.text)
    }
  }
}
