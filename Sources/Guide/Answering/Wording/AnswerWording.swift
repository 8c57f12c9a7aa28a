/// The sentences about answers, English and German side by side. `{name}` is a gap.
enum AnswerWording {
  typealias Pair = (english: String, german: String)

  private static let all = problems.merging(structuredProblems) { first, _ in first }
    .merging(expectations) { first, _ in first }

  /// Every key, for tests.
  static var keys: [String] { all.keys.sorted() }

  /// Both versions of a sentence with its gaps.
  static func pair(_ key: String) -> Pair? { all[key] }

  /// The sentence with its gaps filled; a key without a sentence gives the key, so that nothing is lost in silence.
  static func text(_ key: String, _ values: [String: AnswerPhrase], _ language: String) -> String {
    guard let pair = all[key] else { return key }
    return filled(isGerman(language) ? pair.german : pair.english, values, language)
  }

  /// Whether a language tag means German.
  static func isGerman(_ language: String) -> Bool {
    let tag = language.lowercased()
    return tag == "de" || tag.hasPrefix("de-")
  }

  // One pass: a brace in what somebody typed is never taken for a gap.
  private static func filled(
    _ sentence: String, _ values: [String: AnswerPhrase], _ language: String
  ) -> String {
    var result = ""
    var rest = sentence[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      result += values[String(rest[rest.index(after: open)..<close])]?.text(in: language) ?? ""
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
