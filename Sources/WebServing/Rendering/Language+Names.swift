import Foundation

extension Language {
  /// What a language is called by those who speak it: `Deutsch`, `العربية`; its tag when nobody knows.
  package static func ownName(of tag: String) -> String {
    let locale = Locale(identifier: tag)
    guard let name = locale.localizedString(forIdentifier: tag), let first = name.first else { return tag }
    return String(first).uppercased(with: locale) + name.dropFirst()
  }
}
