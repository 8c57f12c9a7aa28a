import Foundation
import Interview
import Library
import Timeline

/// How lists and summaries write things for people.
enum Words {
  /// `saved`, `open`, `planned`.
  static func status(_ status: Interview.Status) -> String { status.rawValue }

  /// `1 mark`, `2 marks`.
  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// `3 of 12 questions asked, 1 answered`.
  static func progress(of interview: Interview) -> String {
    let (asked, answered, total) = interview.progress
    return "\(asked) of \(total) questions asked, \(answered) answered"
  }

  /// `346 MB`: decimal units, as file managers show them.
  static func size(_ bytes: Int64) -> String {
    let units = [(1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "kB")]
    for (unit, name) in units where bytes >= unit {
      let tenths = (Double(bytes) / Double(unit) * 10).rounded() / 10
      return tenths >= 10 ? "\(Int(tenths.rounded())) \(name)" : "\(tenths) \(name)"
    }
    return "\(bytes) bytes"
  }

  /// `2026-11-21 14:05` in local time.
  static func minute(_ date: Date) -> String {
    var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
    var time = tm()
    localtime_r(&seconds, &time)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(time.tm_year + 1900)-\(two(time.tm_mon + 1))-\(two(time.tm_mday)) "
      + "\(two(time.tm_hour)):\(two(time.tm_min))"
  }

  /// Text on one line, at most `width` characters, for tables.
  static func short(_ text: String, _ width: Int) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= width ? line : line.prefix(width - 1) + "…"
  }

  /// What a person calls the interview: its title, else its participant, else its folder.
  static func name(_ summary: InterviewSummary) -> String {
    [summary.title, summary.participant, summary.folder].first { !$0.isEmpty } ?? summary.id
  }
}
