/// A text of the guide with earlier answers put in where it names them: `What did you like about {place}?`
package struct PipedText: Hashable, Sendable {
  /// A piece of it.
  package enum Piece: Hashable, Sendable {
    /// Words of the guide.
    case words(String)
    /// What was answered, on one line and without braces of its own being read again.
    case answer(String)
    /// The question of this name has no answer yet, or none that could stand here.
    case gap(String)
  }

  /// What stands where an answer is missing.
  package static let gap = "____"

  /// All of it.
  package let pieces: [Piece]

  /// The text with its answers; `____` where one is missing. For a page, the pieces must be escaped like any text.
  package var text: String {
    pieces.map { piece in
      switch piece {
      case .words(let text), .answer(let text): text
      case .gap: Self.gap
      }
    }.joined()
  }

  /// Reads a text in one pass; `answer` gives what a name stands for, an empty text when it is missing, and `nil` when
  /// it is no name that counts here, so that the braces are plain text.
  package init(_ text: String, answer: (_ id: String, _ part: String?) -> String?) {
    var pieces: [Piece] = []
    var words = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      words += rest[..<open]
      let inside = rest[rest.index(after: open)...].prefix(130)
      guard let close = inside.firstIndex(of: "}"), let name = Self.name(inside[..<close]),
        let found = answer(name.id, name.part)
      else {
        words.append("{")
        rest = rest[rest.index(after: open)...]
        continue
      }
      if !words.isEmpty { pieces.append(.words(words)) }
      words = ""
      pieces.append(found.isEmpty ? .gap(String(inside[..<close])) : .answer(Self.plain(found)))
      rest = rest[rest.index(after: close)...]
    }
    words += rest
    if !words.isEmpty { pieces.append(.words(words)) }
    self.pieces = pieces
  }

  /// Names in braces, in the order of the text.
  package static func names(in text: String) -> [(id: String, part: String?)] {
    var names: [(id: String, part: String?)] = []
    _ = PipedText(text) { id, part in
      names.append((id, part))
      return nil
    }
    return names
  }

  private static func name(_ text: Substring) -> (id: String, part: String?)? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts[0].unicodeScalars.first,
      ("a"..."z").contains(first) || ("A"..."Z").contains(first),
      parts.allSatisfy({ !$0.isEmpty }),
      text.unicodeScalars.allSatisfy({
        $0.isDigit || ("a"..."z").contains($0) || ("A"..."Z").contains($0)
          || "_.-".unicodeScalars.contains($0)
      })
    else { return nil }
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
  }

  private static func plain(_ answer: String) -> String {
    let line = answer.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) }
    return line.count > 200 ? String(line.prefix(199)) + "…" : String(line)
  }
}
