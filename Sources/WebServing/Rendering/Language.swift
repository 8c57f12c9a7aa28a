package import Foundation

/// A language of the user interface. Not the language of a guide or a talk.
package enum Language: String, Sendable, Codable, CaseIterable {
  /// English.
  case english = "en"
  /// German.
  case german = "de"

  /// For numbers and dates.
  package var locale: Locale { Locale(identifier: self == .german ? "de_DE" : "en_GB") }
}
