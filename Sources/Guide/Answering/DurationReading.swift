/// Reads a length of time as people type it, and writes it as people read it.
package enum DurationReading {
  private static let units: [(words: Set<String>, seconds: Double)] = [
    (["d", "day", "days", "tag", "tage", "tagen"], 86_400),
    (["h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden"], 3600),
    (["min", "mins", "m", "minute", "minutes", "minuten"], 60),
    (["s", "sec", "secs", "sek", "second", "seconds", "sekunde", "sekunden"], 1),
  ]

  /// Seconds of `1 h 30 min`, `90 min`, `1:30` (hours and minutes), `1:30:00`, `PT1H30M`; of a bare number only when
  /// the question has a unit of time.
  package static func seconds(_ text: String, unit: String? = nil) -> Double? {
    let typed = text.trimmingSpaces.lowercased()
    guard !typed.isEmpty, typed.utf8.count <= 60 else { return nil }
    if typed.contains(":") { return clock(typed) }
    if let number = NumberReading.number(typed), number >= 0 {
      return unit.flatMap(factor).map { number * $0 }
    }
    return sum(typed.hasPrefix("p") ? String(typed.filter { $0 != "p" && $0 != "t" }) : typed)
  }

  /// `1 h 30 min`, `2 min 5 s`, `0 s`.
  package static func text(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds >= 1, seconds < 1e12 else { return NumberReading.plain(seconds) + " s" }
    let whole = seconds.rounded(.down)
    let parts = [
      ((whole / 3600).rounded(.down), "h"), ((whole / 60).rounded(.down).remainder60, "min"),
    ]
    var words = parts.filter { $0.0 > 0 }.map { "\(NumberReading.plain($0.0)) \($0.1)" }
    let rest = seconds - (whole / 60).rounded(.down) * 60
    if rest > 0 { words.append("\(NumberReading.plain((rest * 1000).rounded() / 1000)) s") }
    return words.joined(separator: " ")
  }

  private static func factor(_ unit: String) -> Double? {
    let word = unit.lowercased().trimmingSpaces
    return units.first { $0.words.contains(word) }?.seconds
  }

  private static func clock(_ text: String) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count),
      parts.allSatisfy({ (1...4).contains($0.count) && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    let numbers = parts.compactMap { Double($0) }
    guard numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
    return numbers[0] * 3600 + numbers[1] * 60 + (numbers.count > 2 ? numbers[2] : 0)
  }

  // Numbers with units, each unit smaller than the one before.
  private static func sum(_ text: String) -> Double? {
    var rest = text[...]
    var total = 0.0
    var last = Double.infinity
    while !rest.isEmpty {
      let number = rest.prefix { $0.isNumber || $0 == "," || $0 == "." }
      rest = rest.dropFirst(number.count).drop(while: \.isWhitespace)
      let word = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(word.count).drop { $0.isWhitespace || $0 == "." }
      guard let value = NumberReading.number(String(number)), let seconds = factor(String(word)),
        seconds < last
      else { return nil }
      total += value * seconds
      last = seconds
    }
    return total
  }
}

extension Double {
  fileprivate var remainder60: Double { truncatingRemainder(dividingBy: 60) }
}
