/// The functions of conditions.
package enum LogicFunction: String, CaseIterable, Hashable, Sendable {
  /// About answers, numbers, texts and dates; docs/guide-format.md says what each gives.
  case answered, selected, count, countrows, sum, min, max, round, abs, length, contains, matches, today, now,
    age
  /// One of several values.
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
