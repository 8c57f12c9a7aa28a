/// A time of day.
package struct ClockTime: Hashable, Sendable, Comparable, CustomStringConvertible {
  private let hour: Int
  private let minute: Int
  /// `nil` when it was given without seconds; counts as 0.
  private let second: Int?

  /// Makes a time, if the clock has it.
  package init?(hour: Int, minute: Int, second: Int? = nil) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second ?? 0) else {
      return nil
    }
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  /// Reads `8:30`, `08:30:15`, `8.30`, `8 Uhr`, `17:45 Uhr`.
  package init?(_ text: String) {
    var rest = text.trimmingSpaces.lowercased()
    let hasWord = rest.hasSuffix("uhr")
    if hasWord { rest = String(rest.dropLast(3)).trimmingSpaces }
    let separator: Character = rest.contains(":") ? ":" : "."
    let parts = rest.split(separator: separator, omittingEmptySubsequences: false)
    guard (hasWord ? 1...3 : 2...3).contains(parts.count),
      parts.allSatisfy({ (1...2).contains($0.count) && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      parts.dropFirst().allSatisfy({ $0.count == 2 })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    self.init(
      hour: numbers[0], minute: numbers.count > 1 ? numbers[1] : 0,
      second: numbers.count > 2 ? numbers[2] : nil)
  }

  /// `hh:mm`, or `hh:mm:ss` when it was given with seconds.
  package var description: String {
    ([hour, minute] + [second].compactMap(\.self)).map { ($0 < 10 ? "0" : "") + String($0) }
      .joined(separator: ":")
  }

  /// Earlier or later.
  package static func < (left: ClockTime, right: ClockTime) -> Bool {
    (left.hour, left.minute, left.second ?? 0) < (right.hour, right.minute, right.second ?? 0)
  }
}
