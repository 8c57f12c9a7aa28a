/// Writes HTML. Texts may hold anything: signs with a meaning are escaped, control characters are left out. Unlike XML
/// it closes empty elements in the way browsers know.
package struct HTMLWriter: Sendable {
  /// Names with values; those without a value are left out.
  package typealias Attributes = [(name: String, value: String?)]

  /// What was written so far.
  package private(set) var text = ""

  private static let void: Set<String> = ["meta", "input", "br"]

  /// Begins with nothing.
  package init() {}

  /// Writes an element with a text.
  package mutating func element(_ name: String, _ attributes: Attributes = [], _ words: String = "") {
    element(name, attributes) { html in html.write(words) }
  }

  /// Writes an element and what `content` writes into it.
  package mutating func element(
    _ name: String, _ attributes: Attributes = [], content: (inout HTMLWriter) -> Void
  ) {
    text += "<\(name)"
    for case let (name, value?) in attributes { text += " \(name)=\"\(Self.escaped(value))\"" }
    text += ">"
    guard !Self.void.contains(name) else { return }
    content(&self)
    text += "</\(name)>"
  }

  /// Writes a text.
  package mutating func write(_ words: String) { text += Self.escaped(words) }

  /// Writes what is markup already, made by this program. Never what people wrote.
  package mutating func markup(_ made: String) { text += made }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    escaped.unicodeScalars.reserveCapacity(text.unicodeScalars.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n", "\r": escaped.unicodeScalars.append(scalar)
      default:
        let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        if !isControl { escaped.unicodeScalars.append(scalar) }
      }
    }
    return escaped
  }
}
