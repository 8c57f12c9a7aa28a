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
      return values.first { $0.isThere && $0 != .text("") }
        ?? (values.contains(.unknown) ? .unknown : .absent)
    case .label: return label(nodes, environment)
    case .formatdate:
      let values = nodes.map { $0.value(in: environment) }
      return formatted(values[0], values[1], environment.language)
    default:
      let values = nodes.map { $0.value(in: environment) }
      return ofTexts(function, values) ?? ofNumbers(function, values)
        ?? ofAnswers(function, values, environment)
    }
  }

  private static func ofAnswers(
    _ function: LogicFunction, _ values: [LogicValue], _ environment: some LogicEnvironment
  ) -> LogicValue {
    switch function {
    case .selected: .boolean(isSelected(values[0], values[1]))
    case .count: .number(Double(values.flatMap(\.elements).count { $0.isThere }))
    case .countrows: .number(Double(countRows(values[0], values.dropFirst().first)))
    case .matches: compareTexts(values) { TextPattern($1).accepts($0) }
    case .age: age(values[0], today: environment.today)
    case .date: date(values[0])
    default: .unknown
    }
  }

  // Codes are texts: 1 and '1' are the same choice. A text may hold several, with blanks between them.
  private static func isSelected(_ value: LogicValue, _ code: LogicValue) -> Bool {
    guard let code = code.text else { return false }
    return value.elements.contains { element in
      guard let text = element.text else { return false }
      return text.utf16.elementsEqual(code.utf16) || text.split(separator: " ").contains { $0 == code }
    }
  }

  private static func countRows(_ value: LogicValue, _ code: LogicValue?) -> Int {
    guard case .rows(let rows) = value else { return 0 }
    let counted = rows.filter { row in code.map { isSelected(row.value, $0) } ?? true }
    return Set(counted.map(\.row)).count
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
