import Guide

/// Writes options as lines.
enum OptionWriting {
  static func line(_ option: AnswerOption, isRound: Bool) -> String {
    var text = isRound ? "(" : "["
    text += option.isPreselected ? "x" : " "
    text += isRound ? ") " : "] "
    text += option.code
    text += " = "
    text += plain(option.text)
    if option.hasText { text += ": ____" }
    if let image = option.image { text += " " + MediaWriting.written(image) }
    var words: [String] = []
    if option.isMissing { words.append("missing") }
    if option.isExclusive { words.append("exclusive") }
    words += KnownAttributes.ordered(option.attributes, by: KnownAttributes.option).map(AttributeWriting.word)
    if !words.isEmpty { text += " {\(words.joined(separator: " "))}" }
    return option.target.map { "\(text) -> \($0)" } ?? text
  }

  // Arrows and lines to write on would be read as such.
  private static func plain(_ text: String) -> String {
    var result = TextEscaping.inline(text, braces: true)
    if result.has("!"), result.contains("![") { result = TextEscaping.escaping("!", in: result) }
    if result.has(">"), result.contains("->") { result = TextEscaping.escaping(">", in: result) }
    if result.hasSuffix("___") { result = TextEscaping.escaping("_", in: result) }
    return result.hasSuffix(":") ? result.dropLast() + "\\:" : result
  }
}
