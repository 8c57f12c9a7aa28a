import Testing

@testable import Guide

@Suite("Conditions")
struct GuideExpressionTests {
  @Test(
    "the names that a condition mentions are found",
    arguments: [
      ("std = 1", ["std"]), ("not answered(back) or std != 2", ["back", "std"]),
      ("selected(q, 'a b')", ["q"]), ("QI01.a >= 2 and this > 0", ["QI01", "this"]),
      ("(a + b) * -2 < count(c)", ["a", "b", "c"]), ("x in (1, 2, 3)", ["x"]), ("today()", []),
      ("a && b || !c", ["a", "b", "c"]), ("not not a", ["a"]),
    ])
  func names(_ source: String, _ names: [String]) throws {
    #expect(try GuideExpression(source).names.map(\.id) == names)
  }

  @Test(
    "what breaks the grammar is refused with its place",
    arguments: [
      ("", 0), ("((a = ", 6), ("a = ", 4), ("a b", 2), ("= 1", 0), ("f(a)", 0), ("a = 'x", 4), ("a ; b", 2),
      ("(a", 2), ("a and and b", 6), ("1.2.3", 0), ("a..b", 0), ("a.", 0),
    ])
  func faults(_ source: String, _ offset: Int) {
    #expect {
      try GuideExpression(source)
    } throws: {
      ($0 as? ExpressionProblem)?.offset == offset
    }
  }

  @Test("neither depth nor length brings it down")
  func hostile() throws {
    #expect(throws: ExpressionProblem.self) {
      try GuideExpression(String(repeating: "(", count: 5000) + "a")
    }
    #expect(throws: ExpressionProblem.self) {
      try GuideExpression(String(repeating: "a or ", count: 5000) + "a")
    }
    #expect(try GuideExpression(String(repeating: "not ", count: 2000) + "a").names.count == 1)
    #expect(try GuideExpression(String(repeating: "a+", count: 4000) + "a").names.count == 4001)
  }
}
