import Foundation

extension LogicNode {
  static func call(
    _ function: LogicFunction, _ nodes: [LogicNode], _ environment: some LogicEnvironment
  ) -> LogicValue {
    switch function {
    case .today: return .text(environment.today)
    case .now: return .text(environment.now)
    case .answered:
      guard case .name(let id, let part)? = nodes.first else { return .boolean(false) }
      return .boolean(environment.isAnswered(id, part: part))
    case .if:
      switch nodes[0].value(in: environment).truth {
      case .yes: return nodes[1].value(in: environment)
      case .no: return nodes[2].value(in: environment)
      case .unknown: return .unknown
      }
    case .coalesce:
      let values = nodes.lazy.map { $0.value(in: environment) }
      return values.first { $0.isThere } ?? (values.contains(.unknown) ? .unknown : .absent)
    default: return call(function, nodes.map { $0.value(in: environment) }, today: environment.today)
    }
  }

  private static func call(_ function: LogicFunction, _ values: [LogicValue], today: String) -> LogicValue {
    switch function {
    case .selected: .boolean(isSelected(values[0], values[1]))
    case .count: .number(Double(values.flatMap(\.elements).count { $0.isThere }))
    case .countrows: .number(Double(countRows(values[0], values.dropFirst().first)))
    case .sum: total(values) { $0.reduce(0, +) }
    case .min: total(values) { $0.min() ?? 0 }
    case .max: total(values) { $0.max() ?? 0 }
    case .abs: values[0].number.map { .finite(Swift.abs($0)) } ?? values[0].withoutValue
    case .round: round(values)
    case .length: values[0].text.map { .number(Double($0.unicodeScalars.count)) } ?? values[0].withoutValue
    case .contains: compareTexts(values) { $0.range(of: $1, options: .literal) != nil || $1.isEmpty }
    case .matches: compareTexts(values) { TextPattern($1).accepts($0) }
    case .age: age(values[0], today: today)
    case .answered, .today, .now, .if, .coalesce: .unknown
    }
  }

  // Codes are texts: 1 and '1' are the same choice.
  private static func isSelected(_ value: LogicValue, _ code: LogicValue) -> Bool {
    guard let code = code.text else { return false }
    return value.elements.contains { $0.text?.utf16.elementsEqual(code.utf16) == true }
  }

  private static func countRows(_ value: LogicValue, _ code: LogicValue?) -> Int {
    guard case .rows(let rows) = value else { return 0 }
    let counted = rows.filter { row in code.map { isSelected(row.value, $0) } ?? true }
    return Set(counted.map(\.row)).count
  }

  private static func total(_ values: [LogicValue], _ reckon: ([Double]) -> Double) -> LogicValue {
    let elements = values.flatMap(\.elements)
    let numbers = elements.compactMap(\.number)
    if numbers.isEmpty { return elements.contains(.unknown) ? .unknown : .absent }
    return .finite(reckon(numbers))
  }

  // Halves go away from zero, in every language that evaluates conditions.
  private static func round(_ values: [LogicValue]) -> LogicValue {
    guard let number = values[0].number else { return values[0].withoutValue }
    let places = Swift.min(Swift.max(values.dropFirst().first.map { $0.number ?? 0 } ?? 0, 0), 15).rounded(
      .down)
    let factor = pow(10, places)
    let rounded = (Swift.abs(number) * factor + 0.5).rounded(.down) / factor
    return .finite(number < 0 ? -rounded : rounded)
  }

  private static func compareTexts(_ values: [LogicValue], _ holds: (String, String) -> Bool) -> LogicValue {
    if values.contains(.unknown) { return .unknown }
    guard case .missing = values[0] else {
      guard let text = values[0].text, let other = values[1].text else { return .boolean(false) }
      return .boolean(holds(text, other))
    }
    return .boolean(false)
  }

  private static func age(_ value: LogicValue, today: String) -> LogicValue {
    guard case .text(let text) = value, text.utf8.count <= 40 else { return value.withoutValue }
    let days = [String(text.prefix(10)), String(today.prefix(10))]
    guard let birth = CalendarDay(days[0]), CalendarDay(days[1]) != nil, birth.description == days[0],
      let born = Int(days[0].prefix(4)), let year = Int(days[1].prefix(4))
    else { return .absent }
    let hadBirthday = days[1].suffix(5) >= days[0].suffix(5)
    return .number(Double(year - born - (hadBirthday ? 0 : 1)))
  }
}

extension LogicValue {
  /// Whether it is a value and no reason for having none.
  var isThere: Bool {
    switch self {
    case .unknown, .absent, .missing: false
    default: true
    }
  }

  /// What a function of something that has not the right form gives.
  var withoutValue: LogicValue { self == .unknown ? .unknown : .absent }
}
