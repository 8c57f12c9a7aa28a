import Foundation
import HTTPTypes
import Testing
import WebServing
import Wording

@testable import WebApp

@Suite("The words of the interviewee's page")
struct AnsweringWordsTests {
  /// `{n}`, `{total}`: names in braces, sorted.
  private static func places(_ text: String) -> [String] {
    text.matches(of: /\{(\w+)\}/).map { String($0.output.1) }.sorted()
  }

  private static let phrases = RespondTexts.phrases.merging(AnsweringTexts.phrases) { first, _ in first }

  static let tagged: [(String, String?)] = [
    ("fr", "fr"), ("fr-CA", "fr"), ("AR_eg", "ar"), ("de-AT", "de"), ("en-GB", "en"), ("tlh", nil), ("", nil),
  ]

  static let wished: [(String, String, String)] = [
    ("tr-TR,tr;q=0.9,en;q=0.8", "", "tr"), ("xx, pl;q=0.5", "", "pl"), ("", "", "en"), ("*", "", "en"),
    ("fr", "de.auto.100", "de"),
  ]

  @Test(
    "every catalogue has each text once, written, with the same values in it, of the English that is said today",
    arguments: Catalogue.shipped.keys.filter { $0 != "de" }.sorted())
  func complete(language: String) throws {
    let catalogue = try #require(Catalogue.shipped[language])
    #expect(Set(catalogue.entries.map(\.name)) == Set(Self.phrases.keys))
    #expect(catalogue.entries.count == Self.phrases.count)
    for entry in catalogue.entries {
      let phrase = try #require(Self.phrases[entry.name])
      #expect(entry.english == phrase.english, "\(entry.name) was said differently when it was translated")
      #expect(
        !entry.text.isEmpty && entry.text == entry.text.trimmingCharacters(in: .whitespaces), "\(entry.name)")
      #expect(Self.places(entry.text) == Self.places(entry.english), "\(entry.name)")
    }
  }

  @Test(
    "a sentence that quotes the button for not saying quotes it as it is written",
    arguments: AnsweringWords.languages)
  func quoted(language: String) throws {
    let words = try #require(AnsweringWords(guide: language))
    for key in ["oopsChoose", "oopsType"] { #expect(words(key).contains(words("respondSkip")), "\(key)") }
  }

  @Test(
    "words come by the guide's tag, whatever follows the language in it",
    arguments: tagged)
  func tags(guide: String, expected: String?) {
    #expect(AnsweringWords(guide: guide)?.tag == expected)
  }

  @Test(
    "a device that joins is asked for its code in the browser's language, unless one was chosen",
    arguments: wished)
  func asked(languages: String, chosen: String, expected: String) {
    var fields = HTTPFields()
    fields[.acceptLanguage] = languages
    if !chosen.isEmpty { fields[.cookie] = "\(Preferences.cookieName)=\(chosen)" }
    let preferences = Preferences(cookie: chosen, languages: languages)
    #expect(AnsweringWords(asked: fields, preferences).tag == expected)
  }

  @Test("values are put in")
  func values() throws {
    let german = try #require(AnsweringWords(guide: "de"))
    let text = german("respondOf", ["n": "2", "total": "7"])
    #expect(text == "Frage 2 von 7")
  }
}
