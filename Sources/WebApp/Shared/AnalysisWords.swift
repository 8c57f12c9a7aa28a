import Analysis
import Foundation
import WebServing

/// Words and numbers of the analysis in the language of a page.
struct AnalysisWords: Sendable {
  /// The page's language.
  let language: Language
  /// The words of tables and charts.
  let tables: AnalysisTexts
  private let days: Date.FormatStyle

  /// Words in this language.
  init(_ language: Language) {
    self.language = language
    tables = AnalysisTexts(language == .german ? .de : .en)
    days = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: language.locale)
  }

  /// A text of the page.
  func callAsFunction(_ key: String, _ values: [String: String] = [:]) -> String {
    Texts.text(key, language, values)
  }

  /// `1 interview`, `12 interviews`: the keys `KEY1` and `KEY`.
  func count(_ key: String, _ number: Int) -> String {
    self(number == 1 ? key + "1" : key, ["n": tables.count(number)])
  }

  /// A day in the computer's time zone.
  func day(_ date: Date) -> String { date.formatted(days) }

  /// `45 s`, `12 min`, `9 h 40 min`.
  func duration(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds >= 3570 else { return tables.duration(seconds) }
    let minutes = Int((seconds / 60).rounded())
    let hours = "\(tables.count(minutes / 60))\u{A0}h"
    return minutes % 60 == 0 ? hours : "\(hours) \(minutes % 60)\u{A0}min"
  }

  /// What a value of an attribute is called: languages have names.
  func label(_ value: AttributeValue, of attribute: AnalysisAttribute) -> String {
    guard attribute == .language, !value.isNone else { return value.label }
    return language.locale.localizedString(forIdentifier: value.code) ?? value.label
  }
}

extension String {
  /// Itself, or nothing: templates take an empty text for something.
  var ifAny: String? { isEmpty ? nil : self }
}
