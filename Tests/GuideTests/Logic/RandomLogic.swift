@testable import Guide

/// A generator whose numbers are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Random expressions and guides.
enum RandomLogic {
  static let names = [
    "std", "place", "years", "tools", "usage", "later", "income", "skipped_by_condition", "grid",
  ]

  static func node(
    _ depth: Int, names: [String] = names, _ random: inout SeededGenerator
  ) -> LogicNode {
    let name = { (random: inout SeededGenerator) -> LogicNode in
      .name(
        names.randomElement(using: &random) ?? "std",
        part: Int.random(in: 0..<5, using: &random) == 0 ? "a" : nil)
    }
    let deeper = { (random: inout SeededGenerator) in node(depth - 1, names: names, &random) }
    let some = { (count: Int, random: inout SeededGenerator) in
      (0..<count).map { _ in node(depth - 1, names: names, &random) }
    }
    guard depth > 0 else {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return .number(["0", "1", "2.5", "007", "1000000"].randomElement(using: &random) ?? "1")
      case 1: return .text(["", "1", "phone", "it's", "Größe"].randomElement(using: &random) ?? "")
      default: return name(&random)
      }
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return .any(some(Int.random(in: 2...3, using: &random), &random))
    case 1: return .all(some(Int.random(in: 2...3, using: &random), &random))
    case 2: return .not(comparison(depth, names, &random))
    case 3, 4: return comparison(depth, names, &random)
    case 5: return .sum(deeper(&random), terms(depth, "+-", names, &random))
    case 6: return .product(deeper(&random), terms(depth, "*/%", names, &random))
    case 7: return .minus(node(0, names: names, &random))
    case 8:
      let function =
        LogicFunction.allCases.filter(\.asksAboutQuestion).randomElement(using: &random) ?? .answered
      let count = function.arguments.upperBound
      return .call(function, [name(&random)] + some(count - 1, &random))
    default:
      let functions = LogicFunction.allCases.filter { !$0.asksAboutQuestion }
      let function = functions.randomElement(using: &random) ?? .count
      return .call(
        function, some(min(function.arguments.upperBound, 2 + function.arguments.lowerBound / 3), &random))
    }
  }

  private static func comparison(_ depth: Int, _ names: [String], _ random: inout SeededGenerator)
    -> LogicNode
  {
    let signs: [LogicComparison] = [.equal, .unequal, .less, .lessOrEqual, .more, .moreOrEqual, .isIn]
    let sign = signs.randomElement(using: &random) ?? .equal
    let left = node(depth - 1, names: names, &random)
    if sign == .isIn { return .compare(left, sign, .list([node(0, names: names, &random), .number("1")])) }
    return .compare(left, sign, node(depth - 1, names: names, &random))
  }

  private static func terms(
    _ depth: Int, _ signs: String, _ names: [String], _ random: inout SeededGenerator
  ) -> [LogicTerm] {
    (0..<Int.random(in: 1...2, using: &random)).map { _ in
      LogicTerm(
        sign: signs.randomElement(using: &random) ?? "+", node: node(depth - 1, names: names, &random))
    }
  }
}
