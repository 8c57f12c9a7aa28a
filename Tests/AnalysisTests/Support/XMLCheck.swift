/// Whether a text is well-formed XML of the plain kind that charts are made of: elements closed in order, attributes in
/// quotes and each once, only the five entities, no forbidden characters, nothing outside the root.
struct XMLCheck {
  private(set) var problems: [String] = []
  /// Every element's name with its attributes, in order.
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  private var rest: Substring
  private var open: [String] = []

  init(_ text: String) {
    rest = text[...]
    for scalar in text.unicodeScalars
    where (scalar.value < 0x20 && scalar != "\n") || scalar.value & 0xFFFE == 0xFFFE {
      problems.append("U+\(String(scalar.value, radix: 16)) is forbidden")
    }
    while !rest.isEmpty, problems.isEmpty { step() }
    if !open.isEmpty { problems.append("\(open.joined(separator: ", ")) not closed") }
  }

  private mutating func step() {
    let text = rest.prefix { $0 != "<" }
    rest = rest.dropFirst(text.count)
    check(text)
    if open.isEmpty, text.contains(where: { !$0.isWhitespace }) { problems.append("text outside: \(text)") }
    guard !rest.isEmpty else { return }
    rest.removeFirst()
    let tag = rest.prefix { $0 != ">" }
    rest = rest.dropFirst(tag.count)
    guard rest.first == ">" else {
      problems.append("tag without end")
      return
    }
    rest.removeFirst()
    if tag.first == "/" {
      if open.popLast() != String(tag.dropFirst()) { problems.append("</\(tag.dropFirst())> closes nothing") }
    } else {
      begin(tag)
    }
  }

  private mutating func begin(_ tag: Substring) {
    let isClosed = tag.last == "/"
    var inner = isClosed ? tag.dropLast() : tag
    let name = String(inner.prefix { !$0.isWhitespace })
    if name.isEmpty || !name.allSatisfy({ $0.isASCII && $0.isLetter }) {
      problems.append("element <\(name)>")
    }
    if open.isEmpty, !elements.isEmpty { problems.append("second root <\(name)>") }
    inner = inner.dropFirst(name.count)
    var attributes: [String: String] = [:]
    while problems.isEmpty, let space = inner.first {
      guard space == " ", let equals = inner.firstIndex(of: "=") else {
        problems.append("attributes of <\(name)>: \(inner)")
        return
      }
      let key = String(inner[inner.index(after: inner.startIndex)..<equals])
      let value = inner[inner.index(after: equals)...].dropFirst().prefix { $0 != "\"" }
      let quote = inner[inner.index(after: equals)...].first
      inner = inner[inner.index(after: equals)...].dropFirst(value.count + 1)
      if quote != "\"" || inner.first != "\"" { problems.append("\(key) is not quoted") }
      if !key.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "-" || $0 == ":") }) {
        problems.append("attribute \(key)")
      }
      if attributes.updateValue(String(value), forKey: key) != nil { problems.append("\(key) twice") }
      check(value)
      inner = inner.dropFirst()
    }
    elements.append((name, attributes))
    if !isClosed { open.append(name) }
  }

  private mutating func check(_ text: Substring) {
    for piece in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst()
    where !["amp;", "lt;", "gt;", "quot;", "#39;"].contains(where: { piece.hasPrefix($0) }) {
      problems.append("& without entity: \(piece.prefix(20))")
    }
  }
}
