import Foundation

/// A date with a time of day as it was typed, without or with its distance from UTC.
package struct Moment: Hashable, Sendable, CustomStringConvertible {
  /// The day.
  package let day: CalendarDay
  /// The time of day.
  package let time: ClockTime
  /// `Z`, `+01:00`, or empty when it was not given: then it is the time of the place.
  package let offset: String

  /// Makes a moment.
  package init(day: CalendarDay, time: ClockTime, offset: String = "") {
    (self.day, self.time, self.offset) = (day, time, offset)
  }

  /// Reads `2026-11-21T08:30`, `2026-11-21 8:30`, `21.11.2026 8:30`, with seconds and an offset as ISO 8601 has them.
  package init?(_ text: String) {
    let typed = text.trimmingSpaces
    guard typed.utf8.count <= 40, let gap = typed.firstIndex(where: { $0 == "T" || $0 == "t" || $0 == " " }),
      let day = CalendarDay(String(typed[..<gap]))
    else { return nil }
    let rest = String(typed[typed.index(after: gap)...]).trimmingSpaces
    let (time, offset) = Self.split(rest)
    guard let time = ClockTime(time), let offset = Self.offset(offset) else { return nil }
    self.init(day: day, time: time, offset: offset)
  }

  /// Now, in the time of this machine, to the minute, with its offset.
  package static var now: Moment? {
    let date = Date()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    guard let day = CalendarDay(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0),
      let time = ClockTime(hour: parts.hour ?? 0, minute: parts.minute ?? 0)
    else { return nil }
    let minutes = TimeZone.current.secondsFromGMT(for: date) / 60
    let pad = { (number: Int) in (number < 10 ? "0" : "") + String(number) }
    let offset = "\(minutes < 0 ? "-" : "+")\(pad(abs(minutes) / 60)):\(pad(abs(minutes) % 60))"
    return Moment(day: day, time: time, offset: offset)
  }

  /// `yyyy-mm-ddThh:mm`, seconds and offset only where they were given.
  package var description: String { "\(day)T\(time)\(offset)" }

  private static func split(_ text: String) -> (String, String) {
    guard let sign = text.firstIndex(where: { "Zz+-−".contains($0) }) else { return (text, "") }
    return (String(text[..<sign]).trimmingSpaces, String(text[sign...]))
  }

  private static func offset(_ text: String) -> String? {
    if text.isEmpty { return "" }
    if text == "Z" || text == "z" { return "Z" }
    let sign = text.first == "+" ? "+" : "-"
    let digits = text.dropFirst().filter { $0 != ":" }
    guard digits.count == 4, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits),
      number / 100 <= 14, number % 100 < 60
    else { return nil }
    return "\(sign)\(digits.prefix(2)):\(digits.suffix(2))"
  }
}
