import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("Conditions of other programs")
struct ForeignExpressionTests {
  @Test(
    "of XLSForm become conditions of guides",
    arguments: [
      ("${age} < 18", "age < 18"), ("selected(${q1}, 'nurse')", "selected(q1, 'nurse')"),
      ("${std} = 'yes'", "std = 'yes'"), ("${std} != ''", "answered(std)"),
      ("${std} = ''", "not answered(std)"),
      ("${std} != 'yes'", "not std = 'yes'"), ("count-selected(${dev}) <= 3", "count(dev) <= 3"),
      (
        "not(selected(., 'none') and count-selected(.) > 1)",
        "not (selected(this, 'none') and count(this) > 1)"
      ),
      (
        "if(selected(., 'none'), count-selected(.) = 1, true())",
        "if(selected(this, 'none'), count(this) = 1, 1 = 1)"
      ),
      (". >= date('2015-08-01')", "this >= '2015-08-01'"), ("string-length(.) > 5", "length(this) > 5"),
      (
        "${age} * 2 + 1 > 7 and (${std} = 'a' or ${std} = 'b')",
        "age * 2 + 1 > 7 and (std = 'a' or std = 'b')"
      ),
      ("${age} div 2 mod 3 = 1", "age / 2 % 3 = 1"), ("regex(., '[0-9]+')", "matches(this, '[0-9]+')"),
    ])
  func xPath(_ written: String, _ expected: String) throws {
    #expect(try XLSFormLogic(ids: Self.questions.mapValues(\.id)).condition(written) == expected)
  }

  @Test(
    "of XLSForm that guides cannot say are refused with a reason",
    arguments: [
      "pulldata('a', 'b', 'c', 'd') = 1", "${nobody} = 1", "${age} <", "position(..) = 1", "'a", "age > 3",
      "selected(${std})", "not()", "regex(.)", "true(1) and ${std} = 1", "!${std}", "false(1) + 1",
    ])
  func refusedXPath(_ written: String) {
    let problem = #expect(throws: ForeignExpressionProblem.self) {
      try XLSFormLogic(ids: Self.questions.mapValues(\.id)).condition(written)
    }
    #expect(problem?.message.isEmpty == false)
  }

  @Test(
    "of REDCap become conditions of guides",
    arguments: [
      ("[age] >= 18 and [std] = '1'", "age >= 18 and std = 1"),
      ("[dev(phone)] = '1'", "selected(dev, 'phone')"),
      ("[dev(phone)] = '0' or [std] <> 2", "not selected(dev, 'phone') or not std = 2"),
      ("[std] <> \"\"", "answered(std)"), ("[std] = ''", "not answered(std)"),
    ])
  func redCap(_ written: String, _ expected: String) throws {
    #expect(try REDCapLogic(questions: Self.questions).condition(written) == expected)
  }

  @Test("filters of choices become the condition of each choice")
  func choiceFilter() throws {
    let logic = XLSFormLogic(ids: Self.questions.mapValues(\.id))
    #expect(try logic.condition("country=${std}", columns: ["country": "at"]) == "'at' = std")
  }

  @Test("deep nesting ends with a reason and not with the program")
  func deepNesting() {
    for sign in ["(", "not(", "-", "!"] {
      #expect(throws: ForeignExpressionProblem.self) {
        try ForeignParser.expression(String(repeating: sign, count: 2000) + "1", .limeSurvey)
      }
    }
  }

  private static let questions: [String: Question] = {
    var questions: [String: Question] = [:]
    for id in ["age", "std", "q1", "dev"] { questions[id] = Question(id: id, text: id, kind: "single") }
    return questions
  }()
}
