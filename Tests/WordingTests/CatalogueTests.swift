import Foundation
import Testing

@testable import Wording

@Suite("Catalogues of texts")
struct CatalogueTests {
  static let header =
    "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\"Language: fr\\n\"\n\n"

  @Test("a text is found by its name, in one line or several, with its escapes")
  func read() throws {
    let catalogue = try Catalogue(
      po: Self.header + """
        #. for translators
        msgctxt "next"
        msgid "Next"
        msgstr "Suivant"

        msgctxt "long"
        msgid "Two "
        "lines"
        msgstr ""
        "« Deux\\n"
        "\\"lignes\\" \\\\ »\\t"
        msgctxt "open"
        msgid "Not written yet"
        msgstr ""
        """)
    #expect(catalogue.language == "fr")
    #expect(
      catalogue.entries == [
        .init(name: "next", english: "Next", text: "Suivant"),
        .init(name: "long", english: "Two lines", text: "« Deux\n\"lignes\" \\ »\t"),
        .init(name: "open", english: "Not written yet", text: ""),
      ])
    #expect(catalogue.texts == ["next": "Suivant", "long": "« Deux\n\"lignes\" \\ »\t"])
    #expect(try Catalogue(po: Self.header.replacing("\n", with: "\r\n")).language == "fr")
  }

  @Test(
    "what is wrong is named with its line",
    arguments: [
      ("msgid \"a\"\nmsgstr a", 7), ("msgid \"a\"\nmsgid \"b\"\nmsgstr \"\"", 7), ("msgctxt \"a\"", 6),
      ("msgid \"a\\q\"\nmsgstr \"\"", 6), ("msgid \"a\"b\"\nmsgstr \"\"", 6),
      ("msgid \"a\\\"\nmsgstr \"\"", 6),
      ("msgid_plural \"a\"", 6), ("a \"a\"", 6), ("msgid \"a\"\nmsgstr \"\"\nmsgstr \"\"", 8),
      ("msgid \"", 6),
    ])
  func refused(text: String, line: Int) {
    let error = #expect(throws: CatalogueError.self) { try Catalogue(po: Self.header + text) }
    #expect(error?.line == line, "\(String(describing: error))")
  }

  @Test(
    "a file without a header, or an empty one, is refused",
    arguments: ["", "msgid \"a\"\nmsgstr \"b\"", "\"", "msgstr"])
  func headless(text: String) {
    #expect(throws: CatalogueError.self) { try Catalogue(po: text) }
  }

  @Test("each file of this installation is read, and called as its language")
  func shipped() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Catalogue.folder.path)
    #expect(Set(files) == Set(Catalogue.shipped.keys.map { "\($0).po" }))
    #expect(Catalogue.shipped.count >= 10)
  }

  @Test("an installation without catalogues, or with a broken one, has the others")
  func missing() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "catalogues-\(UUID().uuidString)")
    #expect(Catalogue.read(in: folder).isEmpty)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data((Self.header + "msgid \"Next\"\nmsgstr \"Suivant\"").utf8).write(
      to: folder.appending(path: "fr.po"))
    try Data("msgstr \u{22}".utf8).write(to: folder.appending(path: "xx.po"))
    try Data([0xff, 0xfe, 0x00]).write(to: folder.appending(path: "yy.po"))
    #expect(Catalogue.read(in: folder).mapValues(\.texts) == ["fr": ["Next": "Suivant"]])
  }

  @Test("a sentence is said in the language that is asked for, with its values, or in English")
  func said() {
    let sentence: Sentence = "“\("q%1")” loses \("its author" as Sentence)"
    #expect(sentence.said(in: "de-AT") == "„q%1“ verliert den Namen derer, die ihn schrieben")
    for tag in ["en", "en-GB", "fr", "tlh", "", "../de", "de/../fr", "DEUTSCH"] {
      #expect(sentence.said(in: tag) == "“q%1” loses its author", "\(tag)")
    }
    let unknown: Sentence = "nobody says \("this")"
    #expect(unknown.said(in: "de") == "nobody says this")
  }

  @Test("each sentence stands in a catalogue once, is written, and keeps its values")
  func whole() throws {
    let german = try #require(Catalogue.shipped["de"])
    let sentences = german.entries.filter { $0.name == $0.english }
    #expect(sentences.count > 400 && german.texts.count == german.entries.count)
    for entry in sentences {
      let gaps = { (text: String) in text.matches(of: /%[0-9]+/).map { String($0.0) }.sorted() }
      #expect(gaps(entry.english) == gaps(entry.text), "\(entry.english)")
    }
  }
}
