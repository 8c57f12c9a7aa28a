import Foundation
import WebServing

/// Numbers, sizes, lengths and dates as people of a language read them.
struct Amounts: Sendable {
  let language: Language

  /// `346 MB`, `1.2 GB`; powers of ten, as disks are sold.
  func size(_ bytes: Int64) -> String {
    let bytes = max(0, bytes)
    switch bytes {
    case ..<1_000_000: return "\(number(Double(bytes) / 1000, digits: 0)) KB"
    case ..<1_000_000_000: return "\(number(Double(bytes) / 1e6, digits: bytes < 10_000_000 ? 1 : 0)) MB"
    default: return "\(number(Double(bytes) / 1e9, digits: bytes < 10_000_000_000 ? 1 : 0)) GB"
    }
  }

  /// `46 s`, `62 min`: how long somebody talked.
  func length(seconds: Double) -> String {
    seconds < 59.5 ? "\(Int(max(0, seconds).rounded())) s" : "\(Int((seconds / 60).rounded())) min"
  }

  /// `23:41` or `1:02:04`: a place on the sound.
  func clock(seconds: Double) -> String {
    let whole = Int(max(0, seconds))
    let rest = "\(two(whole / 60 % 60)):\(two(whole % 60))"
    return whole >= 3600 ? "\(whole / 3600):\(rest)" : rest
  }

  /// `41 h`, under two hours `95 min`: how much can still be recorded.
  func room(seconds: Int64) -> String {
    seconds >= 7200
      ? "\(number(Double(seconds / 3600), digits: 0)) h" : "\(max(0, seconds) / 60) min"
  }

  /// `21 Nov 2026, 10:05` in local time.
  func moment(_ date: Date) -> String {
    date.formatted(
      Date.FormatStyle(date: .abbreviated, time: .shortened, locale: language.locale, timeZone: .current))
  }

  /// `31 Dec 2026` for `2026-12-31`; what is not such a day stays as it is.
  func calendarDay(_ day: String) -> String {
    let parts = day.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3,
      let date = Calendar(identifier: .gregorian).date(
        from: DateComponents(year: parts[0], month: parts[1], day: parts[2]))
    else { return day }
    return date.formatted(
      Date.FormatStyle(date: .abbreviated, time: .omitted, locale: language.locale, timeZone: .current))
  }

  /// `1 question`, `9 questions`: the phrases `KEYOne` and `KEYMany`.
  func count(_ key: String, _ count: Int) -> String {
    Texts.text(
      count == 1 ? "\(key)One" : "\(key)Many", language, ["n": number(Double(count), digits: 0)])
  }

  /// `12,345.6` or `12.345,6`.
  func number(_ value: Double, digits: Int) -> String {
    value.formatted(.number.precision(.fractionLength(0...digits)).locale(language.locale))
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
