import Guide
import Wording

/// The ends of a range, by what they are.
enum RangeBound {
  /// The bound in the form in which it is kept, or `nil` when it is none.
  static func canonical(_ text: String, _ bound: AnswerWord.Bound) -> String? {
    switch bound {
    case .number: NumberReading.number(text).map(NumberReading.plain)
    case .date: text == "today" || text == "heute" ? "today" : CalendarDay(text)?.description
    case .time: time(text)
    case .dateTime: dateTime(text)
    case .duration: duration(text)
    }
  }

  /// What it should be, for a sentence.
  static func noun(_ bound: AnswerWord.Bound) -> Sentence {
    switch bound {
    case .number: "a number"
    case .date: "a date or today"
    case .time: "a time"
    case .dateTime: "a date with a time, or today"
    case .duration: "a length of time"
    }
  }

  /// How it could be written.
  static func example(_ bound: AnswerWord.Bound) -> Sentence {
    switch bound {
    case .number: "0..10, 0.. or ..10"
    case .date: "2020-01-01..today"
    case .time: "08:00..20:00"
    case .dateTime: "2020-01-01T08:00..today"
    case .duration: "0:10..2:00 (hours and minutes)"
    }
  }

  /// Whether the first bound comes after the second; unknown for `today`.
  static func isAfter(_ first: String, _ second: String, _ bound: AnswerWord.Bound) -> Bool {
    if bound == .number {
      guard let first = NumberReading.number(first), let second = NumberReading.number(second) else {
        return false
      }
      return first > second
    }
    if bound == .duration {
      guard let first = DurationReading.seconds(first), let second = DurationReading.seconds(second) else {
        return false
      }
      return first > second
    }
    // Dates and times of fixed width sort like texts.
    return first != "today" && second != "today" && first > second
  }

  private static func time(_ text: String) -> String? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3,
      parts.allSatisfy({ (1...2).contains($0.count) && $0.unicodeScalars.allSatisfy(\.isDigit) })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, numbers[0] < 24, numbers.dropFirst().allSatisfy({ $0 < 60 }) else {
      return nil
    }
    return numbers.map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
  }

  private static func duration(_ text: String) -> String? {
    guard let seconds = DurationReading.seconds(text), seconds < 36_000_000 else { return nil }
    let whole = Int(seconds)
    let parts = [whole / 3600, whole / 60 % 60] + (whole % 60 == 0 ? [] : [whole % 60])
    return parts.map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
  }

  private static func dateTime(_ text: String) -> String? {
    if let date = canonical(text, .date) { return date }
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, let date = CalendarDay(String(parts[0])), let time = time(String(parts[1])) else {
      return nil
    }
    return "\(date)T\(time)"
  }
}
