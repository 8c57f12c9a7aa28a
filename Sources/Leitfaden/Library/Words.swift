import Foundation
import Interview
import Library
import Timeline
import Wording

/// How lists and summaries write things for people.
enum Words {
  /// `saved`, `open`, `planned`, in the language of the environment.
  static func status(_ status: Interview.Status) -> String {
    switch status {
    case .planned: ("planned" as Sentence).said
    case .open: ("open" as Sentence).said
    case .saved: ("saved" as Sentence).said
    }
  }

  /// `damage`, `warning`.
  static func severity(_ severity: Finding.Severity) -> Sentence {
    switch severity {
    case .damage: "damage"
    case .warning: "warning"
    }
  }

  /// `1 interview`, `2 interviews`.
  static func interviews(_ number: some BinaryInteger) -> Sentence {
    number == 1 ? "1 interview" : "\(number) interviews"
  }

  /// `1 part`, `2 parts`.
  static func parts(_ number: some BinaryInteger) -> Sentence {
    number == 1 ? "1 part" : "\(number) parts"
  }

  /// `1 mark`, `2 marks`.
  static func marks(_ number: some BinaryInteger) -> Sentence {
    number == 1 ? "1 mark" : "\(number) marks"
  }

  /// `1 event`, `2 events`.
  static func events(_ number: some BinaryInteger) -> Sentence {
    number == 1 ? "1 event" : "\(number) events"
  }

  /// `1 file`, `2 files`.
  static func files(_ number: some BinaryInteger) -> Sentence {
    number == 1 ? "1 file" : "\(number) files"
  }

  /// `1 key`, `2 keys`.
  static func keys(_ number: some BinaryInteger) -> Sentence {
    number == 1 ? "1 key" : "\(number) keys"
  }

  /// `1 problem`, `2 problems`.
  static func problems(_ number: some BinaryInteger) -> Sentence {
    number == 1 ? "1 problem" : "\(number) problems"
  }

  /// `1 warning`, `2 warnings`.
  static func warnings(_ number: some BinaryInteger) -> Sentence {
    number == 1 ? "1 warning" : "\(number) warnings"
  }

  /// `1 block`, `2 blocks`.
  static func blocks(_ number: some BinaryInteger) -> Sentence {
    number == 1 ? "1 block" : "\(number) blocks"
  }

  /// `1 section`, `2 sections`.
  static func sections(_ number: some BinaryInteger) -> Sentence {
    number == 1 ? "1 section" : "\(number) sections"
  }

  /// `1 question`, `2 questions`.
  static func questions(_ number: some BinaryInteger) -> Sentence {
    number == 1 ? "1 question" : "\(number) questions"
  }

  /// `1 minute`, `2 minutes`.
  static func minutes(_ number: some BinaryInteger) -> Sentence {
    number == 1 ? "1 minute" : "\(number) minutes"
  }

  /// `1 error`, `2 errors`.
  static func errors(_ number: some BinaryInteger) -> Sentence {
    number == 1 ? "1 error" : "\(number) errors"
  }

  /// `3 of 12 questions asked, 1 answered`.
  static func progress(of interview: Interview) -> Sentence {
    let (asked, answered, total) = interview.progress
    return "\(asked) of \(total) questions asked, \(answered) answered"
  }

  /// `346 MB`: decimal units, as file managers show them, with the decimal sign of the environment's language.
  static func size(_ bytes: Int64) -> String {
    let units = [(1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "kB")]
    for (unit, name) in units where bytes >= unit {
      let tenths = (Double(bytes) / Double(unit) * 10).rounded() / 10
      return tenths >= 10 ? "\(Int(tenths.rounded())) \(name)" : "\(decimal("\(tenths)")) \(name)"
    }
    return ("\(bytes) bytes" as Sentence).said
  }

  /// A number written with a point, with the decimal sign of the environment's language.
  static func decimal(_ number: String) -> String {
    Console.language == "de" ? number.replacing(".", with: ",") : number
  }

  /// Local time, `2026-11-21 14:05`; where German is spoken `21.11.2026 14:05`.
  static func minute(_ date: Date) -> String {
    var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
    var time = tm()
    localtime_r(&seconds, &time)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (year, month, day) = ("\(time.tm_year + 1900)", two(time.tm_mon + 1), two(time.tm_mday))
    let date = Console.language == "de" ? "\(day).\(month).\(year)" : "\(year)-\(month)-\(day)"
    return "\(date) \(two(time.tm_hour)):\(two(time.tm_min))"
  }

  /// `2026-11-21`; where German is spoken `21.11.2026`. What is no such day stays as it is.
  static func day(_ day: String) -> String {
    let parts = day.split(separator: "-")
    guard Console.language == "de", parts.count == 3, parts.allSatisfy({ Int($0) != nil }) else { return day }
    return parts.reversed().joined(separator: ".")
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
