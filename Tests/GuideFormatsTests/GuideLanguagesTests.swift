import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("The files of a guide in several languages")
struct GuideLanguagesTests {
  @Test("finds the other languages in the same folder, and says what is not the same")
  func folder() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    func guide(_ id: String, _ lang: String, _ rest: String) -> String {
      "---\nid: \(id)\nlang: \(lang)\n---\n\n## S {#s}\n\n1. Why? {#why}\n\(rest)"
    }
    try write("town.en.guide.md", guide("town", "en", "2. How? {#how}\n"))
    try write("town.de.guide.md", guide("town", "de", ""))
    try write("town.de-copy.guide.md", guide("town", "en", ""))
    try write("other.de.guide.md", guide("other", "de", ""))
    try write("town.fr.guide.md", guide("town", "fr", "   [number 9..1]\n"))
    try write("readme.txt", "town")
    let file = folder.appending(path: "town.en.guide.md")
    let own = try #require(try GuideFormats.read(contentsOf: file).guide)
    let languages = GuideLanguages(of: own, besides: file)
    #expect(languages.whole.languages == ["en", "de"])
    let said = languages.diagnostics.map(\.text)
    #expect(said.count == 2)
    #expect(said.first?.contains("town.de.guide.md (de): “how” is missing there") == true)
    #expect(
      said.last?.contains("town.fr.guide.md") == true
        && languages.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test("only guide texts that say they are this guide are read, whatever else lies there")
  func neighbours() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "a.de.guide.md": "---\nid: a\nlang: de\n---\n", "quoted.md": "---\r\nid : \"a\"\r\n---\r\n",
      "a.fr.guide.md": "# A\n", "a.other.guide.md": "---\nid: ab\n---\n", "letters.txt": "a a a",
      "late.md": "---\ntitle: x\n---\nid: a\n", "a.lss": "<a>a</a>", "a.csv": "a", "b.guide.md": "# a\n",
    ]
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    let guide = Guide(id: "a", title: "A", language: "en")
    let read = GuideLanguages.files(of: guide, besides: folder.appending(path: "a.en.guide.md"))
    #expect(read.map(\.lastPathComponent).sorted() == ["a.de.guide.md", "a.fr.guide.md", "quoted.md"])
  }
}
