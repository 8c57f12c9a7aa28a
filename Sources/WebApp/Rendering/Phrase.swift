/// One text of the user interface in all its languages.
struct Phrase: Hashable, Sendable {
  /// English and German.
  let en, de: String

  /// Makes a phrase. `{name}` is replaced by a value.
  init(_ en: String, _ de: String) {
    self.en = en
    self.de = de
  }

  /// In one language.
  func callAsFunction(_ language: Language) -> String { language == .german ? de : en }

  /// In one language, with each `{name}` replaced by its value.
  func filled(_ values: [String: String], _ language: Language) -> String {
    values.reduce(self(language)) { $0.replacing("{\($1.key)}", with: $1.value) }
  }
}
