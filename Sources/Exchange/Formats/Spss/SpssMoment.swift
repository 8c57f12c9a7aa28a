import Guide

/// Dates and times as SPSS counts them: seconds, days from 14 October 1582. It knows no time zones; the clock of the
/// place is written.
enum SpssMoment {
  private static let secondsOfDay = 86_400.0
  // From 14 October 1582 to 1 January 1970.
  private static let daysToEpoch = 141_428

  /// `2026-11-21`
  static func date(_ text: String) -> Double? {
    guard let days = days(text[...]) else { return nil }
    return Double(days + daysToEpoch) * secondsOfDay
  }

  /// `14:03`, `14:03:05`
  static func time(_ text: String) -> Double? { time(text[...]) }

  /// `2026-11-21T14:03:05+01:00`; seconds and offset may be missing.
  static func dateTime(_ text: String) -> Double? {
    guard let gap = text.firstIndex(of: "T"), let days = days(text[..<gap]) else { return nil }
    let clock = text[text.index(after: gap)...].prefix { $0.isNumber || $0 == ":" || $0 == "." }
    return time(clock).map { Double(days + daysToEpoch) * secondsOfDay + $0 }
  }

  private static func time(_ text: Substring) -> Double? {
    let fields = text.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
    guard (2...3).contains(fields.count), let hours = fields[0], let minutes = fields[1] else { return nil }
    guard fields.count == 2 || fields[2] != nil else { return nil }
    return hours * 3600 + minutes * 60 + (fields.count == 3 ? fields[2] ?? 0 : 0)
  }

  /// Days since 1 January 1970.
  static func days(_ text: Substring) -> Int? {
    let fields = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard fields.count == 3, let year = fields[0], let month = fields[1], let day = fields[2],
      CalendarDay(year: year, month: month, day: day) != nil
    else { return nil }
    // The calendar counted from March, so that the leap day is the last of its year.
    let (march, years) = month > 2 ? (month - 3, year) : (month + 9, year - 1)
    let leaps = years / 4 - years / 100 + years / 400
    return years * 365 + leaps + (153 * march + 2) / 5 + day - 1 - 719_468
  }
}
