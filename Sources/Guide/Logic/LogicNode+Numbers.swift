import Foundation

extension LogicNode {
  /// What a function about numbers gives; `nil` for every other function.
  static func ofNumbers(_ function: LogicFunction, _ values: [LogicValue]) -> LogicValue? {
    switch function {
    case .sum: total(values) { $0.reduce(0, +) }
    case .min: total(values) { $0.min() ?? 0 }
    case .max: total(values) { $0.max() ?? 0 }
    case .number, .days: ofOne(values) { $0 }
    case .abs: ofOne(values) { Swift.abs($0) }
    case .int: ofOne(values) { $0.rounded(.towardZero) }
    case .floor: ofOne(values) { $0.rounded(.down) }
    case .ceil: ofOne(values) { $0.rounded(.up) }
    case .sqrt: ofOne(values) { $0.squareRoot() }
    case .round: round(values)
    case .pow: power(values)
    default: nil
    }
  }

  private static func ofOne(_ values: [LogicValue], _ reckon: (Double) -> Double) -> LogicValue {
    values[0].quantity.map { .finite(reckon($0)) } ?? values[0].withoutValue
  }

  private static func total(_ values: [LogicValue], _ reckon: ([Double]) -> Double) -> LogicValue {
    let elements = values.flatMap(\.elements)
    let numbers = elements.compactMap(\.quantity)
    if numbers.isEmpty { return elements.contains(.unknown) ? .unknown : .absent }
    return .finite(reckon(numbers))
  }

  private static func power(_ values: [LogicValue]) -> LogicValue {
    guard let base = values[0].quantity, let exponent = values[1].quantity else {
      return values.contains(.unknown) ? .unknown : .absent
    }
    return .finite(pow(base, exponent))
  }

  // Halves go away from zero, in every language that evaluates conditions.
  private static func round(_ values: [LogicValue]) -> LogicValue {
    guard let number = values[0].quantity else { return values[0].withoutValue }
    let places = Swift.min(Swift.max(values.dropFirst().first.map { $0.number ?? 0 } ?? 0, 0), 15).rounded(
      .down)
    let factor = pow(10, places)
    let rounded = (Swift.abs(number) * factor + 0.5).rounded(.down) / factor
    return .finite(number < 0 ? -rounded : rounded)
  }
}
