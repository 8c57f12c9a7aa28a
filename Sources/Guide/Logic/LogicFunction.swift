/// The functions of conditions.
package enum LogicFunction: String, CaseIterable, Hashable, Sendable {
  case answered, selected, count, countrows, sum, min, max, round, abs, length, contains, matches, today, now,
    age
  case `if`, coalesce

  /// How many arguments it takes.
  var arguments: ClosedRange<Int> {
    switch self {
    case .today, .now: 0...0
    case .answered, .abs, .length, .age: 1...1
    case .countrows, .round: 1...2
    case .selected, .contains, .matches: 2...2
    case .if: 3...3
    case .count, .sum, .min, .max, .coalesce: 1...1000
    }
  }
}
