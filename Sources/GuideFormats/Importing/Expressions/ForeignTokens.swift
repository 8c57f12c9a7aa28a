/// Splits conditions of other programs into words and signs.
struct ForeignTokens {
  /// Whose conditions they are.
  enum Dialect {
    /// `q1.NAOK == "Y" and !is_empty(q2_a)`
    case limeSurvey
    /// `selected(${q1}, 'a') and . > 3`
    case xPath
    /// `[q1] = '1' and [q2(3)] <> '0'`
    case redCap
  }

  enum Token: Hashable {
    case number(String)
    case text(String)
    /// A word; may turn out to be an operator or function.
    case name(String)
    /// A question that was named as such: `${q1}`, `[q1]`.
    case reference(String)
    case symbol(String)
  }

  private let scalars: [Unicode.Scalar]
  private let dialect: Dialect
  private var index = 0

  static func tokens(of text: String, _ dialect: Dialect) throws(ForeignExpressionProblem) -> [Token] {
    guard text.unicodeScalars.count <= 10_000 else {
      throw ForeignExpressionProblem("it is longer than 10000 characters")
    }
    var reader = ForeignTokens(scalars: Array(text.unicodeScalars), dialect: dialect)
    var tokens: [Token] = []
    while let token = try reader.next() { tokens.append(token) }
    return tokens
  }

  private init(scalars: [Unicode.Scalar], dialect: Dialect) {
    self.scalars = scalars
    self.dialect = dialect
  }

  private mutating func next() throws(ForeignExpressionProblem) -> Token? {
    while index < scalars.count, scalars[index].properties.isWhitespace || scalars[index] == "\u{A0}" {
      index += 1
    }
    guard index < scalars.count else { return nil }
    let first = scalars[index]
    switch first {
    case "'", "\"": return .text(try quoted(first))
    case "‘", "’": return .text(try quoted("’"))
    case "“", "”": return .text(try quoted("”"))
    case "$" where dialect == .xPath && scalars[index...].dropFirst().first == "{":
      index += 2
      return .reference(try bracketed("}"))
    case "[" where dialect == .redCap:
      index += 1
      return .reference(try bracketed("]"))
    case _ where first.isDigit: return number()
    case "."
    where dialect == .xPath
      && !(index + 1 < scalars.count && (scalars[index + 1].isDigit || scalars[index + 1] == ".")):
      index += 1
      return .name(".")
    case _ where first.isLetter || first == "_": return .name(takeName())
    default: return .symbol(symbol())
    }
  }

  private mutating func quoted(_ end: Unicode.Scalar) throws(ForeignExpressionProblem) -> String {
    var result = String.UnicodeScalarView()
    index += 1
    while index < scalars.count, scalars[index] != end {
      // Only LimeSurvey has escapes; elsewhere a backslash is one.
      if scalars[index] == "\\", dialect == .limeSurvey, index + 1 < scalars.count { index += 1 }
      result.append(scalars[index])
      index += 1
    }
    guard index < scalars.count else {
      throw ForeignExpressionProblem("a quotation mark is opened but not closed")
    }
    index += 1
    return String(result)
  }

  private mutating func bracketed(_ end: Unicode.Scalar) throws(ForeignExpressionProblem) -> String {
    let inside = take { $0 != end }
    guard index < scalars.count else { throw ForeignExpressionProblem("“\(end)” is missing") }
    index += 1
    return inside.trimmingSpace
  }

  private mutating func number() -> Token {
    let start = index
    let digits = take { $0.isDigit || $0 == "." }
    // LimeSurvey names fields 12345X6X7sub.
    if dialect == .limeSurvey, index < scalars.count, scalars[index] == "X" {
      index = start
      return .name(takeName())
    }
    return .number(digits)
  }

  private mutating func symbol() -> String {
    let two = String(String.UnicodeScalarView(scalars[index..<min(index + 2, scalars.count)]))
    if ["==", "!=", "<>", "<=", ">=", "||", "&&"].contains(two) {
      index += 2
      return two
    }
    index += 1
    return String(scalars[index - 1])
  }

  private mutating func take(while holds: (Unicode.Scalar) -> Bool) -> String {
    let start = index
    while index < scalars.count, holds(scalars[index]) { index += 1 }
    return String(String.UnicodeScalarView(scalars[start..<index]))
  }

  private mutating func takeName() -> String {
    let dialect = dialect
    return take { Self.isNamePart($0, dialect) }
  }

  private static func isNamePart(_ scalar: Unicode.Scalar, _ dialect: Dialect) -> Bool {
    if scalar.isLetter || scalar.isDigit || scalar == "_" { return true }
    switch dialect {
    case .limeSurvey: return scalar == "." || scalar == ":" || scalar == "#"
    case .xPath: return scalar == "-" || scalar == "." || scalar == ":"
    case .redCap: return false
    }
  }
}

extension StringProtocol {
  /// Without white space at both ends.
  var trimmingSpace: String {
    // Most texts: nothing to do.
    let isTrimmed = utf8.withContiguousStorageIfAvailable { bytes in
      guard let first = bytes.first, let last = bytes.last else { return true }
      return (0x21...0x7E).contains(first) && (0x21...0x7E).contains(last)
    }
    if isTrimmed == true { return String(self) }
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    return String(rest)
  }
}
