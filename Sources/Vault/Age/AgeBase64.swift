import Foundation

/// Base64 as age writes it: the standard alphabet (RFC 4648, section 4) without padding, and only one way of writing
/// a value.
enum AgeBase64 {
  /// The text of some bytes.
  static func text(_ bytes: some Collection<UInt8>) -> String {
    var text = Data(bytes).base64EncodedString()
    while text.last == "=" { text.removeLast() }
    return text
  }

  /// The bytes of a text; `nil` when it is not exactly what `text` would have written.
  static func bytes(_ text: some Collection<UInt8>) -> [UInt8]? {
    guard text.count % 4 != 1, text.allSatisfy({ $0 != UInt8(ascii: "=") }) else { return nil }
    let padded = Array(text) + [UInt8](repeating: UInt8(ascii: "="), count: (4 - text.count % 4) % 4)
    guard let data = Data(base64Encoded: Data(padded)) else { return nil }
    return Self.text(data).utf8.elementsEqual(text) ? Array(data) : nil
  }
}
