import Guide

/// The languages of a written form: columns of texts are there once for each.
struct XLSFormWrittenLanguages {
  /// As headings say them, the main one first; empty when the guide does not say its language.
  let names: [String]
  /// The tags of all but the main one.
  let others: [String]

  private static let texts: Set<String> = [
    "label", "hint", "guidance_hint", "constraint_message", "image", "audio", "video",
  ]
  private static let media: Set<String> = ["image", "audio", "video"]
  private static let known = [
    "en": "English", "de": "Deutsch", "fr": "Français", "es": "Español", "it": "Italiano", "pt": "Português",
    "nl": "Nederlands", "pl": "Polski", "tr": "Türkçe", "ru": "Русский", "uk": "Українська", "ar": "العربية",
    "fa": "فارسی", "he": "עברית", "zh": "中文", "hi": "हिन्दी", "sw": "Kiswahili",
  ]

  init(_ guide: Guide) {
    let tags = guide.language.isEmpty ? [] : guide.languages
    names = tags.map { "\(Self.known[$0] ?? $0) (\($0))" }
    others = Array(tags.dropFirst())
  }

  /// A sheet with its headings.
  ///
  /// - Parameter versions: The rows in each language, in the order of `names`.
  func sheet(_ columns: [String], _ versions: [[[String: String]]]) -> [[String]] {
    let headings = columns.flatMap { column in
      let heading = Self.media.contains(column) ? "media::\(column)" : column
      return isText(column) ? names.map { "\(heading)::\($0)" } : [heading]
    }
    let main = versions.first ?? []
    return [headings]
      + main.indices.map { index in
        columns.flatMap { column in
          let rows = isText(column) ? versions : [main]
          return rows.map { $0.indices.contains(index) ? $0[index][column] ?? "" : "" }
        }
      }
  }

  private func isText(_ column: String) -> Bool { !names.isEmpty && Self.texts.contains(column) }
}

extension Guide {
  /// The guide with as many paragraphs and headings as another that has the same questions.
  func withParagraphs(of leading: Guide) -> Guide {
    var guide = self
    guide.introduction = Self.fitted(introduction, leading.introduction.count)
    for (index, section) in leading.sections.enumerated() where guide.sections.indices.contains(index) {
      guide.sections[index].texts = Self.fitted(guide.sections[index].texts, section.texts.count)
      if section.title.isEmpty { guide.sections[index].title = "" }
    }
    return guide
  }

  private static func fitted(_ texts: [String], _ count: Int) -> [String] {
    guard texts.count != count, count > 0 else { return count > 0 ? texts : [] }
    let surplus = texts.dropFirst(count - 1).joined(separator: "\n\n")
    let fitted = texts.prefix(count - 1) + [surplus]
    return fitted + Array(repeating: "", count: max(0, count - fitted.count))
  }
}
