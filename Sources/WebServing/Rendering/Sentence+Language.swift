package import Wording

extension Sentence {
  /// In a language of the pages.
  package func said(in language: Language) -> String { said(in: language.rawValue) }
}
