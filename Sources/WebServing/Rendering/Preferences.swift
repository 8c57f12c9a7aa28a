/// How one browser shows pages; kept in a cookie, so that a tablet may differ from the laptop.
package struct Preferences: Hashable, Sendable, Codable {
  /// Name of the cookie.
  package static let cookieName = "leitfaden-view"

  /// Light, dark, or as the system says.
  package enum Theme: String, Sendable, Codable, CaseIterable {
    /// As the system says, light, dark.
    case auto, light, dark
  }

  /// The language of buttons and sentences.
  package var language = Language.english
  /// Light or dark.
  package var theme = Theme.auto
  /// Percent: 100, 125, 150, 175, 200.
  package var textSize = 100

  /// English, as the system, 100 %.
  package init() {}

  /// Reads `de.dark.150`; what is missing or wrong is taken from the browser's languages, or is as usual.
  package init(cookie: String?, languages: String?) {
    let fields = (cookie ?? "").split(separator: ".").map(String.init)
    language =
      fields.first.flatMap(Language.init)
      ?? ((languages ?? "").lowercased().hasPrefix("de") ? .german : .english)
    if fields.count > 1, let theme = Theme(rawValue: fields[1]) { self.theme = theme }
    if fields.count > 2, let size = Int(fields[2]), Self.textSizes.contains(size) { textSize = size }
  }

  /// The sizes there are, in percent.
  package static let textSizes = [100, 125, 150, 175, 200]

  /// The cookie's value.
  package var cookie: String { "\(language.rawValue).\(theme.rawValue).\(textSize)" }

  /// `Set-Cookie` that keeps them for a year.
  package var setCookie: String {
    "\(Self.cookieName)=\(cookie); Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict"
  }
}
