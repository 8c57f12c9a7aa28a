import Wording

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

  private var rest: Substring.UnicodeScalarView
  private let dialect: Dialect

  static func tokens(of text: String, _ dialect: Dialect) throws(ForeignExpressionProblem) -> [Token] {
    guard text.unicodeScalars.count <= 10_000 else {
      throw ForeignExpressionProblem("it is longer than 10000 characters")
    }
    var reader = ForeignTokens(rest: text.unicodeScalars[...], dialect: dialect)
    var tokens: [Token] = []
    while let token = try reader.next() { tokens.append(token) }
    return tokens
  }

  private init(rest: Substring.UnicodeScalarView, dialect: Dialect) {
    self.rest = rest
    self.dialect = dialect
  }

  private mutating func next() throws(ForeignExpressionProblem) -> Token? {
    while let first = rest.first, first.value <= 0x20 || first.value >= 0x80, first.properties.isWhitespace {
      rest.removeFirst()
    }
    guard let first = rest.first else { return nil }
    let second = rest.dropFirst().first
    if dialect == .xPath, first == "." || first == "/" || first == "c", let path = takePath() { return path }
    switch first {
    case "'", "\"": return .text(try quoted(first))
    case "‘", "’": return .text(try quoted("’"))
    case "“", "”": return .text(try quoted("”"))
    case "$" where dialect == .xPath && second == "{":
      rest.removeFirst(2)
      return .reference(try bracketed("}"))
    case "[" where dialect == .redCap:
      rest.removeFirst()
      return .reference(try bracketed("]"))
    case _ where first.isDigit: return number()
    case "." where second?.isDigit == true:
      guard case .number(let digits) = number() else { return nil }
      return .number("0" + digits)
    case _ where first.isLetter || first == "_":
      return .name(takeName())
    default: return .symbol(symbol(first, second))
    }
  }

  private mutating func quoted(_ end: Unicode.Scalar) throws(ForeignExpressionProblem) -> String {
    var result = String.UnicodeScalarView()
    rest.removeFirst()
    while let scalar = rest.popFirst() {
      if scalar == end { return String(result) }
      // Only LimeSurvey has escapes; elsewhere a backslash is one.
      let isEscape = scalar == "\\" && dialect == .limeSurvey
      result.append(isEscape ? rest.popFirst() ?? scalar : scalar)
    }
    throw ForeignExpressionProblem("a quotation mark is opened but not closed")
  }

  private mutating func bracketed(_ end: Unicode.Scalar) throws(ForeignExpressionProblem) -> String {
    let inside = take { $0 != end }
    guard rest.popFirst() != nil else { throw ForeignExpressionProblem("“\(end)” is missing") }
    return inside.trimmingSpace
  }

  private mutating func number() -> Token {
    let start = rest
    let digits = take { $0.isDigit || $0 == "." }
    // LimeSurvey names fields 12345X6X7sub.
    if dialect == .limeSurvey, rest.first == "X" {
      rest = start
      return .name(takeName())
    }
    return .number(digits)
  }

  // `.` is the answer itself, `..` what it stands in; `../q1`, `/data/group/q1` and `current()/../q1` name a question.
  private mutating func takePath() -> Token? {
    let scalars = String.UnicodeScalarView(rest.prefix(1000))
    guard
      let match = String(scalars).prefixMatch(
        of: /(?:current\(\)(?=\/))?((?:\.\.?)?(?:\/(?:\.\.?|[\p{L}_][\p{L}\p{N}_.\-]*))*)/)
    else { return nil }
    let steps = match.1.split(separator: "/")
    guard let last = steps.last, !match.1.isEmpty else { return nil }
    // A number may begin with a point.
    if match.0 == ".", rest.dropFirst().first?.isDigit == true { return nil }
    rest = rest.dropFirst(match.0.unicodeScalars.count)
    switch last {
    case "..": return .name("..")
    case ".": return .name(steps.contains("..") ? ".." : ".")
    default: return .reference(String(last))
    }
  }

  private mutating func symbol(_ first: Unicode.Scalar, _ second: Unicode.Scalar?) -> String {
    let length =
      switch (first, second) {
      case ("=", "="), ("!", "="), ("<", ">"), ("<", "="), (">", "="), ("|", "|"), ("&", "&"): 2
      default: 1
      }
    defer { rest.removeFirst(length) }
    return String(rest.prefix(length))
  }

  private mutating func take(while holds: (Unicode.Scalar) -> Bool) -> String {
    let taken = rest.prefix(while: holds)
    rest = rest[taken.endIndex...]
    return String(taken)
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
