import WebServing

extension Language {
  /// The language of buttons beside a guide; `nil` when they are not written in the guide's.
  static func of(guide tag: String) -> Language? {
    Language(rawValue: String(tag.lowercased().prefix { $0 != "-" && $0 != "_" }))
  }
}
