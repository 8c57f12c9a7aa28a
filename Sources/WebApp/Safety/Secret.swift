/// Random text that opens something, from the system's random generator.
enum Secret {
  /// 128 bits as 32 hexadecimal digits.
  static func token() -> String {
    hexadecimal(.random(in: .min ... .max)) + hexadecimal(.random(in: .min ... .max))
  }

  /// Letters and digits of which none is taken for another.
  static let plainLetters = Array("23456789ABCDEFGHJKMNPQRSTVWXYZ")

  /// Eight of them, 39 bits, to be typed on a second device.
  static func code() -> String { String((0..<8).compactMap { _ in plainLetters.randomElement() }) }

  /// Compares in a time that does not depend on where the difference lies.
  static func equal(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
