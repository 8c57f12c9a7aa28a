import Guide
import Wording

/// The words that say what a line under a question is for.
struct DetailKeyword {
  /// What it makes of a line: a probe of a kind, or with `nil` help for whoever answers.
  let kind: Probe.Kind?

  private static let help: Set<String> = ["help", "hilfe"]
  private static let words: [String: Probe.Kind] = [
    "probe": .probe, "nachfrage": .probe, "check": .check, "aspekt": .check, "prompt": .prompt,
    "aufrechterhaltung": .prompt,
  ]

  /// Reads a lower-case word.
  init?(word: String) {
    kind = Self.words[word]
    if kind == nil, !Self.help.contains(word) { return nil }
  }

  /// The word before help for whoever answers.
  static func help(language: String) -> String { GuideLanguage.isGerman(language) ? "Hilfe" : "Help" }

  /// The word for a kind in a language.
  static func word(for kind: Probe.Kind, language: String) -> String {
    let isGerman = GuideLanguage.isGerman(language)
    return switch kind {
    case .probe: isGerman ? "Nachfrage" : "Probe"
    case .check: isGerman ? "Aspekt" : "Check"
    case .prompt: isGerman ? "Aufrechterhaltung" : "Prompt"
    }
  }
}

/// What the format knows about languages.
enum GuideLanguage {
  /// Whether a language tag means German, in which the keywords of guide texts and of LimeSurvey exist as well.
  static func isGerman(_ language: String) -> Bool {
    language.lowercased().split(separator: "-").first == "de"
  }

  /// The labels of yes and no where a guide gives none.
  static func yesNo(_ language: String) -> [String] {
    let labels: [Sentence] = ["Yes", "No"]
    return labels.map { $0.said(in: language) }
  }
}
