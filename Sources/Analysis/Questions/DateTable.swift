import Guide

/// Dates of many interviews, counted by month, year or decade.
package struct DateTable: Hashable, Sendable, Encodable {
  /// What is counted together.
  package enum Unit: String, Sendable, Encodable {
    /// Up to two years apart; codes `2026-11`.
    case month
    /// Up to thirty years apart; codes `2026`.
    case year
    /// More; codes `199` for 1990 to 1999.
    case decade
  }

  /// The answers, in the order of the interviews.
  package var answers: [GivenAnswer]
  /// First and last date, `yyyy-mm-dd`; `nil` when there is none.
  package var earliest, latest: String?
  /// What the rows are.
  package var unit: Unit
  /// The periods from the earliest to the latest, empty ones between included. Every date of a period begins with
  /// its code.
  package var rows: [CountRow]

  /// Makes the table; answers that are no dates are passed over.
  package init(_ answers: [GivenAnswer]) {
    self.answers = answers.filter { Self.month($0) != nil }
    let dates = self.answers.compactMap(Self.date).sorted()
    (earliest, latest) = (dates.first, dates.last)
    let months = self.answers.compactMap(Self.month)
    guard let first = months.min(), let last = months.max() else {
      (unit, rows) = (.year, [])
      return
    }
    let unit: Unit = last - first < 24 ? .month : last / 12 - first / 12 <= 30 ? .year : .decade
    self.unit = unit
    let width = unit == .month ? 1 : unit == .year ? 12 : 120
    let base = self.answers.count
    let members = Dictionary(grouping: zip(months, self.answers)) { $0.0 / width }
    rows = (first / width...last / width).map { period in
      let code = unit == .month ? Self.code(month: period) : String(period)
      let interviews = (members[period] ?? []).map(\.1.interview.id)
      return CountRow(code: code, label: code, interviews: interviews, base: base)
    }
  }

  /// The date of an answer, `yyyy-mm-dd`.
  package static func date(_ answer: GivenAnswer) -> String? {
    guard case .date(let date) = answer.value else { return nil }
    return date
  }

  // Months since the year 0.
  private static func month(_ answer: GivenAnswer) -> Int? {
    guard let date = date(answer) else { return nil }
    let fields = date.split(separator: "-")
    guard fields.count == 3, fields[0].count == 4, fields[1].count == 2, let year = Int(fields[0]),
      let month = Int(fields[1]), (1000...9999).contains(year), (1...12).contains(month)
    else { return nil }
    return year * 12 + month - 1
  }

  private static func code(month: Int) -> String {
    let number = month % 12 + 1
    return "\(month / 12)-\(number < 10 ? "0" : "")\(number)"
  }
}
