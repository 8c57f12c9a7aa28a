import Foundation

/// A run of text with one style on a terminal line.
struct ScreenText: Hashable, Sendable {
  /// How a run looks. Every style also shows in words or shapes: colour is never the only sign.
  enum Style: Hashable, Sendable {
    case plain, strong, faint, recording, warning, current, question
  }

  var text: String
  var style: Style = .plain

  init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }

  /// The escape sequence that begins the style; empty for plain text.
  static func begin(_ style: Style, colour: Bool) -> String {
    switch style {
    case .plain: ""
    case .strong, .question: "\u{1B}[1m"
    case .faint: colour ? "\u{1B}[2m" : ""
    case .recording: colour ? "\u{1B}[1;97;41m" : "\u{1B}[1;7m"
    case .warning: colour ? "\u{1B}[1;30;43m" : "\u{1B}[1;7m"
    case .current: "\u{1B}[7m"
    }
  }
}

/// Measuring, cutting and wrapping text by terminal cells.
enum Cells {
  /// Cells a character takes: 0 for combining marks, 2 for East Asian wide characters and emoji.
  static func width(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0..<32, 127: return 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.generalCategory == .nonspacingMark ? 0 : 1
    }
  }

  /// Cells a text takes.
  static func width(_ text: String) -> Int { text.reduce(0) { $0 + width($1) } }

  /// The beginning of `text` that fits into `cells`, with an ellipsis when something was cut.
  static func cut(_ text: String, to cells: Int) -> String {
    guard width(text) > cells else { return text }
    guard cells > 0 else { return "" }
    var result = ""
    var used = 0
    for character in text {
      guard used + width(character) <= cells - 1 else { break }
      result.append(character)
      used += width(character)
    }
    return result + "…"
  }

  /// `text` cut or filled with blanks to exactly `cells`.
  static func fit(_ text: String, to cells: Int) -> String {
    let cut = cut(text, to: cells)
    return cut + String(repeating: " ", count: max(0, cells - width(cut)))
  }

  /// The end of `text` that fits into `cells`, for a line that is being typed.
  static func tail(_ text: String, to cells: Int) -> String {
    guard width(text) > cells else { return text }
    var result: [Character] = []
    var used = 1
    for character in text.reversed() {
      guard used + width(character) <= cells else { break }
      result.append(character)
      used += width(character)
    }
    return "…" + String(result.reversed())
  }

  /// `text` as lines of at most `cells`, broken at blanks; words that are too long are broken anywhere.
  static func wrap(_ text: String, to cells: Int) -> [String] {
    guard cells > 0 else { return [] }
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        var word = String(word)
        if !line.isEmpty, width(line) + 1 + width(word) > cells {
          lines.append(line)
          line = ""
        }
        while width(word) > cells {
          var head = ""
          while let next = word.first, width(head) + width(next) <= cells {
            head.append(next)
            word.removeFirst()
          }
          if head.isEmpty { break }
          lines.append(head)
        }
        line += line.isEmpty ? word : " " + word
      }
      lines.append(line)
    }
    return lines
  }
}
