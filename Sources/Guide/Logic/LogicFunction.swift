/// The functions of conditions.
package enum LogicFunction: String, CaseIterable, Hashable, Sendable {
  /// About answers, numbers, texts and dates; docs/guide-format.md says what each gives.
  case answered, selected, count, countrows, sum, min, max, round, abs, length, contains, matches, today, now,
    age
  /// One of several values.
  case `if`, coalesce
  /// Of one value another kind of value.
  case text, number, date, days
  /// About numbers.
  case int, floor, ceil, pow, sqrt
  /// About texts.
  case concat, join, startswith, endswith, substr, before, after, translate, replace, trim, lower, upper
  /// One of the choices that were made; the words of a choice; a date as people write it.
  case selectedat, label, formatdate

  /// How many arguments it takes.
  var arguments: ClosedRange<Int> {
    switch self {
    case .today, .now: 0...0
    case .answered, .abs, .length, .age, .text, .number, .date, .days, .int, .floor, .ceil, .sqrt, .trim,
      .lower, .upper:
      1...1
    case .countrows, .round, .label: 1...2
    case .selected, .contains, .matches, .pow, .startswith, .endswith, .before, .after, .formatdate: 2...2
    case .substr, .selectedat: 2...3
    case .if, .translate, .replace: 3...3
    case .count, .sum, .min, .max, .coalesce, .concat: 1...1000
    case .join: 2...1000
    }
  }

  /// Whether its first argument is the id of a question and not a value.
  var asksAboutQuestion: Bool { [.answered, .countrows, .selected, .label].contains(self) }
}
