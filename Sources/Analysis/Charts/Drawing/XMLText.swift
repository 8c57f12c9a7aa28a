/// Text of guides and people inside XML. Nothing in it can end an element or an attribute, nothing in it makes the
/// document unreadable, and nothing in it turns the direction of the text around it.
enum XMLText {
  static func escaped(_ text: String) -> String {
    var escaped = ""
    escaped.unicodeScalars.reserveCapacity(text.unicodeScalars.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n", "\r": escaped += " "
      default:
        if turnsDirection(scalar) { continue }
        escaped.unicodeScalars.append(isForbidden(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return escaped
  }

  /// An identifier for `id`: letters, digits and hyphens, beginning with a letter.
  static func identifier(_ text: String) -> String {
    let kept = text.unicodeScalars.map { scalar -> String in
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      return isPlain || scalar == "-" ? String(scalar) : "_\(String(scalar.value, radix: 16))"
    }
    return "c-" + kept.joined()
  }

  /// Marks that embed, override and isolate direction; left open, they would reach into what follows.
  private static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
      || (0xFDD0...0xFDEF).contains(scalar.value)
  }
}
