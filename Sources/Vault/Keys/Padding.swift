package import Foundation

/// Hides lengths: what is sealed is made as long as others of its kind first, with blanks behind it, which JSON passes over.
/// Sizes are those of PADMÉ (Nikitin and others, 2019) from 256 bytes up: at most an eighth longer, and of few kinds.
package enum Padding {
  /// Nothing is shorter, in bytes: what is chosen or typed in a few words looks the same.
  package static let least = 256

  /// How long something of `count` bytes becomes.
  package static func size(of count: Int) -> Int {
    guard count > least else { return least }
    let exponent = Int.bitWidth - 1 - count.leadingZeroBitCount
    let kept = Int.bitWidth - exponent.leadingZeroBitCount
    let mask = (1 << (exponent - kept)) - 1
    return (count + mask) & ~mask
  }

  /// JSON with as many blanks behind it as it takes.
  package static func padded(_ json: String) -> String {
    let count = json.utf8.count
    return json + String(repeating: " ", count: size(of: count) - count)
  }

  /// The same as bytes.
  package static func padded(_ json: Data) -> Data {
    json + Data(repeating: UInt8(ascii: " "), count: size(of: json.count) - json.count)
  }

  /// Without the blanks behind it.
  package static func stripped(_ json: String) -> String {
    guard json.utf8.last == UInt8(ascii: " ") else { return json }
    guard let end = json.utf8.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return "" }
    return String(Substring(json.utf8[...end]))
  }
}
