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
    let scalars = Array(text.unicodeScalars)
    var tokens: [ExpressionToken] = []
    var index = 0
    while index < scalars.count {
      let first = scalars[index]
      if first == " " || first == "\t" {
        index += 1
        continue
      }
      let end = try self.end(of: scalars, from: index)
      let part = String(String.UnicodeScalarView(scalars[index..<end]))
      tokens.append(ExpressionToken(kind: kind(first), text: part, offset: index))
      index = end
    }
    return tokens + [ExpressionToken(kind: .end, text: "", offset: scalars.count)]
  }

  private static func kind(_ first: Unicode.Scalar) -> Kind {
    switch first {
    case "0"..."9": .number
    case "'", "\"": .string
    case "A"..."Z", "a"..."z", "_": .name
    default: .symbol
    }
  }

  private static func end(
    of scalars: [Unicode.Scalar], from start: Int
  ) throws(ExpressionProblem) -> Int {
    var index = start + 1
    switch kind(scalars[start]) {
    case .number:
      while index < scalars.count, scalars[index].isDigit || scalars[index] == "." { index += 1 }
    case .name:
      while index < scalars.count, scalars[index].isNamePart { index += 1 }
    case .string:
      while index < scalars.count, scalars[index] != scalars[start] { index += 1 }
      guard index < scalars.count else {
        throw ExpressionProblem("a quotation mark is opened but not closed", offset: start)
      }
      index += 1
    case .symbol, .end:
      let two = String(String.UnicodeScalarView(scalars[start..<min(start + 2, scalars.count)]))
      if ["==", "!=", "<>", "<=", ">=", "||", "&&"].contains(two) { return start + 2 }
      guard "=<>!+-*/%(),".unicodeScalars.contains(scalars[start]) else {
        throw ExpressionProblem("the sign “\(scalars[start])” has no meaning in a condition", offset: start)
      }
    }
    return index
  }
}

extension Unicode.Scalar {
  var isDigit: Bool { ("0"..."9").contains(self) }

  // A dot joins a question and its row or option; codes may hold a minus only inside quotes.
  fileprivate var isNamePart: Bool {
    isDigit || self == "_" || self == "." || ("A"..."Z").contains(self) || ("a"..."z").contains(self)
  }
}
