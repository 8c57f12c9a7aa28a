import Foundation

/// Sizes for people.
enum ByteCount {
  /// `3.2 of 11 MB`: how much of a whole, in its unit.
  static func text(_ part: Int64, of whole: Int64) -> String {
    let units: [(Int64, String)] = [(1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "kB"), (1, "bytes")]
    let (unit, name) = units.first { whole >= $0.0 } ?? (1, "bytes")
    return "\(number(part, unit)) of \(number(whole, unit)) \(name)"
  }

  private static func number(_ bytes: Int64, _ unit: Int64) -> String {
    guard unit > 1 else { return "\(bytes)" }
    let tenths = (Double(bytes) / Double(unit) * 10).rounded(.down) / 10
    return tenths >= 10 ? "\(Int(tenths))" : "\(tenths)"
  }
}
