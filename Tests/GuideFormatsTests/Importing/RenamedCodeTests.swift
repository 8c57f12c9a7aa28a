import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("Codes of forms that are none in guides")
struct RenamedCodeTests {
  private func reading(_ form: String) -> GuideReading {
    XLSFormFormat.read(Data(form.utf8), name: "form.csv", language: nil)
  }

  @Test("conditions and cascades name a choice by the code that it got")
  func conditions() throws {
    let reading = reading(
      """
      survey,,,,,
      ,type,name,label,relevant,choice_filter
      ,select_one st,state,State?,,
      ,select_multiple st,seen,Seen?,,
      ,select_one ci,city,City?,,st=${state}
      ,text,t,T?,${state}='New York',
      ,text,u,U?,"selected(${seen}, 'New York')",
      choices,,,,,
      ,list_name,name,label,st,
      ,st,New York,NY,,
      ,st,Ohio,Oh,,
      ,ci,Albany,Albany,New York,
      ,ci,Akron,Akron,Ohio,

      """)
    let guide = try #require(reading.guide, "\(reading.diagnostics)")
    #expect(!reading.diagnostics.contains { $0.text.contains("can never hold") }, "\(reading.diagnostics)")
    var run = GuideRun(guide)
    run.answer("state", .choices([.init(code: "New_York")]))
    run.answer("seen", .choices([.init(code: "Ohio"), .init(code: "New_York")]))
    #expect(run.relevance("t") == .yes && run.relevance("u") == .yes)
    let city = try #require(guide.question("city"))
    #expect(city.options.filter { run.relevance(of: $0, in: city) == .yes }.map(\.code) == ["Albany"])
  }

  @Test(
    "a table with a reason among its columns is read, written and read again",
    arguments: ["-9", "-8", "-7", "-6", "-5"])
  func tables(code: String) throws {
    let reading = reading(
      """
      survey,,,,
      ,type,name,label,appearance
      ,begin group,g,G,table-list
      ,select_one l,a,A,
      ,select_one l,b,B,
      ,end group,,,
      choices,,,,
      ,list_name,name,label,
      ,l,1,one,
      ,l,2,two,
      ,l,\(code),none,

      """)
    let guide = try #require(reading.guide)
    #expect(!reading.hasErrors, "\(reading.diagnostics)")
    let again = GuideTextReader.read(GuideTextWriter.text(guide), name: "form.guide.md")
    #expect(!again.hasErrors, "\(again.diagnostics)")
    #expect(
      again.guide?.questions.map { $0.options.map(\.code) } == guide.questions.map { $0.options.map(\.code) })
  }

  @Test("a value worked out of several choices is their codes with blanks between")
  func several() throws {
    let guide = try #require(
      GuideTextReader.read(
        """
        # G

        1. Which? {#mm}
           - [ ] red = Red
           - [ ] green = Green

        2. All {#all calculate="mm"}
           [calculated]

        3. When? {#d}
           [date]

        4. Month {#m calculate="formatdate(d, '%b %Y')"}
           [calculated]
        """, name: "g.guide.md"
      ).guide)
    var run = GuideRun(guide)
    run.answer("mm", .choices([.init(code: "red"), .init(code: "green")]))
    run.answer("d", .date("2020-02-29"))
    #expect(run.calculated("all") == .text("red green"))
    #expect(run.calculated("m") == .text("Feb 2020"))
  }

  @Test("a condition on a code below zero goes out as the code does", arguments: ["limesurvey", "xlsform"])
  func belowZero(format: String) throws {
    let guide = try #require(
      GuideTextReader.read(
        """
        # G

        1. Job? {#job}
           - ( ) nurse = Nurse
           - ( ) -7 = Refused {missing}

        2. Why? {#why if="job = -7"}
           [text]
        """, name: "g.guide.md"
      ).guide)
    if format == "limesurvey" {
      let text = String(decoding: try LimeSurveyFormat.write(guide).data, as: UTF8.self)
      #expect(text.contains("job.NAOK == &quot;7&quot;") || text.contains("job.NAOK == \"7\""), "\(text)")
    } else {
      let written = try XLSFormFormat.write(guide).data
      let again = try #require(XLSFormFormat.read(written, name: "g.xlsx", language: nil).guide)
      #expect(
        again.question("why")?.attribute("if") == "job = '-7'"
          || again.question("why")?.attribute("if") == "job = -7")
    }
  }
}
