/// The plain text of a text with HTML in it, and what could not be kept.
struct ImportedText {
  /// The text; paragraphs and `<br>` are line breaks.
  private(set) var text = ""
  /// Paths of pictures, sounds and films that it shows.
  private(set) var media: [String] = []
  /// Whether it had tables, forms or scripts, whose meaning is lost without tags.
  private(set) var isSimplified = false

  private static let blocks: Set<String> = [
    "p", "div", "br", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "hr",
    "dd",
    "dt", "section", "pre",
  ]

  /// The plain text of `html`.
  static func plain(_ html: String) -> String { ImportedText(html).text }

  /// The plain text of a cell, whose line breaks are line breaks.
  static func lines(_ cell: String) -> String { ImportedText(cell, keepsLines: true).text }

  /// Reads a text; a plain one is kept, except that its white space is what a browser would show.
  ///
  /// - Parameter keepsLines: Whether a line break is one, as in the cell of a sheet; in HTML it is a space.
  init(_ html: String, keepsLines: Bool = false) {
    // Most texts of most questionnaires: nothing to do.
    if Self.isPlain(html) { text = html } else { read(html, keepsLines) }
  }

  // No tags, no entities, only single spaces inside.
  private static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var last: UInt8 = 0x20
      for byte in bytes {
        if byte == 0x3C || byte == 0x26 || byte < 0x20 || byte > 0x7E || (byte == 0x20 && last == 0x20) {
          return false
        }
        last = byte
      }
      return last != 0x20 || bytes.isEmpty
    }
  }

  private mutating func read(_ html: String, _ keepsLines: Bool) {
    var text = ""
    var line = String.UnicodeScalarView()
    var scalars = html.unicodeScalars[...]
    var hasSpace = false
    var lists = HTMLLists()
    func append(_ scalar: Unicode.Scalar) {
      if scalar.properties.isWhitespace || scalar == "\u{A0}" {
        hasSpace = true
        return
      }
      if line.isEmpty { line.append(contentsOf: lists.takeMark().unicodeScalars) }
      if hasSpace, !line.isEmpty { line.append(" ") }
      hasSpace = false
      line.append(scalar)
    }
    func endLine(_ text: inout String) {
      hasSpace = false
      if !line.isEmpty { text += (text.isEmpty ? "" : "\n") + String(line) }
      line = String.UnicodeScalarView()
    }
    while let scalar = scalars.first {
      scalars.removeFirst()
      if scalar == "<", let tag = Self.tag(&scalars) {
        if Self.blocks.contains(tag.name) { endLine(&text) }
        lists.see(tag.name, isEnd: tag.isEnd)
        if ["table", "form", "input", "select", "iframe", "object"].contains(tag.name) {
          isSimplified = true
        }
        if tag.name == "script" || tag.name == "style", !tag.isEnd {
          Self.skip(to: "</" + tag.name, &scalars)
          isSimplified = isSimplified || tag.name == "script"
        }
        if ["img", "audio", "video", "source", "embed"].contains(tag.name), let path = tag.source {
          media.append(path)
        }
        if tag.name == "td" || tag.name == "th" { hasSpace = true }
      } else if scalar == "&", let entity = HTMLEntity.read(&scalars) {
        append(entity)
      } else if keepsLines, scalar == "\n" || scalar == "\r" {
        endLine(&text)
      } else {
        append(scalar)
      }
    }
    endLine(&text)
    self.text = text
  }

  // Which list the text is in, and what stands before its next line.
  private struct HTMLLists {
    private var counts: [Int?] = []
    private var mark = ""

    mutating func see(_ name: String, isEnd: Bool) {
      switch name {
      case "ul", "ol":
        if isEnd { _ = counts.popLast() } else { counts.append(name == "ol" ? 0 : nil) }
        mark = ""
      case "li" where !isEnd:
        guard let count = counts.last ?? nil else {
          mark = "- "
          return
        }
        counts[counts.count - 1] = count + 1
        mark = "\(count + 1). "
      case "li": mark = ""
      default: break
      }
    }

    mutating func takeMark() -> String {
      defer { mark = "" }
      return mark
    }
  }

  private struct Tag {
    let name: String
    let isEnd: Bool
    let source: String?
  }

  // What stands between `<` and `>`; nil when it is only a sign ("a < b").
  private static func tag(_ scalars: inout Substring.UnicodeScalarView) -> Tag? {
    if scalars.starts(with: "!--".unicodeScalars) {
      skip(to: "-->", &scalars)
      scalars = scalars.dropFirst(3)
      return Tag(name: "!", isEnd: false, source: nil)
    }
    let isEnd = scalars.first == "/"
    let name = String(Substring((isEnd ? scalars.dropFirst() : scalars).prefix { $0.isLetter || $0.isDigit }))
      .lowercased()
    guard let first = name.unicodeScalars.first, first.isLetter else { return nil }
    var quote: Unicode.Scalar?
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if scalar == ">" {
        let inside = String(Substring(scalars[..<index]))
        scalars = scalars[scalars.index(after: index)...]
        return Tag(name: name, isEnd: isEnd, source: attribute("src", inside))
      } else if scalar == "<" {
        return nil
      }
      index = scalars.index(after: index)
    }
    return nil
  }

  private static func attribute(_ name: String, _ tag: String) -> String? {
    guard let start = tag.range(ofWord: name) else { return nil }
    let value = tag[start...].drop { $0 == " " || $0 == "=" }
    guard let quote = value.first, quote == "\"" || quote == "'" else {
      return String(value.prefix { $0 != " " && $0 != "/" })
    }
    return String(value.dropFirst().prefix { $0 != quote })
  }

  private static func skip(to end: String, _ scalars: inout Substring.UnicodeScalarView) {
    let wanted = Array(end.unicodeScalars)
    while !scalars.isEmpty, !scalars.prefix(wanted.count).elementsEqual(wanted) { scalars.removeFirst() }
  }
}

extension String {
  // Where the value of `name=` begins.
  fileprivate func range(ofWord name: String) -> Index? {
    guard let found = lowercased().firstRange(of: " " + name) else { return nil }
    // Lower case may be longer than upper case in a few scripts; then nothing is found rather than the wrong thing.
    let offset = lowercased().distance(from: lowercased().startIndex, to: found.upperBound)
    guard offset <= count else { return nil }
    let index = self.index(startIndex, offsetBy: offset)
    return self[index...].drop { $0 == " " }.first == "=" ? index : nil
  }
}

extension String {
  /// The text with spaces for line breaks.
  var onOneLine: String { utf8.contains(0x0A) ? replacing("\n", with: " ") : self }
}
