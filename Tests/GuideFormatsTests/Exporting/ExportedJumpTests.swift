import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("Jumps in formats that know only conditions")
struct ExportedJumpTests {
  private static let formats = ["xlsform": "xlsx", "limesurvey": "lss"]
  private static let text = """
    # Routes

    ## Work {#work}

    1. Do you work? {#works}
       - ( ) 1: Yes
       - ( ) 0: No -> free
    2. Where? {#place if="works = 1 or not answered(works)"}
       - ____

    ## Colleagues {#colleagues}

    3. How many? {#many}
       - ( ) few: A few
       - ( ) none: None -> end

    ## Time off {#rest}

    4. What do you do then? {#free}
       - [ ] walk: Walk
       - [ ] nothing: Nothing -> end
    5. How often? {#often}
       - ____
    """

  @Test(
    "a jump arrives as a condition, and nothing of it is said to be lost",
    arguments: ["xlsform", "limesurvey"])
  func conditions(_ format: String) throws {
    let (again, losses) = try Self.written(format)
    #expect(!losses.contains { $0.contains("jump") || $0.contains("condition") }, "\(losses)")
    #expect(again.questions.allSatisfy { question in question.options.allSatisfy { $0.target == nil } })
    let passed = try ["place", "often"].map { try #require(again.question($0)?.attribute("if")) }
    #expect(passed[0].contains("works") && passed[1].contains("free"))
    let sections = try ["many", "often"].map { try #require(again.section(ofQuestion: $0)?.attribute("if")) }
    #expect(sections[0].contains("works") && sections[1].contains("many"))
  }

  @Test("who answers the same is asked the same after coming back", arguments: ["xlsform", "limesurvey"])
  func answers(_ format: String) throws {
    let (guide, again) = try (Self.guide(), Self.written(format).guide)
    for works in [nil, "1", "0"] {
      for many in [nil, "few", "none"] {
        for free in [nil, "walk", "nothing"] {
          let answers = ["works": works, "many": many, "free": free].compactMapValues(\.self)
            .mapValues { AnswerValue.choices([.init(code: $0)]) }
          let asked = [guide, again].map { guide in
            let run = GuideRun(guide, answers: answers)
            return ["works", "place", "many", "free", "often"].filter { run.relevance($0) == .yes }
          }
          #expect(
            asked[0] == asked[1], "\(answers.keys.sorted()) \(works ?? "-") \(many ?? "-") \(free ?? "-")")
        }
      }
    }
  }

  @Test("queXML keeps a jump of a single choice as it is")
  func queXML() throws {
    let again = try #require(
      GuideFormats.read(QueXMLFormat.write(try Self.guide()).data, name: "again.xml")?.guide)
    #expect(again.question("works")?.options.map(\.target) == [nil, "free"])
  }

  private static func guide() throws -> Guide {
    let reading = try #require(GuideFormats.read(Data(text.utf8), name: "routes.guide.md"))
    #expect(reading.diagnostics.filter { $0.severity == .error } == [])
    return try #require(reading.guide)
  }

  private static func written(_ format: String) throws -> (guide: Guide, losses: [String]) {
    let writing = try #require(GuideFormats.writable(format)).write(guide())
    let reading = GuideFormats.read(writing.data, name: "again.\(formats[format] ?? "")")
    return (try #require(reading?.guide), writing.losses)
  }
}
