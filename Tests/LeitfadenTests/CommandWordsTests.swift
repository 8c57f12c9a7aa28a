import Foundation
import Interviewing
import Testing

@testable import Leitfaden

@Suite("Words on the command line")
struct CommandWordsTests {
  @Test("every word of a command file is explained, and nothing else is")
  func commandFiles() throws {
    let refusal = #expect(throws: SessionError.self) { try CommandFile.line("no-such-word") }
    let list = try #require(refusal?.message.split(separator: "known are ").last)
    let known = Set(list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    let explained = CommandFileHelp.words.compactMap { $0.form.split(separator: " ").first.map(String.init) }
    #expect(Set(explained) == known && explained.count == known.count)
  }

  @Test("the page on command files says what the help says")
  func page() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../docs/command-files.md").standardizedFileURL
    let text = try String(contentsOf: file, encoding: .utf8)
    for (form, meaning) in CommandFileHelp.words {
      #expect(text.contains("| `\(form)` | \(meaning) |"), "\(form)")
    }
  }

  @Test(
    "the word that was meant is found, and none where nothing is near",
    arguments: [
      ("lsit", "list"), ("Shwo", "show"), ("exprot", "export"), ("recrod", "record"), ("bakup", "backup"),
      ("serch", "search"), ("xyz", nil), ("ls", nil), ("", nil),
    ] as [(String, String?)])
  func nearest(_ typed: String, _ meant: String?) {
    let names = ["list", "show", "export", "record", "backup", "search", "edit", "delete", "consent"]
    #expect(Nearest.word(to: typed, among: names) == meant)
  }

  @Test(
    "languages are tags that ISO 639 has",
    arguments: [
      ("de", true), ("en-GB", true), ("zh-Hant-TW", true), ("yue", true), ("klingonisch", false),
      ("deutsch", false), ("xx", false), ("de_AT", false), ("de-", false), ("", false),
    ])
  func languages(_ text: String, _ isKnown: Bool) { #expect(LanguageTag.isKnown(text) == isKnown) }

  @Test("a table fits the terminal: cells are cut first, then columns go", arguments: [40, 60, 80, 120, 200])
  func table(_ width: Int) {
    var table = TextTable(["id", "guide", "title", "notes", "size"], rightAligned: [3, 4])
    table.add([
      "a1b2c3d4", "Neighbours and how they live", Array(repeating: "long", count: 12).joined(separator: " "),
      "12", "346 MB",
    ])
    let lines = table.fitted(to: width, flexible: [1, 2], dispensable: ["notes", "title"]).text
    #expect(lines.allSatisfy { $0.count <= width }, "\(lines)")
    #expect(lines[0].contains("guide") && lines[1].contains("a1b2c3d4") && lines[1].hasSuffix("346 MB"))
    if width == 200 { #expect(lines == table.text) }
  }

  @Test("an uncut table is printed as it was")
  func uncut() {
    var table = TextTable(["a", "bb"], rightAligned: [0])
    table.add(["1234", "x"])
    #expect(table.text == ["   a  bb", "1234  x"])
  }
}
