/// Writes one JSON object as JSONEncoder does with sorted keys and plain slashes, to the byte. What it would have to guess
/// at (rare escapes, numbers with an exponent) it leaves: then `text` is `nil`, and JSONEncoder is asked, which takes ten
/// times as long.
struct PlainJSONWriter {
  private var written = "{"
  private var isSure = true

  /// The object.
  var text: String? { isSure ? written + "}" : nil }

  /// Adds a string, when there is one. Names come in the order of the alphabet.
  mutating func add(_ name: String, _ text: String?) {
    guard let text else { return }
    add(name)
    string(text)
  }

  /// Adds a whole number, when there is one.
  mutating func add(_ name: String, _ number: (some FixedWidthInteger)?) {
    guard let number else { return }
    add(name)
    written += String(number)
  }

  /// Adds a truth value, when there is one.
  mutating func add(_ name: String, _ flag: Bool?) {
    guard let flag else { return }
    add(name)
    written += flag ? "true" : "false"
  }

  /// Adds a number.
  mutating func add(_ name: String, _ number: Double) {
    add(name)
    if let whole = Int64(exactly: number), abs(whole) < 1 << 53, whole != 0 || number.sign == .plus {
      written += String(whole)
    } else {
      let digits = number.description
      isSure =
        isSure && digits.utf8.allSatisfy { $0 == 0x2D || $0 == 0x2E || (0x30...0x39).contains($0) }
        && !digits.hasSuffix(".0")
      written += digits
    }
  }

  /// Adds an object, when there is one that could be written.
  mutating func add(_ name: String, _ object: PlainJSONWriter?) {
    guard let object else { return }
    add(name)
    add(object)
  }

  /// Adds an array of strings.
  mutating func add(_ name: String, _ texts: [String]) {
    add(name)
    list(texts) { $0.string($1) }
  }

  /// Adds an array of objects.
  mutating func add(_ name: String, _ objects: [PlainJSONWriter]) {
    add(name)
    list(objects) { $0.add($1) }
  }

  /// Says that there is something that it cannot write.
  mutating func giveUp() { isSure = false }

  private mutating func add(_ name: String) {
    written += written.utf8.count == 1 ? "\"" : ",\""
    written += name
    written += "\":"
  }

  private mutating func add(_ object: PlainJSONWriter) {
    isSure = isSure && object.isSure
    written += object.written
    written += "}"
  }

  private mutating func list<Element>(_ elements: [Element], _ add: (inout Self, Element) -> Void) {
    written += "["
    for (index, element) in elements.enumerated() {
      if index > 0 { written += "," }
      add(&self, element)
    }
    written += "]"
  }

  private mutating func string(_ text: String) {
    written += "\""
    if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": written += "\\\""
        case "\\": written += "\\\\"
        case "\n": written += "\\n"
        case "\r": written += "\\r"
        case "\t": written += "\\t"
        default:
          isSure = isSure && scalar.value >= 0x20
          written.unicodeScalars.append(scalar)
        }
      }
    } else {
      written += text
    }
    written += "\""
  }
}
