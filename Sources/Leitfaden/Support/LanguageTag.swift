import Foundation

/// Tags of languages (BCP 47), as far as people write them: `de`, `en-GB`, `zh-Hant-TW`.
enum LanguageTag {
  /// Whether a text is written like a tag and begins with a language that ISO 639 has.
  static func isKnown(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.count),
      parts.dropFirst().allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(isPlain) })
    else { return false }
    return Locale.LanguageCode(String(language).lowercased()).isISOLanguage
  }

  private static func isPlain(_ letter: Character) -> Bool {
    letter.isASCII && (letter.isLetter || letter.isNumber)
  }
}
