import Foundation
import Testing

@testable import Guide

@Suite("A guide in several languages")
struct LanguageTests {
  private static let english = Guide(
    id: "g", title: "Town", language: "en",
    sections: [
      Section(
        id: "s", title: "Here",
        questions: [
          Question(
            id: "likes", text: "Do you like {town}?", kind: "single",
            options: [AnswerOption(code: "y", text: "Yes"), AnswerOption(code: "n", text: "No")],
            attributes: [Attribute("if", "1 = 1")]),
          Question(id: "only_here", text: "Only English"),
        ])
    ])
  private static let arabic = Guide(
    id: "g", title: "المدينة", language: "ar",
    sections: [
      Section(
        id: "s", title: "هنا",
        questions: [
          Question(
            id: "likes", text: "هل تحب {town}؟", kind: "single",
            options: [AnswerOption(code: "n", text: "لا"), AnswerOption(code: "y", text: "نعم")]),
          Question(id: "only_there", text: "؟"),
        ])
    ])

  @Test("takes texts from the translation, structure, codes, order and logic from the guide that leads")
  func texts() throws {
    let guide = Self.english.withTranslations([
      Self.arabic, Self.arabic, Guide(id: "other", title: "", language: "de"),
    ])
    #expect(guide.languages == ["en", "ar"])
    let shown = guide.inLanguage("ar")
    #expect(shown.language == "ar" && shown.title == "المدينة" && shown.sections[0].title == "هنا")
    let question = try #require(shown.question("likes"))
    #expect(question.options.map(\.code) == ["y", "n"] && question.options.map(\.text) == ["نعم", "لا"])
    #expect(question.attribute("if") == "1 = 1")
    #expect(shown.question("only_here")?.text == "Only English" && shown.question("only_there") == nil)
    #expect(guide.inLanguage("fr") == guide)
  }

  @Test("is kept whole, and a guide without translations is kept as before")
  func coding() throws {
    let guide = Self.english.withTranslations([Self.arabic])
    let back = try JSONDecoder().decode(Guide.self, from: JSONEncoder().encode(guide))
    #expect(back == guide)
    let plain = String(decoding: try JSONEncoder().encode(Self.english), as: UTF8.self)
    #expect(!plain.contains("translations"))
  }

  @Test("names every difference that is more than words")
  func differences() {
    let found = LanguageDifference.all(Self.english, Self.arabic)
    #expect(
      found == [
        LanguageDifference(owner: "likes", fault: .attribute("if")),
        LanguageDifference(owner: "only_here", fault: .missing),
        LanguageDifference(owner: "only_there", fault: .added),
      ])
    #expect(LanguageDifference.all(Self.english, Self.english).isEmpty)
  }
}
