import Testing

@testable import Guide

@Suite("A guide that is run")
struct GuideRunTests {
  private static let yesNo = [AnswerOption(code: "1", text: "Yes"), AnswerOption(code: "2", text: "No")]

  private static func single(_ id: String, _ condition: String? = nil, to target: String? = nil) -> Question {
    var options = yesNo
    options[1].target = target
    return Question(
      id: id, text: "\(id)?", kind: "single", options: options,
      attributes: condition.map { [Attribute("if", $0)] } ?? [])
  }

  private static func guide(_ sections: [Section]) -> Guide { Guide(id: "g", title: "G", sections: sections) }

  private static func chosen(_ code: String) -> AnswerValue { .choices([.init(code: code)]) }

  @Test("a condition is unknown until what it asks about is answered")
  func condition() {
    let guide = Self.guide([
      Section(id: "s", title: "S", questions: [Self.single("a"), Self.single("b", "a = 1")])
    ])
    var run = GuideRun(guide)
    #expect(run.relevance("a") == .yes && run.relevance("b") == .unknown)
    #expect(run.answer("a", Self.chosen("1")) == ["a", "b"])
    #expect(run.relevance("b") == .yes)
    run.answer("a", Self.chosen("2"))
    #expect(run.relevance("b") == .no && run.state(of: guide.questions[1]) == .irrelevant)
    run.answer("a", nil, missing: .refused)
    #expect(run.relevance("b") == .no && run.state(of: guide.questions[0]) == .declined(.refused))
    run.answer("a", nil)
    #expect(run.relevance("b") == .unknown && run.answers.isEmpty && run.missing.isEmpty)
  }

  @Test("what does not apply counts as not answered for all that comes after it")
  func irrelevantAnswers() {
    let questions = [
      Self.single("a"), Self.single("b", "a = 1"), Self.single("c", "b = 1"),
      Self.single("d", "not answered(b)"),
    ]
    var run = GuideRun(Self.guide([Section(id: "s", title: "S", questions: questions)]))
    run.answer("a", Self.chosen("1"))
    run.answer("b", Self.chosen("1"))
    #expect(run.relevance("c") == .yes && run.relevance("d") == .no)
    run.answer("a", Self.chosen("2"))
    #expect(run.relevance("b") == .no && run.relevance("c") == .no && run.relevance("d") == .yes)
  }

  @Test("a section's condition holds for its questions and its sub-sections")
  func sections() {
    let guide = Self.guide([
      Section(id: "s", title: "S", questions: [Self.single("a")]),
      Section(id: "t", title: "T", questions: [Self.single("b")], attributes: [Attribute("if", "a = 1")]),
      Section(id: "u", title: "U", parent: "t", questions: [Self.single("c")]),
    ])
    var run = GuideRun(guide)
    run.answer("a", Self.chosen("2"))
    #expect(["t", "b", "u", "c"].allSatisfy { run.relevance($0) == .no })
    run.answer("a", Self.chosen("1"))
    #expect(["t", "b", "u", "c"].allSatisfy { run.relevance($0) == .yes })
  }

  @Test("a jump leads past everything up to its target, and as conditions it says the same")
  func jumps() throws {
    let guide = Self.guide([
      Section(id: "s", title: "S", questions: [Self.single("a", to: "d"), Self.single("b", "a != 9")]),
      Section(id: "t", title: "T", questions: [Self.single("c")]),
      Section(id: "u", title: "U", questions: [Self.single("d", to: "end"), Self.single("e")]),
    ])
    let plain = GuideConditions.withoutJumps(guide)
    #expect(plain.question("b")?.attribute("if") == "a != 9 and not selected(a, '2')")
    #expect(plain.sections[1].attribute("if") == "not selected(a, '2')")
    #expect(plain.question("c")?.attribute("if") == nil && plain.question("a")?.options[1].target == nil)
    for (answers, skipped) in [
      (["a": "2"], ["b", "t", "c"]), (["a": "1", "d": "2"], ["e"]), (["a": "2", "d": "1"], ["b", "t", "c"]),
      ([:], []),
    ] as [([String: String], Set<String>)] {
      for guide in [guide, plain] {
        let run = GuideRun(guide, answers: answers.mapValues(Self.chosen))
        let no = ["a", "b", "c", "d", "e", "s", "t", "u"].filter { run.relevance($0) == .no }
        #expect(Set(no) == skipped)
      }
    }
  }

  @Test("a jump from a question that does not apply is not taken")
  func irrelevantJump() {
    let questions = [Self.single("a"), Self.single("b", "a = 1", to: "end"), Self.single("c")]
    var run = GuideRun(Self.guide([Section(id: "s", title: "S", questions: questions)]))
    run.answer("a", Self.chosen("1"))
    run.answer("b", Self.chosen("2"))
    #expect(run.relevance("c") == .no)
    run.answer("a", Self.chosen("2"))
    #expect(run.relevance("c") == .yes)
  }

  @Test("answers are put into texts once; a missing one leaves a gap, and other braces stay")
  func piping() {
    var text = Question(id: "b", text: "Why {a}, {a.1} and {c}? {b} {x} {", kind: "text")
    text.options = []
    let guide = Self.guide([
      Section(
        id: "s", title: "S",
        questions: [Question(id: "a", text: "A", kind: "text"), text, Question(id: "c", text: "C")])
    ])
    var run = GuideRun(guide)
    #expect(run.text(of: text).text == "Why ____, ____ and {c}? {b} {x} {")
    #expect(run.answer("a", .text("{a} <b>\nline")) == ["a", "b"])
    #expect(run.text(of: text).text == "Why {a} <b> line, ____ and {c}? {b} {x} {")
    #expect(run.text(of: text).pieces[1] == .answer("{a} <b> line"))
  }

  @Test("calculated values follow their answers, rounded to the decimals of the guide")
  func calculation() {
    var total = Question(
      id: "t", text: "T", kind: "calculated", attributes: [Attribute("calculate", "sum(shares) / 3")])
    total.format.decimals = 1
    var question = Samples.shares
    question.id = "shares"
    let after = Question(id: "c", text: "{t}", kind: "info", attributes: [Attribute("if", "t > 30")])
    let guide = Self.guide([Section(id: "s", title: "S", questions: [question, total, after])])
    var run = GuideRun(guide)
    #expect(run.calculated("t") == nil && run.relevance("c") == .unknown)
    run.answer(
      "shares", .rows([RowValue(row: "work", cell: .number(60)), RowValue(row: "home", cell: .number(40))]))
    #expect(run.calculated("t") == .number(33.3) && run.relevance("c") == .yes)
    #expect(run.text(of: after).text == "33.3" && run.state(of: total) == .nothing)
  }

  @Test("states of an answer: needed, wanted, incomplete, invalid")
  func states() {
    var matrix = Samples.matrix
    matrix.requirement = .required
    var number = Samples.years
    number.id = "n"
    number.requirement = .soft
    number.attributes = [Attribute("check", "this < 20 or answered(m)"), Attribute("message", "Really {n}?")]
    let guide = Self.guide([Section(id: "s", title: "S", questions: [matrix, number])])
    var run = GuideRun(guide)
    #expect(run.state(of: matrix) == .needed && run.state(of: number) == .wanted)
    run.answer("m", .rows([RowValue(row: "a", cell: .codes(["1"]))]))
    #expect(run.state(of: matrix) == .incomplete(rows: ["b", "c"]))
    run.answer("m", nil)
    run.answer("n", .number(40))
    #expect(run.state(of: number) == .invalid(message: "Really {n}?"))
    run.answer("n", .number(10))
    #expect(run.state(of: number) == .answered)
    run.answer("n", .choices([.init(code: "-8")]))
    #expect(run.state(of: number) == .answered)
  }

  @Test("choices and rows are taken over from an earlier question")
  func filters() {
    var second = Samples.tools
    second.id = "second"
    second.attributes = [Attribute("filter", "tools")]
    second.options[1].attributes = [Attribute("if", "not selected(tools, 'paper')")]
    let rows = Question(
      id: "rows", text: "R", kind: "texts", rows: [Row(id: "phone", text: "P"), Row(id: "pen", text: "Pen")],
      attributes: [Attribute("exclude", "tools")])
    var run = GuideRun(Self.guide([Section(id: "s", title: "S", questions: [Samples.tools, second, rows])]))
    #expect(run.relevance(of: second.options[0], in: second) == .unknown)
    run.answer("tools", .choices([.init(code: "phone"), .init(code: "paper")]))
    #expect(second.options.map { run.relevance(of: $0, in: second) } == [.yes, .no, .no, .no, .no])
    #expect(rows.rows.map { run.relevance(of: $0, in: rows) } == [.no, .yes])
  }
}
