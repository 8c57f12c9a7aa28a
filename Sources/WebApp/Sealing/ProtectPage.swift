import Foundation
import Vault
import WebServing

/// What the page about encryption shows.
struct ProtectPage: Sendable {
  /// Whether somebody has still to decide.
  let isFirst: Bool
  /// A passphrase nobody guesses.
  let suggestion: String
  /// Name and date on the sheet with the recovery key.
  let libraryName, libraryFolder, date: String
  let texts: String

  init(isFirst: Bool, library: URL, language: Language) {
    self.isFirst = isFirst
    suggestion = isFirst ? PassphraseAdvice.suggestion() : ""
    libraryName = library.lastPathComponent
    libraryFolder = library.path
    let format = Date.FormatStyle(date: .long, time: .omitted, locale: language.locale)
    date = Date().formatted(format)
    texts = Texts.json(CommonTexts.phrases, SealingTexts.phrases, language: language)
  }
}
