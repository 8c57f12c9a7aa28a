import Foundation
import Wording

/// What ArgumentParser itself writes into help and refusals, in other languages: it has English words only.
enum ParserWords {
  /// Whole lines, with `%1`, `%2` … for what stands between.
  private static let lines = [
    "OVERVIEW: %1", "USAGE: %1", "ARGUMENTS:", "OPTIONS:", "SUBCOMMANDS:", "%1 SUBCOMMANDS:", "Usage: %1",
    "Help:  %1",
    "See '%1' for detailed help.", "See '%1' for more information.",
    "Unknown option '%1'. Did you mean '%2'?", "Unknown option '%1'", "Invalid option: %1",
    "Missing value for '%1'", "Missing expected argument '%1'", "Missing one of: %1",
    "Unexpected argument '%1'", "%1 unexpected arguments: %2",
    "The option '%1' does not take any value, but '%2' was specified.",
    "The value '%1' is invalid for '%2'. Please provide one of %3.", "The value '%1' is invalid for '%2': %3",
    "The value '%1' is invalid for '%2'",
  ]
  /// Words within lines.
  private static let pieces = [
    "(values:", "; default:", "(default:", " (default)", "Show the version.", "Show help information.",
    "<options>", "<subcommand>", "<interview>", "<interviews>", "<participant>", "<guide>", "<file>",
    "<words>",
    "<number>", "<title>", "<day>", "<name>", "<phone>", "<mail>", "<address>", "<speed>", "<milliseconds>",
    "<container>", "<quality>", "<bits>", "<hertz>",
  ]
  /// Where the descriptions of options stand.
  private static let column = 26

  /// A text of the parser in a language; lines that nobody has written in it stay as they are.
  static func said(_ text: String, in language: String) -> String {
    guard language != "en" else { return text }
    let words = Catalogue.words(in: language)
    guard !words.isEmpty else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let margin = line.prefix { $0 == " " }
      let whole = lines.lazy.compactMap { said($0, line.dropFirst(margin.count), words) }.first
      let translated = pieces.reduce(whole.map { margin + $0 } ?? String(line)) { line, piece in
        words[piece].map { line.replacing(piece, with: $0) } ?? line
      }
      return aligned(wrapped(translated, words), as: line)
    }.joined(separator: "\n")
  }

  /// The default of an option whose description was broken just before it.
  private static func wrapped(_ line: String, _ words: [String: String]) -> String {
    let (margin, rest) = (line.prefix { $0 == " " }, line.drop { $0 == " " })
    guard margin.count == column, rest.hasPrefix("default: "), let word = words["; default:"] else {
      return line
    }
    return String(margin + word.dropFirst(2) + rest.dropFirst("default:".count))
  }

  /// A line of an option with its description where it stood in English.
  private static func aligned(_ line: String, as english: Substring) -> String {
    let before = english.prefix(column)
    guard english.hasPrefix("  "), english.count > column, before.hasSuffix("  ") || before.hasSuffix("> "),
      !before.dropFirst(2).hasPrefix(" "),
      let gap = [line.dropFirst(2).range(of: "  "), line.dropFirst(2).range(of: "> ")].compactMap(\.self)
        .min(by: { $0.lowerBound < $1.lowerBound })
    else { return line }
    let name = line[..<gap.lowerBound] + (line[gap].first == ">" ? ">" : "")
    let words = line[gap.upperBound...].drop { $0 == " " }
    let space = max(1, column - name.count)
    return String(name) + String(repeating: " ", count: space) + words
  }

  /// A line that is written like `template`; `nil` for any other.
  private static func said(_ template: String, _ line: Substring, _ words: [String: String]) -> String? {
    guard let translated = words[template] else { return nil }
    var (rest, values, pieces) = (
      line, [String](), template.split(separator: /%\d/, omittingEmptySubsequences: false)[...]
    )
    guard let first = pieces.popFirst(), rest.hasPrefix(first) else { return nil }
    rest = rest.dropFirst(first.count)
    while let piece = pieces.popFirst() {
      let end = pieces.isEmpty && piece.isEmpty ? rest.endIndex : rest.range(of: piece)?.lowerBound
      guard let end, end > rest.startIndex else { return nil }
      values.append(String(rest[..<end]))
      rest = rest[end...].dropFirst(piece.count)
    }
    guard rest.isEmpty else { return nil }
    // one pass: what was typed may look like a gap
    return translated.split(separator: "%", omittingEmptySubsequences: false).enumerated().map {
      index, part in
      guard index > 0, let number = part.first?.wholeNumberValue, values.indices.contains(number - 1) else {
        return index > 0 ? "%\(part)" : String(part)
      }
      return values[number - 1] + part.dropFirst()
    }.joined()
  }
}
