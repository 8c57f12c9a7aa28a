import Foundation

/// A day of the Gregorian calendar, years 1000 to 9999.
package struct CalendarDay: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// 1000 to 9999.
  package let year: Int
  /// 1 for January.
  package let month: Int
  /// 1 for the first of the month.
  package let day: Int

  /// Makes a day, if the calendar has it.
  package init?(year: Int, month: Int, day: Int) {
    guard (1000...9999).contains(year), (1...12).contains(month) else { return nil }
    let isLeap = (year.isMultiple(of: 4) && !year.isMultiple(of: 100)) || year.isMultiple(of: 400)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...lengths[month - 1]).contains(day) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads `2026-11-21` or `21.11.2026`.
  package init?(_ text: String) {
    let separator: Character = text.contains(".") ? "." : "-"
    let parts = text.split(separator: separator, omittingEmptySubsequences: false).map(\.trimmed)
    guard parts.count == 3, parts.allSatisfy({ (1...4).contains($0.count) }) else { return nil }
    let numbers = parts.compactMap { part in
      part.unicodeScalars.allSatisfy { ("0"..."9").contains($0) } ? Int(part) : nil
    }
    guard numbers.count == 3, parts[separator == "." ? 2 : 0].count == 4 else { return nil }
    self.init(
      year: numbers[separator == "." ? 2 : 0], month: numbers[1], day: numbers[separator == "." ? 0 : 2])
  }

  /// The day it is here and now.
  package static var today: CalendarDay? {
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
    return CalendarDay(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
  }

  /// `yyyy-mm-dd`
  package var description: String {
    let pad = { (number: Int) in (number < 10 ? "0" : "") + String(number) }
    return "\(year)-\(pad(month))-\(pad(day))"
  }

  /// Days since 1 January 1970; negative before.
  package var days: Int {
    // Years begin in March, so that the leap day is the last of its year.
    let year = month > 2 ? year : year - 1
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The day so many days after 1 January 1970; `nil` outside the years 1000 to 9999.
  package init?(days: Int) {
    guard (-354_285...2_932_896).contains(days) else { return nil }
    let shifted = days + 719_468
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * dayOfYear + 2) / 153
    let month = part < 10 ? part + 3 : part - 9
    self.init(
      year: yearOfEra + shifted / 146_097 * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * part + 2) / 5 + 1)
  }

  /// 1 for Monday … 7 for Sunday.
  package var weekday: Int { ((days + 3) % 7 + 7) % 7 + 1 }

  /// Earlier or later.
  package static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension Substring {
  fileprivate var trimmed: String { String(self).trimmingSpaces }
}
