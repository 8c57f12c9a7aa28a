/// How much room text takes. Which font the reader has is not known, so widths are estimates on the wide side.
enum TextMeasure {
  /// Nobody reads more of a label in a chart; the whole of it is in the table and in the tooltip.
  static let longest = 300

  /// Width at a font size.
  static func width(_ text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width($1) } * size
  }

  /// Width in bold letters at a font size.
  static func boldWidth(_ text: String, size: Double) -> Double { width(text, size: size) * 1.12 }

  /// Breaks `text` into at most `most` lines of at most `width`; a last line that does not end it ends with `…`.
  static func lines(_ text: String, size: Double, width: Double, most: Int) -> [String] {
    let scalars = text.unicodeScalars
    var isCut = scalars.count > longest
    let short = isCut ? String(String.UnicodeScalarView(scalars.prefix(longest))) : text
    var lines: [String] = []
    var line = ""
    for word in short.split(whereSeparator: \.isWhitespace).flatMap({
      pieces(of: $0, size: size, width: width)
    }) {
      let longer = line.isEmpty ? word : "\(line) \(word)"
      if line.isEmpty || self.width(longer, size: size) <= width {
        line = longer
      } else {
        lines.append(line)
        line = word
      }
    }
    if !line.isEmpty { lines.append(line) }
    if lines.count > most {
      isCut = true
      lines.removeLast(lines.count - most)
    }
    if isCut, var last = lines.popLast() {
      while !last.isEmpty, self.width(last + "…", size: size) > width { last.removeLast() }
      lines.append(last + "…")
    }
    return lines.isEmpty ? [""] : lines
  }

  /// Whether the first letter with a direction is written from right to left.
  static func isRightToLeft(_ text: String) -> Bool {
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        return true
      default: return false
      }
    }
    return false
  }

  /// A word that is wider than a line, in pieces that are not.
  private static func pieces(of word: Substring, size: Double, width: Double) -> [String] {
    guard self.width(String(word), size: size) > width else { return [String(word)] }
    var pieces: [String] = []
    var piece = ""
    for character in word {
      if !piece.isEmpty, self.width(piece + String(character), size: size) > width {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    return pieces + [piece]
  }

  private static func width(_ scalar: Unicode.Scalar) -> Double {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch scalar.value {
    case 0x20, 0xA0: return 0.3
    case 0x30...0x39: return 0.6
    default: break
    }
    if "iIjl.,:;'!|ftr()[]/-".unicodeScalars.contains(scalar) { return 0.38 }
    if "mwMW@%&…—".unicodeScalars.contains(scalar) { return 1.02 }
    if scalar.properties.isUppercase { return 0.74 }
    if scalar.value >= 0x1100, scalar.value < 0xFB00, !(0x1E00...0x2BFF).contains(scalar.value) {
      return 1.05
    }
    if scalar.value >= 0x1F000 { return 1.3 }
    return 0.59
  }
}
