import Foundation

/// A day of the Gregorian calendar, years 1000 to 9999.
package struct CalendarDay: Hashable, Sendable, Comparable, CustomStringConvertible {
  private let year: Int
  private let month: Int
  private let day: Int

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

  /// Earlier or later.
  package static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension Substring {
  fileprivate var trimmed: String { String(self).trimmingSpaces }
}
