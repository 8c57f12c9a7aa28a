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

  @Test(
    "of XLSForm may use what real forms use",
    arguments: [
      ("position(..) = 1", "1 = 1"), ("count(${people}) > 0", "1 > 0"), ("../age > 3", "age > 3"),
      ("current()/../age > 3 and /data/g/age < 9", "age > 3 and age < 9"),
      ("${std} = '0123'", "std = '0123'"),
      ("${std} = 123", "std = 123"), ("${q1} <= ${day}", "q1 <= today()"), ("${q1} > ${begun}", "q1 > now()"),
      ("date(${q1} + 7) < today()", "date(q1 + 7) < today()"),
      ("string(number(${std})) != 'NaN'", "text(number(std)) != ''"),
      ("jr:choice-name(${std}, '${std}') = 'Yes'", "label(std) = 'Yes'"),
      (
        "jr:choice-name(selected-at(${dev}, 0), '${dev}') = 'Phone'",
        "label(dev, selectedat(dev, 0)) = 'Phone'"
      ),
      ("indexed-repeat(${age}, ${people}, 1) > 3", "age > 3"),
      ("count-if(${people}, ${age} > 3) = 1", "if(age > 3, 1, 0) = 1"),
      ("item-at('|', ${std}, 1) = 'a'", "selectedat(std, 1, '|') = 'a'"),
      ("empty(${std})", "not answered(std)"),
      (
        "selected(concat(${std}, ' x'), 'x')",
        "contains(concat(' ', concat(std, ' x'), ' '), concat(' ', 'x', ' '))"
      ),
      ("decimal-time(${q1}) < 0.5", "days(q1) % 1 < 0.5"), (".5 < ${age}", "0.5 < age"),
    ])
  func wholeXPath(_ written: String, _ expected: String) throws {
    var names = XLSFormNames()
    names.metadata = ["day": "today", "begun": "start", "who": "username"]
    names.groups = ["people"]
    #expect(
      try XLSFormLogic(ids: Self.questions.mapValues(\.id), names: names).condition(written) == expected)
  }

  @Test("what nobody knows is empty in a text that is put together, and decides nothing")
  func nobodyKnows() throws {
    var names = XLSFormNames()
    names.metadata = ["who": "username"]
    let logic = XLSFormLogic(ids: Self.questions.mapValues(\.id), names: names)
    #expect(try logic.calculation("concat(${who}, '-', ${age})") == "concat('', '-', age)")
    #expect(throws: ForeignExpressionProblem.self) { try logic.condition("${who} = 'anna'") }
  }

  @Test(
    "of REDCap reckon with dates",
    arguments: [
      ("datediff([q1], 'today', 'y') >= 18", "abs(today() - q1) / 365.2425 >= 18"),
      ("rounddown([age]) = 3", "floor(age) = 3"),
    ])
  func redCapDates(_ written: String, _ expected: String) throws {
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
