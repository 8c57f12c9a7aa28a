import Foundation

/// Reads a number as people type it, and writes it as programs read it.
package enum NumberReading {
  /// The number in `text`: digits with an optional sign and an optional decimal point or comma.
  package static func number(_ text: String) -> Double? {
    if text.utf8.count <= 15, let whole = Int(text) { return Double(whole) }
    var rest = Substring(text.trimmingSpaces)
    var sign = 1.0
    // People paste the typographic minus from word processors.
    if let first = rest.first, first == "-" || first == "−" || first == "+" {
      sign = first == "+" ? 1 : -1
      rest.removeFirst()
    }
    let parts = rest.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard parts.count <= 2, let whole = parts.first, parts.contains(where: { !$0.isEmpty }),
      parts.allSatisfy({ $0.unicodeScalars.allSatisfy { ("0"..."9").contains($0) } }),
      let value = Double((whole.isEmpty ? "0" : whole) + (parts.count == 2 ? "." + parts[1] + "0" : "")),
      value <= 1e15
    else { return nil }
    return value == 0 ? 0 : sign * value
  }

  /// Digits after the decimal point or comma of a typed number.
  static func decimals(_ text: String) -> Int {
    guard let point = text.lastIndex(where: { $0 == "." || $0 == "," }) else { return 0 }
    return text[point...].filter { $0.isASCII && $0.isNumber }.count
  }

  /// Whether `text` may be a number with a thousands separator (`1.000`), which means 1 to some and 1000 to others.
  static func isAmbiguous(_ text: String) -> Bool {
    let groups = text.drop { $0 == "-" || $0 == "−" || $0 == "+" }.split(omittingEmptySubsequences: false) {
      $0 == "." || $0 == ","
    }
    guard groups.count >= 2, let first = groups.first, (1...3).contains(first.count), first.first != "0"
    else {
      return false
    }
    return groups.dropFirst().allSatisfy { $0.count == 3 }
      && groups.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }

  /// The number with a decimal point and without an exponent or superfluous zeros.
  package static func plain(_ number: Double) -> String {
    guard number.isFinite else { return "" }
    if number == number.rounded(), abs(number) <= 1e15 { return String(Int64(number)) }
    let short = "\(number)"
    if !short.contains("e") { return short }
    var digits = String(format: "%.15f", number)
    while digits.hasSuffix("0") { digits.removeLast() }
    return digits.hasSuffix(".") ? String(digits.dropLast()) : digits
  }
}
