import Foundation
import Testing

@testable import Leitfaden

@Suite("Other people's words on a terminal")
struct TerminalTextTests {
  @Test(
    "control characters are shown and not obeyed",
    arguments: [
      ("\u{1B}]52;c;aGk=\u{7}", "␛]52;c;aGk=␇"), ("a\u{9B}31m", "a\u{FFFD}31m"), ("x\u{7F}", "x␡"),
      ("a\rb", "a␍b"),
      ("lines\nand\ttabs", "lines\nand\ttabs"), ("Größe 🎧 مرحبا", "Größe 🎧 مرحبا"),
    ])
  func harmless(text: String, shown: String) {
    #expect(TerminalText.harmless(text) == shown)
  }

  @Test("JSON keeps every character, and holds none that a terminal obeys")
  func json() throws {
    let text = "a\u{9B}b\u{7F}c\u{1B}d\u{85}e"
    let written = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self)
    let escaped = TerminalText.escaped(inJSON: written)
    #expect(!escaped.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
    #expect(try JSONDecoder().decode([String].self, from: Data(escaped.utf8)) == [text])
  }
}
