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
      ("${std} != 'yes'", "not answered(std) or std != 'yes'"),
      ("not(${age} < 18)", "not answered(age) or not age < 18"),
      ("not(${std} != 'a' and ${age} > 3)", "std = 'a' or not answered(age) or not age > 3"),
      ("${std} != '' and ${std} != 'a'", "answered(std) and std != 'a'"),
      ("${std} != 'a' or ${std} != 'b'", "not answered(std) or std != 'a' or std != 'b'"),
      ("count-selected(${dev}) <= 3", "count(dev) <= 3"),
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
      "pulldata('a', 'b', 'c', 'd') = 1", "${nobody} = 1", "${age} <", "uuid() = 1", "'a", "age > 3",
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
      ("[dev(phone)] = '0' or [std] <> 2", "not selected(dev, 'phone') or not answered(std) or std != 2"),
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

  @Test(
    "hold for the same answers as there, also for none",
    arguments: [
      ("${std} != 'yes'", [true, false, true]), ("not(${std} = 'yes')", [true, false, true]),
      ("not(${std} != 'yes')", [false, true, false]), ("${std} = 'yes'", [false, true, false]),
      ("${std} = ''", [true, false, false]), ("not(${std} < 'x')", [true, true, false]),
      ("${std} != 'yes' and ${std} != 'no'", [true, false, false]),
      ("not(${std} = 'yes' or ${std} = 'no')", [true, false, false]),
      ("not(selected(${std}, 'yes'))", [true, false, true]),
      ("not(not(${std} = 'yes') and ${std} != 'no')", [false, true, true]),
      ("${std} != '' and ${std} != 'yes'", [false, false, true]),
      ("not(string-length(${std}) > 2)", [true, false, true]), ("not(${std})", [true, false, false]),
    ])
  func unanswered(_ written: String, _ shown: [Bool]) throws {
    var asked = Question(id: "last", text: "Last?")
    asked.attributes = [
      Attribute("if", try XLSFormLogic(ids: Self.questions.mapValues(\.id)).condition(written))
    ]
    let options = ["yes", "no"].map { AnswerOption(code: $0, text: $0) }
    let std = Question(id: "std", text: "Standard?", kind: "single", options: options)
    let guide = Guide(
      id: "g", title: "G", sections: [Section(id: "s1", title: "S", questions: [std, asked])])
    var run = GuideRun(guide)
    for (code, isShown) in zip([nil, "yes", "no"], shown) {
      run.answer("std", code.map { .choices([.init(code: $0)]) })
      #expect((run.relevance("last") == .yes) == isShown, "\(code ?? "unanswered")")
    }
  }

  private static let questions: [String: Question] = {
    var questions: [String: Question] = [:]
    for id in ["age", "std", "q1", "dev"] { questions[id] = Question(id: id, text: id, kind: "single") }
    return questions
  }()
}
