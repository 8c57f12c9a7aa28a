import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("A form whose modules hang on an age")
struct VerbalAutopsyTests {
  struct Death: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let born: String?
    let died: String?
    let group: String
    let days: Double?
  }

  static let deaths = [
    Death(testDescription: "an adult", born: "1950-03-01", died: "2016-02-29", group: "adult", days: 24_106),
    Death(testDescription: "a child", born: "2012-06-10", died: "2016-02-29", group: "child", days: 1_359),
    Death(testDescription: "a neonate", born: "2016-02-20", died: "2016-02-29", group: "neonate", days: 9),
    Death(testDescription: "an adult of unknown age", born: nil, died: nil, group: "adult", days: nil),
    Death(
      testDescription: "a child born on an unknown day", born: nil, died: "2016-02-29", group: "child",
      days: nil),
  ]

  @Test("asks each for the modules of the age, from dates or from what is known", arguments: deaths)
  func own(_ death: Death) throws {
    let guide = try #require(
      XLSFormFormat.read(
        Data(contentsOf: Files.own("verbal_autopsy.csv")), name: "verbal_autopsy.csv", language: nil
      ).guide)
    var run = GuideRun(guide)
    answer(&run, known: ("born_known", "died_known"), born: "born", died: ["died_a", "died_b"], death)
    let shown = ["of_neonate", "of_child", "of_adult", "of_older"].filter { run.relevance($0) == .yes }
    let rest = ["of_neonate", "of_child", "of_adult", "of_older"].filter { run.relevance($0) == .no }
    #expect(shown == ["of_\(death.group)"] + (death.group == "neonate" ? [] : ["of_older"]))
    #expect(shown.count + rest.count == 4)
    #expect(run.calculated("age_days") == death.days.map { .number($0) })
  }

  @Test("of the WHO asks each for the modules of the age", .sharedQuestionnaires, arguments: deaths)
  func who(_ death: Death) throws {
    let file = Files.fixture("real/xlsform/whova_form.xlsx")
    let reading = XLSFormFormat.read(try Data(contentsOf: file), name: "whova_form.xlsx", language: nil)
    let guide = try #require(reading.guide)
    var run = GuideRun(guide)
    run.answer("Id10013", .choices([.init(code: "yes")]))
    answer(&run, known: ("Id10020", "Id10022"), born: "Id10021", died: ["Id10023_a", "Id10023_b"], death)
    #expect(run.calculated("ageInDays") == death.days.map { .number($0) })
    let flags = ["isNeonatal", "isChild", "isAdult"].map { run.calculated($0)?.plainText ?? "" }
    #expect(flags == ["neonate", "child", "adult"].map { $0 == death.group ? "1" : "0" })
    // A question of each module, and nothing of the others.
    let modules: [(question: String, groups: [String])] = [
      ("Id10104", ["neonate"]), ("Id10125", ["child", "adult"]), ("Id10376", ["neonate"]),
      ("Id10059", ["adult"]),
      ("Id10411", ["adult"]),
    ]
    for (question, groups) in modules {
      #expect(guide.question(question) != nil)
      #expect((run.relevance(question) != .no) == groups.contains(death.group), "\(question)")
    }
  }

  private func answer(
    _ run: inout GuideRun, known: (String, String), born: String, died: [String], _ death: Death
  ) {
    run.answer(known.0, .choices([.init(code: death.born == nil ? "no" : "yes")]))
    run.answer(known.1, .choices([.init(code: death.died == nil ? "no" : "yes")]))
    if let day = death.born { run.answer(born, .date(day)) }
    if let day = death.died { run.answer(died[death.born == nil ? 1 : 0], .date(day)) }
    if death.born == nil || death.died == nil {
      run.answer("age_group", .choices([.init(code: death.group)]))
    }
  }
}
