import Foundation

extension LogicNode {
  /// The day of a date, of a date with a time of day, or of a number of days since 1 January 1970.
  static func date(_ value: LogicValue) -> LogicValue {
    guard let days = value.quantity else { return value.withoutValue }
    return LogicDays.date(days).map { .text($0) } ?? .absent
  }

  /// A date as people write it: `%d.%m.%Y`.
  static func formatted(_ value: LogicValue, _ format: LogicValue, _ language: String) -> LogicValue {
    guard let days = value.quantity, let format = format.text else {
      return value == .unknown || format == .unknown ? .unknown : .absent
    }
    let whole = days.rounded(.down)
    guard let number = Int(exactly: whole), let day = CalendarDay(days: number) else { return .absent }
    let milliseconds = Int(((days - whole) * 86_400_000).rounded())
    return .text(
      LogicDateFormat(day: day, milliseconds: Swift.min(milliseconds, 86_399_999), language: language)
        .written(format))
  }
}

/// Writes a moment by the letters that XLSForm has for its parts.
package struct LogicDateFormat {
  /// What may follow a percent sign.
  package static let letters: Set<Character> = Set("YymnBbdeHhMS3aAW%")

  let day: CalendarDay
  /// Since midnight.
  let milliseconds: Int
  /// In which months and days are called by their names.
  let language: String

  /// The moment; a letter that means nothing stays as it is.
  func written(_ format: String) -> String {
    var result = ""
    var rest = format[...]
    while let character = rest.popFirst() {
      guard character == "%", let letter = rest.popFirst() else {
        result.append(character)
        continue
      }
      result += part(letter) ?? "%\(letter)"
    }
    return result
  }

  private func part(_ letter: Character) -> String? {
    switch letter {
    case "Y": padded(day.year, 4)
    case "y": padded(day.year % 100, 2)
    case "m": padded(day.month, 2)
    case "n": String(day.month)
    case "B": name({ $0.standaloneMonthSymbols }, day.month - 1)
    case "b": name({ $0.shortStandaloneMonthSymbols }, day.month - 1)
    case "d": padded(day.day, 2)
    case "e": String(day.day)
    case "H": padded(milliseconds / 3_600_000, 2)
    case "h": String(milliseconds / 3_600_000)
    case "M": padded(milliseconds / 60_000 % 60, 2)
    case "S": padded(milliseconds / 1000 % 60, 2)
    case "3": padded(milliseconds % 1000, 3)
    case "a": name({ $0.shortStandaloneWeekdaySymbols }, day.weekday % 7)
    case "A": name({ $0.standaloneWeekdaySymbols }, day.weekday % 7)
    case "%": "%"
    default: nil
    }
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: Swift.max(width - digits.count, 0)) + digits
  }

  // Sunday is the first there.
  private func name(_ names: (DateFormatter) -> [String]?, _ index: Int) -> String {
    let formatter = DateFormatter()
    // a guide that names no language
    formatter.locale = Locale(identifier: language.isEmpty ? "en" : language)
    let all = names(formatter) ?? []
    return all.indices.contains(index) ? all[index] : String(index + 1)
  }
}
