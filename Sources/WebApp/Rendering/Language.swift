import Foundation

/// A language of the user interface. Not the language of a guide or a talk.
enum Language: String, Sendable, Codable, CaseIterable {
  /// English.
  case english = "en"
  /// German.
  case german = "de"

  /// For numbers and dates.
  var locale: Locale { Locale(identifier: self == .german ? "de_DE" : "en_GB") }
}
