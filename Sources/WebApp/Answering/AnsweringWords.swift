import HTTPTypes
import WebServing
import Wording

/// The words of the interviewee's page, in the language of the guide: English and German as on all pages, any other from its
/// catalogue. Languages of the interviewer's pages are independent of it.
struct AnsweringWords: Sendable {
  /// BCP 47 tag of the language.
  let tag: String
  /// By key.
  let texts: [String: String]

  /// The tables whose texts a catalogue holds.
  static let tables: [[String: Sentence]] = [RespondTexts.phrases, AnsweringTexts.phrases]

  private static let known: [String: AnsweringWords] = {
    let written = Language.allCases.map { language in
      let texts = tables.reduce(into: [String: String]()) { texts, table in
        texts.merge(table.mapValues { $0.said(in: language) }) { first, _ in first }
      }
      return AnsweringWords(tag: language.rawValue, texts: texts)
    }
    let english = written.first { $0.tag == Language.english.rawValue }?.texts ?? [:]
    let others = Catalogue.shipped.values.map { catalogue in
      AnsweringWords(tag: catalogue.language, texts: english.merging(catalogue.texts) { $1 })
    }
    return Dictionary((written + others).map { ($0.tag, $0) }) { first, _ in first }
  }()

  /// The tags of all languages there are.
  static var languages: [String] { known.keys.sorted() }

  private init(tag: String, texts: [String: String]) { (self.tag, self.texts) = (tag, texts) }

  /// As on all pages.
  init(_ language: Language) {
    self = Self.known[language.rawValue] ?? AnsweringWords(tag: language.rawValue, texts: [:])
  }

  /// Those for a guide in this language; `nil` when nobody has written them. What a catalogue lacks is English.
  init?(guide tag: String) {
    let base = String(tag.lowercased().prefix { $0 != "-" && $0 != "_" })
    guard let words = Self.known[base] else { return nil }
    self = words
  }

  /// Those a browser asks for that has not been told a language yet, as long as nothing is known of the guide.
  init(asked request: HTTPFields, _ preferences: Preferences) {
    let isChosen = request[values: .cookie].contains { $0.contains("\(Preferences.cookieName)=") }
    let wished = (request[.acceptLanguage] ?? "").split(separator: ",")
      .map { String($0.prefix { $0 != ";" }.filter { $0 != " " }) }
    self =
      (isChosen ? nil : wished.lazy.compactMap { AnsweringWords(guide: $0) }.first)
      ?? AnsweringWords(preferences.language)
  }

  /// A text with each `{name}` replaced.
  func callAsFunction(_ key: String, _ values: [String: String] = [:]) -> String {
    values.reduce(texts[key] ?? key) { $0.replacing("{\($1.key)}", with: $1.value) }
  }

  /// For the block `texts` of a page's scripts.
  var json: String { JSONBody.embedded(texts) }
}
