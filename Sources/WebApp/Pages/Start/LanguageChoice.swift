import Guide
import GuideFormats
import WebServing

/// A language in which a new interview can be led: one file of the guide.
struct LanguageChoice: Sendable {
  let languageFile, languageTag, languageName: String
  let isChosen: Bool

  /// The file's language and those of the other files of the guide that can be used; empty when there is one only.
  static func all(_ item: GuideShelf.Item, among items: [GuideShelf.Item]) -> [LanguageChoice] {
    guard let guide = item.reading.guide, !guide.language.isEmpty else { return [] }
    var taken: Set<String> = [guide.language]
    let others = items.filter { other in
      guard other.isUsable, let tag = other.reading.guide?.language, !tag.isEmpty else { return false }
      return taken.insert(tag).inserted
    }
    guard !others.isEmpty else { return [] }
    return ([item] + others).map { one in
      let tag = one.reading.guide?.language ?? ""
      return LanguageChoice(
        languageFile: one.file, languageTag: tag, languageName: Language.ownName(of: tag),
        isChosen: one.file == item.file)
    }
  }
}
