import Foundation
import Guide
import Testing

@testable import GuideFormats

/// A generator whose numbers are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

@Suite("Hostile guide texts")
struct RobustnessTests {
  @Test("random bytes never bring the reader down", arguments: 1...40)
  func randomBytes(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let bytes = (0..<2000).map { _ in UInt8.random(in: 0...255, using: &random) }
    let reading = GuideTextReader.read(Data(bytes), name: "g.md")
    #expect(reading.guide != nil || reading.hasErrors)
  }

  @Test("random signs of the grammar give a guide that is a fixed point", arguments: 1...300)
  func randomGrammar(_ seed: Int) throws {
    let parts = [
      "- ", "1. ", "\n", "\n", "\n", "   ", "  - ", "## ", "### ", "# ", "> ", "( ) ", "[ ] ", "[x] ",
      "[number 1..2]",
      "[scale 1..3: a | b]", "[matrix: a | b]", "[text match a]", "{#a}", "{#b required}", "{if=\"a = 1\"}",
      "{", "}", "\"",
      "'", "\\", "a", "b = c", ": ", "Check: ", "-> a", "-> end", "____", "<!--", "-->", "![a](b)", "|", "=",
      "---\n",
      "\u{301}", "\t", "ä", "{missing}", "[yesno]", "[open]", "[", "]", "\r\n", "\u{A0}", "id: x\n", ".",
      "..", "_", "*",
      "[date ..today]", "{min=1 max=2}", "\u{FEFF}", "\\\n",
    ]
    var random = SeededGenerator(seed: UInt64(seed) &* 977)
    let text = (0..<120).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
    try expectStable(text)
  }

  @Test(
    "broken copies of our own guides give a guide that is a fixed point", arguments: Files.ownGuides, 1...60)
  func mutations(_ name: String, _ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) &* 31)
    var scalars = Array(try String(contentsOf: Files.ownGuide(name), encoding: .utf8).unicodeScalars)
    for _ in 0..<30 {
      let place = Int.random(in: 0..<scalars.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: scalars.remove(at: place)
      case 1: scalars.insert(scalars[Int.random(in: 0..<scalars.count, using: &random)], at: place)
      case 2: scalars.swapAt(place, Int.random(in: 0..<scalars.count, using: &random))
      default: scalars.replaceSubrange(place..<min(place + 9, scalars.count), with: scalars.prefix(4))
      }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    try expectStable(String(view))
  }

  @Test(
    "long and repetitive texts take linear time",
    arguments: [
      "{", "{#a} ", "{a=\"", "- {#a}\n", "- Q {#a}\n", "[", "<!-- ", "\\", "- Q\n  - ( ) A -> x {missing}\n",
      "   - a\n",
      "> ", "# ", "- Q {if=\"x = 1\"}\n", "a\u{301}", "- a\n  b\n", "{a b c} ", "- Q\n  [scale: a | b | c]\n",
      "-\n  b",
    ])
  func linear(_ part: String) {
    let text = "- Q\n  " + String(repeating: part, count: 100_000 / part.utf8.count)
    let time = ContinuousClock().measure { _ = GuideTextReader.read(text, name: "g.md") }
    // Generous: a quadratic reader would need minutes.
    #expect(time < .seconds(30))
  }

  private func expectStable(_ text: String) throws {
    guard let guide = GuideTextReader.read(text, name: "g.en.md").guide, !guide.questions.isEmpty else {
      return
    }
    let once = GuideTextWriter.text(guide)
    let again = try #require(GuideTextReader.read(once, name: "g.en.md").guide, "\(text)")
    let twice = GuideTextWriter.text(again)
    #expect(twice == once, "seeded text: \(text)")
  }
}
