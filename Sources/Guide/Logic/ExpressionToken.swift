import Wording

/// The smallest parts of a condition.
struct ExpressionToken: Hashable {
  enum Kind: Hashable {
    case number, string, name, symbol, end
  }

  let kind: Kind
  let text: String
  /// Scalars before it in the expression.
  let offset: Int
  /// What a symbol or word means; worked out once, since the grammar asks again and again.
  let sign: ExpressionSign?

  init(kind: Kind, text: String, offset: Int) {
    (self.kind, self.text, self.offset) = (kind, text, offset)
    sign = kind == .symbol || (kind == .name && text.utf8.count <= 3) ? ExpressionSign(text) : nil
  }

  /// Splits an expression; the last token is always `.end`.
  static func tokens(of text: String) throws(ExpressionProblem) -> [ExpressionToken] {
    var tokens: [ExpressionToken] = []
    var rest = text.unicodeScalars[...]
    var offset = 0
    while let first = rest.first {
      if first == " " || first == "\t" {
        rest.removeFirst()
        offset += 1
        continue
      }
      let count = try self.length(rest, first, at: offset)
      let part = rest.prefix(count)
      tokens.append(ExpressionToken(kind: kind(first), text: String(part), offset: offset))
      rest = rest[part.endIndex...]
      offset += count
    }
    tokens.append(ExpressionToken(kind: .end, text: "", offset: offset))
    return tokens
  }

  private static func kind(_ first: Unicode.Scalar) -> Kind {
    switch first {
    case "0"..."9": .number
    case "'", "\"": .string
    case "A"..."Z", "a"..."z", "_": .name
    default: .symbol
    }
  }

  // Scalars of the token that begins with `first`.
  private static func length(
    _ scalars: Substring.UnicodeScalarView, _ first: Unicode.Scalar, at offset: Int
  ) throws(ExpressionProblem) -> Int {
    let rest = scalars.dropFirst()
    switch kind(first) {
    case .number: return 1 + rest.prefix { $0.isDigit || $0 == "." }.count
    case .name: return 1 + rest.prefix { $0.isNamePart }.count
    case .string:
      let inside = rest.prefix { $0 != first }
      guard inside.endIndex < rest.endIndex else {
        throw ExpressionProblem("a quotation mark is opened but not closed", offset: offset)
      }
      return inside.count + 2
    case .symbol, .end:
      switch (first, rest.first) {
      case ("=", "="), ("!", "="), ("<", ">"), ("<", "="), (">", "="), ("|", "|"), ("&", "&"): return 2
      default: break
      }
      guard "=<>!+-*/%(),".unicodeScalars.contains(first) else {
        throw ExpressionProblem("the sign “\(first)” has no meaning in a condition", offset: offset)
      }
      return 1
    }
  }
}

extension Unicode.Scalar {
  var isDigit: Bool { ("0"..."9").contains(self) }

  // A dot joins a question and its row or option; codes may hold a minus only inside quotes.
  fileprivate var isNamePart: Bool {
    isDigit || self == "_" || self == "." || ("A"..."Z").contains(self) || ("a"..."z").contains(self)
  }
}
