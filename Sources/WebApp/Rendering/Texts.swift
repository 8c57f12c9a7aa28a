import WebServing
import Wording

/// All texts of the user interface by their key. Each page keeps its own table; a key belongs to one table.
enum Texts {
  /// The tables, one per page.
  static let tables: [[String: Sentence]] = [
    CommonTexts.phrases, HomeTexts.phrases, DoubtTexts.phrases, StartTexts.phrases,
    StartTextsOfConsent.phrases,
    LeadTexts.phrases, RespondTexts.phrases, HandoverTexts.phrases, LanTexts.phrases, AuthorTexts.phrases,
    AnsweringTexts.phrases, ReviewTexts.phrases, AnalysisPageTexts.phrases, ExportTexts.phrases,
    BundleTexts.phrases, RecordsTexts.phrases, SettingsTexts.phrases, SealingTexts.phrases,
  ]

  /// Every text in one language, by key: `t` in templates.
  static func all(_ language: Language) -> [String: String] {
    language == .german ? german : english
  }

  /// One text, with `{name}` replaced.
  static func text(_ key: String, _ language: Language, _ values: [String: String] = [:]) -> String {
    values.reduce(all(language)[key] ?? key) { $0.replacing("{\($1.key)}", with: $1.value) }
  }

  /// The texts of some tables as JSON, for the block `texts` of a page's scripts.
  static func json(_ tables: [String: Sentence]..., language: Language) -> String {
    var all: [String: String] = [:]
    for table in tables { for (key, sentence) in table { all[key] = sentence.said(in: language) } }
    return JSONBody.embedded(all)
  }

  private static let english = merged(.english)
  private static let german = merged(.german)

  private static func merged(_ language: Language) -> [String: String] {
    var all: [String: String] = [:]
    for table in tables { for (key, sentence) in table { all[key] = sentence.said(in: language) } }
    return all
  }
}
