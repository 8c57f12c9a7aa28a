import Documents
import Wording

/// The languages of a form, and which of them is read.
struct XLSFormLanguages {
  /// As the headings say them: `Deutsch (de)`.
  let names: [String]
  /// The heading of the language that is read; `nil` when the form has no languages.
  let chosen: String?

  private static let known: [String: String] = [
    "english": "en", "german": "de", "deutsch": "de", "french": "fr", "français": "fr", "spanish": "es",
    "español": "es", "italian": "it", "italiano": "it", "portuguese": "pt", "português": "pt", "arabic": "ar",
    "العربية": "ar", "chinese": "zh", "中文": "zh", "russian": "ru", "swahili": "sw", "kiswahili": "sw",
    "hindi": "hi",
    "nepali": "ne", "turkish": "tr", "dutch": "nl", "nederlands": "nl", "polish": "pl", "greek": "el",
  ]

  init?(_ form: XLSFormTables, wanted: String?, _ problems: inout ImportProblems) {
    var names = form.survey.languages
    for name in form.choices.languages where !names.contains(name) { names.append(name) }
    let main = form.setting("default_language")
    // Without a column of its own the texts without a language are in it.
    if names.isEmpty, !main.isEmpty, main.lowercased() != "default" { names = [main] }
    if let index = names.firstIndex(where: { $0 == main || $0.lowercased() == main.lowercased() }) {
      names.insert(names.remove(at: index), at: 0)
    } else if !main.isEmpty, !names.isEmpty, main != "default" {
      problems.warning(
        .start,
        "the default language “\(main.prefix(60))” has no column; “\(names[0])” is taken as the main one")
    }
    self.names = names
    if let wanted, !wanted.isEmpty {
      let fitting = names.first { Self.tag($0) == wanted || $0 == wanted }
      guard fitting != nil || names.isEmpty else {
        problems.error(
          .start,
          "there are no texts in “\(wanted)” in this file; it has \(names.map(Self.tag).joined(separator: ", "))"
        )
        return nil
      }
      chosen = fitting
    } else {
      chosen = names.first
    }
  }

  /// The languages as language tags, the main one first.
  var tags: [String] { names.map(Self.tag) }

  /// The tag of the language that is read, or empty.
  var tag: String { chosen.map(Self.tag) ?? "" }

  /// `de` for `Deutsch (de)`.
  static func tag(_ name: String) -> String {
    if name.hasSuffix(")"), let open = name.lastIndex(of: "(") {
      let inside = String(name[name.index(after: open)...].dropLast()).trimmingSpace
      if GuideFileName.isLanguage(inside) { return inside }
    }
    let folded = name.lowercased().trimmingSpace
    return known[folded]
      ?? (GuideFileName.isLanguage(folded) ? folded : ImportNames.plain(folded).lowercased())
  }
}
