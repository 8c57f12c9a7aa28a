import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("Codes in conditions")
struct UnknownCodeTests {
  @Test(
    "that the question does not have are warned of",
    arguments: [
      ("best = 'nosuch'", 1), ("'x' = best", 1), ("best in (1, 3)", 1), ("selected(w, 'zzz')", 1),
      ("w.b = 1", 0), ("t.r = 9", 1), ("countrows(t, 9) > 1", 1), ("not (best = 7 or best = 8)", 2),
      ("best = 1", 0), ("best = '2'", 0), ("best = -8", 0), ("best = ''", 0), ("best = n", 0),
      ("selected(w, 'a')", 0), ("t.r = 2", 0), ("n = 99", 0), ("best != 2 and n > 3", 0), ("s = 5", 0),
      ("y = 1 or y = 0", 0), ("y = 2", 1),
    ])
  func codes(_ condition: String, _ count: Int) {
    let text = """
      # T

      1. Best? {#best}
         - ( ) 1 = one
         - ( ) 2 = two
      2. Which? {#w}
         - [ ] a = A
         - [ ] b = B
      3. Table {#t}
         [matrix: 1 = good | 2 = bad]
         - r: Row
      4. Number? {#n}
         [integer]
      5. Scale? {#s}
         [scale 1..7: low | high]
      6. Yes? {#y}
         [yesno]
      7. Last? {#last if="\(condition)"}
      """
    let reading = GuideTextReader.read(text, name: "t.guide.md")
    #expect(reading.diagnostics.filter { $0.severity == .error } == [])
    let said = reading.diagnostics.filter { $0.text.contains("no choice with the code") }
    #expect(said.count == count && said.allSatisfy { $0.line == 18 })
  }

  @Test("a name alone in braces stands for an answer, also where attributes follow or the line ends")
  func piping() throws {
    let text = """
      # T

      1. Where? {#w}
      2. R {w} {#r hidden}
      3. Best {w}
         - ( ) a = Like {w}
         - ( ) b = Else {w} {exclusive}
      4. Last {nobody} {#l}
      """
    let reading = GuideTextReader.read(text, name: "t.guide.md")
    let guide = try #require(reading.guide)
    #expect(guide.questions.map(\.text) == ["Where?", "R {w}", "Best {w}", "Last"])
    #expect(guide.questions[1].id == "r" && guide.questions[1].attributes.map(\.name) == ["hidden"])
    #expect(guide.questions[2].options.map(\.text) == ["Like {w}", "Else {w}"])
    #expect(reading.diagnostics.count == 1 && reading.diagnostics[0].text.contains("“nobody”"))
    let written = GuideTextWriter.text(guide)
    #expect(GuideTextReader.read(written, name: "t.guide.md").guide == guide)
  }
}
