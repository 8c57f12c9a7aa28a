/// Random text that opens something, from the system's random generator.
package enum Secret {
  /// 128 bits as 32 hexadecimal digits.
  package static func token() -> String {
    hexadecimal(.random(in: .min ... .max)) + hexadecimal(.random(in: .min ... .max))
  }

  /// Letters and digits of which none is taken for another: no 0 and O, 1, I and L, 2 and Z, 5 and S, 6 and G, 8 and B, U and V.
  package static let plainLetters = Array("23456789ACDEFHJKMNPQRTVWXY")

  /// Eight of them, 37 bits, to be typed on a second device.
  package static func code() -> String { String((0..<8).compactMap { _ in plainLetters.randomElement() }) }

  /// A part of a host's name that nobody guesses: twenty lower-case letters and digits, 100 bits.
  static func label() -> String {
    String((0..<20).compactMap { _ in labelLetters.randomElement() })
  }

  /// 32 of them, five bits each; none is taken for another.
  private static let labelLetters = Array("abcdefghijkmnpqrstuvwxyz23456789")

  /// Compares in a time that does not depend on where the difference lies.
  package static func equal(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
