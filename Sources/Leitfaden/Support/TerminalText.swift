/// Words of other people on a terminal: titles, notes, file names. A terminal obeys control characters in them - one sequence
/// writes the clipboard, another the title of the window - so none gets there.
enum TerminalText {
  /// The text with every control character but line breaks and tabs as a picture of it (U+2400 and following).
  static func harmless(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      scalars.append(isControl(scalar) ? picture(scalar) : scalar)
    }
    return String(scalars)
  }

  /// JSON with what its encoder leaves as it is, the second block of control characters, escaped.
  static func escaped(inJSON json: String) -> String {
    guard json.unicodeScalars.contains(where: isHigh) else { return json }
    return json.unicodeScalars.reduce(into: "") { text, scalar in
      if isHigh(scalar) {
        text += "\\u00" + String(scalar.value, radix: 16)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value < 0x20 && scalar != "\n" && scalar != "\t") || isHigh(scalar)
  }

  private static func isHigh(_ scalar: Unicode.Scalar) -> Bool { (0x7f...0x9f).contains(scalar.value) }

  private static func picture(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case ..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7f: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}
