import Foundation
import Testing

@testable import WebApp

@Suite struct GuideShelfTests {
  /// The files that stand for guides, each with its languages.
  private func folded(_ files: [String: (id: String, language: String)], preferred: String) throws -> [String:
    [String]]
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "shelf-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, facts) in files {
      let text = """
        ---
        guide: 1
        id: \(facts.id)
        title: Work
        lang: \(facts.language)
        ---

        # Work

        - How was it? {#how}

        """
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let shown = GuideShelf.folded(GuideShelf(folder: folder).items(), preferred: preferred)
    return Dictionary(uniqueKeysWithValues: shown.map { ($0.item.file, $0.languages) })
  }

  @Test(
    "A guide in several languages is one, in the language of the page when it has that",
    arguments: [("de", "work.de.guide.md", ["de", "ar"]), ("en", "work.ar.guide.md", ["ar", "de"])])
  func languages(preferred: String, file: String, languages: [String]) throws {
    let shown = try folded(
      [
        "work.ar.guide.md": ("work", "ar"), "work.de.guide.md": ("work", "de"),
        "life.guide.md": ("life", "en"),
      ], preferred: preferred)
    #expect(shown == [file: languages, "life.guide.md": []])
  }

  @Test func `Two files of a guide in one language stay apart`() throws {
    let shown = try folded(
      [
        "work.guide.md": ("work", "en"), "work-2.guide.md": ("work", "en"),
        "work.de.guide.md": ("work", "de"),
      ],
      preferred: "de")
    #expect(shown.count == 3)
    #expect(Array(shown.values) == [[], [], []])
  }
}
