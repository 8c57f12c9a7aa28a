import Testing

@testable import Guide

@Suite("Working out only what hangs on an answer")
struct IncrementalTests {
  @Test("gives what working out everything gives", arguments: 1...60)
  func property(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &* 7919)
    let guide = Self.guide(&random)
    var run = GuideRun(guide, seed: seed, moment: nil)
    for _ in 0..<25 {
      guard let question = guide.questions.randomElement(using: &random) else { return }
      let before = Self.state(run)
      let changed: Set<String>
      switch Int.random(in: 0..<5, using: &random) {
      case 0: changed = run.answer(question.id, nil, missing: .refused)
      case 1: changed = run.answer(question.id, nil)
      default: changed = run.answer(question.id, Self.value(question, &random))
      }
      let whole = GuideRun(guide, answers: run.answers, missing: run.missing, seed: seed, moment: nil)
      let (now, all) = (Self.state(run), Self.state(whole))
      #expect(now == all)
      let different = Set(now.keys.filter { now[$0] != before[$0] })
      #expect(different.isSubset(of: changed), "\(different.subtracting(changed))")
    }
  }

  @Test("leaves the rest of ten thousand questions alone")
  func large() {
    let questions = (0..<10_000).map { number in
      Question(
        id: "q\(number)", text: "Q", kind: "number",
        attributes: number == 0 ? [] : [Attribute("if", "q\(number - 1) = 1")])
    }
    let guide = Guide(id: "g", title: "G", sections: [Section(id: "s", title: "S", questions: questions)])
    var run = GuideRun(guide)
    #expect(run.evaluations == 10_001)
    run.answer("q5000", .number(1))
    #expect(run.evaluations <= 10_004)
    for number in 0..<10_000 { run.answer("q\(number)", .number(1)) }
    #expect(run.relevance("q9999") == .yes)
    run.answer("q0", .number(2))
    #expect(run.relevance("q9999") == .no)
  }

  private static func state(_ run: GuideRun) -> [String: String] {
    var states: [String: String] = [:]
    for section in run.guide.sections { states[section.id] = "\(run.relevance(section.id))" }
    for question in run.guide.questions {
      let options = question.options.map { run.relevance(of: $0, in: question) }
      states[question.id] =
        "\(run.relevance(question.id)) \(run.text(of: question).text) \(run.state(of: question)) \(options)"
        + " \(run.calculated(question.id)?.plainText ?? "-")"
    }
    return states
  }

  private static func value(_ question: Question, _ random: inout SeededGenerator) -> AnswerValue {
    switch question.kind {
    case "number": .number(Double(Int.random(in: 0...3, using: &random)))
    case "single": .choices([.init(code: String(Int.random(in: 1...3, using: &random)))])
    default: .choices(["1", "2", "3"].filter { _ in Bool.random(using: &random) }.map { .init(code: $0) })
    }
  }

  private static func guide(_ random: inout SeededGenerator) -> Guide {
    var guide = Guide(id: "g", title: "G")
    var names: [String] = []
    // Also names that come later or do not exist.
    let all = (0..<24).map { "q\($0)" } + ["nobody"]
    for number in 0..<6 {
      var section = Section(id: "s\(number)", title: "S", parent: number % 3 == 2 ? "s\(number - 1)" : nil)
      if Bool.random(using: &random) { section.attributes = [Attribute("if", source(names, all, &random))] }
      for _ in 0..<4 {
        let question = question(names, all, &random)
        names.append(question.id)
        section.questions.append(question)
      }
      guide.sections.append(section)
    }
    return guide
  }

  private static func question(_ names: [String], _ all: [String], _ random: inout SeededGenerator)
    -> Question
  {
    let kind = ["number", "single", "multiple", "calculated"].randomElement(using: &random) ?? "number"
    var question = Question(
      id: "q\(names.count)", text: "Q {\(all.randomElement(using: &random) ?? "")}?", kind: kind)
    if kind == "single" || kind == "multiple" {
      question.options = (1...3).map { AnswerOption(code: "\($0)", text: "O\($0)") }
      if Int.random(in: 0..<3, using: &random) == 0 {
        question.options[0].target = (all + ["end", "s4"]).randomElement(using: &random)
      }
      question.options[1].attributes = [Attribute("if", source(names, all, &random))]
    }
    if kind == "calculated" {
      question.attributes.append(Attribute("calculate", source(names, all, &random)))
    }
    if Bool.random(using: &random) {
      question.attributes.append(Attribute("if", source(names, all, &random)))
    }
    if Bool.random(using: &random) {
      question.attributes.append(Attribute("check", source(names + ["this"], all, &random)))
    }
    return question
  }

  private static func source(_ names: [String], _ all: [String], _ random: inout SeededGenerator) -> String {
    let isWild = names.isEmpty || Int.random(in: 0..<6, using: &random) == 0
    return RandomLogic.node(2, names: isWild ? all : names, &random).written(0)
  }
}
