import Documents
import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("Codes on the way to LimeSurvey and back")
struct LimeSurveyCodesTests {
  private static let text = """
    ---
    id: g
    lang: en
    ---

    1. Where? {#home_town required}
       - ( ) erzgebirge = Hills
       - ( ) saechsische_schweiz = Rocks
       - ( ) elsewhere = Elsewhere: ____
    2. What? {#tools}
       - [ ] dictaphone = Dictaphone
       - [ ] note_book = Note book
    3. How good? {#good if="home_town = 'erzgebirge' and selected(tools, 'note_book')"}
       [matrix: excellent = Excellent | miserable = Miserable]
       - location: Location
       - time_of_day: Time
    4. Which first? {#order check="home_town in ('erzgebirge', 'elsewhere') or not answered(home_town)"}
       [rank]
       - sound_quality = Sound
       - battery = Battery
    5. Why? {#why if="good.time_of_day = 'miserable'"}
    """

  @Test("are what they were, in conditions too, and short enough in between")
  func roundTrip() throws {
    let guide = try #require(GuideTextReader.read(Self.text, name: "g.guide.md").guide)
    let data = try LimeSurveyFormat.write(guide).data
    let reading = LimeSurveyFormat.read(data, name: "g.lss", language: nil)
    let again = try #require(reading.guide)
    #expect(!reading.hasErrors && again.questions.map(\.id) == guide.questions.map(\.id))
    for (new, old) in zip(again.questions, guide.questions) {
      #expect(new.options.map(\.code) == old.options.map(\.code) && new.rows.map(\.id) == old.rows.map(\.id))
    }
    let condition = again.question("good")?.attribute("if") ?? ""
    #expect(
      condition.contains("home_town = 'erzgebirge'") && condition.contains("selected(tools, 'note_book')"))
    #expect(again.question("why")?.attribute("if")?.contains("good.time_of_day = 'miserable'") == true)
    let file = String(decoding: data, as: UTF8.self)
    for code in ["erzge", "dictaphone", "notebook", "location", "excel"] {
      #expect(file.contains("[\(code)]"), "\(code)")
    }
  }

  @Test(
    "that somebody changed in the file harm nothing",
    arguments: ["id:why", "=erzge:saechsische_schweiz", "=x", "id:", "/a:../b"])
  func strange(_ setting: String) throws {
    var guide = try #require(GuideTextReader.read(Self.text, name: "g.guide.md").guide)
    let before = guide
    #expect(LimeSurveyOriginals.restore(setting, to: "home_town", in: &guide) == "home_town")
    #expect(guide == before)
  }
}
