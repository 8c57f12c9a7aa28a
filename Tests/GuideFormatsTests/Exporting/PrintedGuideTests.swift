import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("The page to print")
struct PrintedGuideTests {
  private func page(_ body: String, language: String = "en") throws -> String {
    let text = "---\nid: g\ntitle: G\nlang: \(language)\n---\n\n## S {#s}\n\n\(body)\n"
    let reading = GuideTextFormat.read(Data(text.utf8), name: "g.guide.md", language: nil)
    let guide = try #require(reading.guide)
    #expect(!reading.hasErrors, "\(reading.diagnostics)")
    let page = String(decoding: try PrintedGuideFormat.write(guide).data, as: UTF8.self)
    return page.replacing(/>\s+</, with: "><")
  }

  @Test("a scale is a row of numbered circles between the words of its ends")
  func scale() throws {
    let page = try page("1. How? {#q}\n   [scale 1..5: bad | good]\n   - ( ) -8 = No idea {missing}")
    #expect(page.contains("<td>1</td><td>2</td><td>3</td><td>4</td><td>5</td>"))
    #expect(page.components(separatedBy: #"<td class="circle">○</td>"#).count == 6)
    let words = ["bad", "<td>1</td>", "<td>5</td>", "good", "No idea"].map { page.range(of: $0)?.lowerBound }
    #expect(words.allSatisfy { $0 != nil } && words.compactMap(\.self) == words.compactMap(\.self).sorted())
  }

  @Test("a slider is a line between its ends")
  func slider() throws {
    let page = try page("1. How? {#q}\n   [slider 10..30 \"degrees\": cold | hot]")
    #expect(page.contains("cold (10 degrees)") && page.contains("hot (30 degrees)"))
    #expect(page.contains(#"class="track""#) && !page.contains("○"))
  }

  @Test("a number that may be unknown has a field beside its reasons for having no answer")
  func number() throws {
    let page = try page("1. How many? {#q}\n   [integer 1..20]\n   - ( ) -8 = No idea {missing}")
    #expect(page.contains(#"class="fill""#) && page.contains("(1–20)") && page.contains("No idea"))
  }

  @Test(
    "what is hidden is not printed, and jumps, gaps and conditions are said with the numbers that are printed"
  )
  func references() throws {
    let body = """
      1. Secret? {#secret hidden}
         [text]
      2. Where? {#where}
         - ( ) a = Here -> last
         - ( ) b = There -> end
      3. Why {where}? {#why if="where = 'b'"}
      4. Last? {#last}
      """
    let english = try page(body)
    #expect(!english.contains("Secret?"))
    #expect(english.contains("→ question 3") && english.contains("→ end"))
    #expect(english.contains("Why ____ (answer to question 1)?"))
    #expect(english.contains("Only if: “Where?” is “There”") && !english.contains("where ="))
    let german = try page(body, language: "de")
    #expect(german.contains("→ Frage 3") && german.contains("Nur wenn: „Where?“ ist „There“"))
  }

  @Test("a comment has its line, and two scales have their names")
  func commentAndHeads() throws {
    let page = try page(
      """
      1. One? {#a comment}
         - ( ) a = A
         - ( ) b = B
      2. Both? {#b heads="Weight | Quality"}
         [dualmatrix: 1 = much | 2 = little || 1 = good | 2 = bad]
         - x: X
      """)
    #expect(page.contains("Comment: "))
    #expect(page.contains(#"<th colspan="2" dir="auto">Weight</th><th colspan="2" dir="auto">Quality</th>"#))
  }

  @Test("pictures stand in the page; of one that is not there the description does, and it is said")
  func pictures() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("png".utf8).write(to: folder.appending(path: "map.png"))
    var question = Question(id: "q", text: "Q?", kind: "points")
    question.media = [
      Media(path: "map.png", description: "Map"), Media(path: "gone.png", description: "A gone picture"),
      Media(path: "a.wav", description: "Sound"),
    ]
    let guide = Guide(id: "g", title: "G", sections: [Section(id: "s", title: "S", questions: [question])])
    let writing = try PrintedGuideFormat.write(guide, media: .folder(folder))
    let page = String(decoding: writing.data, as: UTF8.self)
    #expect(page.contains("data:image/png;base64,\(Data("png".utf8).base64EncodedString())"))
    #expect(page.contains("[A gone picture]") && page.contains("▷ Play: Sound – a.wav"))
    #expect(writing.losses.count == 1 && writing.losses[0].contains("gone.png"))
  }

  @Test("the style has no sign that would be escaped")
  func style() throws {
    #expect(!PrintedGuideFormat.styleSheet.contains { "\"'<>&".contains($0) })
    #expect(try !page("1. Why?").contains("&quot;"))
  }
}
