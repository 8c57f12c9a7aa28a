import Foundation
import Guide
import GuideFormats
import WebServing

/// What the page for a new guide offers.
struct NewGuidePage: Sendable {
  struct Choice: Sendable {
    let value, choiceTitle, about: String
    let choiceLanguage: String
    let outline: [String]
  }

  struct LanguageChoice: Sendable {
    let tag, languageTitle: String
    let isChosen: Bool
  }

  let templates: [Choice]
  let copies: [Choice]
  let hasCopies: Bool
  let languages: [LanguageChoice]
  let texts: String

  init(_ items: [GuideShelf.Item], _ language: Language) {
    let amounts = Amounts(language: language)
    templates = GuideTemplates.all(language).map { template in
      Choice(
        value: template.name, choiceTitle: template.guide.title, about: template.guide.note,
        choiceLanguage: template.guide.language, outline: template.guide.sections.map(\.title))
    }
    copies = items.filter(\.isUsable).compactMap { item in
      item.reading.guide.map {
        Choice(
          value: item.file, choiceTitle: $0.title, about: amounts.count("questions", $0.questions.count),
          choiceLanguage: $0.language, outline: [])
      }
    }
    hasCopies = !copies.isEmpty
    let tags = ["en", "de", "fr", "it", "es", "pt", "nl", "pl", "tr", "ru", "uk", "ar", "fa", "he"]
    languages = tags.map { tag in
      LanguageChoice(
        tag: tag, languageTitle: language.locale.localizedString(forLanguageCode: tag) ?? tag,
        isChosen: tag == language.rawValue)
    }
    texts = Texts.json(CommonTexts.phrases, AuthorTexts.phrases, language: language)
  }
}
