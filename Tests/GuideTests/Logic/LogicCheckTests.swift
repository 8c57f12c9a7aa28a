import Testing
import Wording

@testable import Guide

@Suite("What cannot work in a guide's logic")
struct LogicCheckTests {
  private static func question(_ id: String, _ attributes: (String, String)...) -> Question {
    Question(
      id: id, text: id, kind: "single", options: [AnswerOption(code: "1", text: "A")],
      attributes: attributes.map { Attribute($0.0, $0.1) })
  }

  private static func faults(_ questions: [Question]) -> [LogicProblem.Fault] {
    LogicCheck.problems(
      Guide(id: "g", title: "G", sections: [Section(id: "s", title: "S", questions: questions)])
    )
    .map(\.fault)
  }

  @Test("is found with its owner: unreadable, unknown, later, in a circle")
  func faults() {
    let question = Self.question
    #expect(
      Self.faults([question("a"), question("b", ("if", "a = 1"), ("check", "b = 1 and this = 1"))]).isEmpty)
    #expect(Self.faults([question("a", ("if", "x = 1"))]) == [.unknownName("x")])
    #expect(Self.faults([question("a", ("if", "this = 1"))]) == [.unknownName("this")])
    #expect(Self.faults([question("a", ("if", "1 +"))]) == [.unreadable("it ends too early", offset: 3)])
    #expect(Self.faults([question("a", ("filter", "b")), question("b")]) == [.laterName("b")])
    #expect(Self.faults([question("a"), question("b", ("if", "a.7 = 1"))]) == [.unknownPart("a", part: "7")])
    #expect(Self.faults([question("a", ("if", "a = 1"))]) == [.laterName("a"), .cycle(["a", "a"])])
    #expect(
      Self.faults([
        question("a", ("if", "c = 1")), question("b", ("calculate", "a")), question("c", ("if", "b = 1")),
      ])
        == [.laterName("c"), .cycle(["a", "c", "b", "a"])])
    var jump = question("a")
    jump.options[0].target = "nowhere"
    var back = question("b")
    back.options[0].target = "a"
    #expect(Self.faults([jump, back]) == [.unknownTarget("nowhere"), .backwardTarget("a")])
  }

  @Test("each has a sentence")
  func messages() {
    let faults: [LogicProblem.Fault] = [
      .unreadable("x", offset: 1), .unknownName("a"), .laterName("a"), .unknownPart("a", part: "b"),
      .cycle(["a", "a"]),
      .unknownTarget("a"), .backwardTarget("a"),
    ]
    for fault in faults {
      let message = LogicProblem(owner: "q", attribute: "if", fault: fault).message
      #expect(message.count > 20 && !message.hasSuffix("."))
    }
  }

  @Test("a chain of ten thousand questions takes no stack")
  func chain() {
    let questions = (0..<10_000).map { Self.question("q\($0)", ("if", "q\(($0 + 1) % 10_000) = 1")) }
    let faults = Self.faults(questions)
    #expect(faults.contains { if case .cycle(let ids) = $0 { ids.count == 10_001 } else { false } })
  }
}
