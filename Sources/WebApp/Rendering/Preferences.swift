/// How one browser shows pages; kept in a cookie, so that a tablet may differ from the laptop.
struct Preferences: Hashable, Sendable, Codable {
  static let cookieName = "leitfaden-view"

  /// Light, dark, or as the system says.
  enum Theme: String, Sendable, Codable, CaseIterable {
    /// As the system says, light, dark.
    case auto, light, dark
  }

  /// The language of buttons and sentences.
  var language = Language.english
  /// Light or dark.
  var theme = Theme.auto
  /// Percent: 100, 125, 150, 175, 200.
  var textSize = 100

  /// English, as the system, 100 %.
  init() {}

  /// Reads `de.dark.150`; what is missing or wrong is taken from the browser's languages, or is as usual.
  init(cookie: String?, languages: String?) {
    let fields = (cookie ?? "").split(separator: ".").map(String.init)
    language =
      fields.first.flatMap(Language.init)
      ?? ((languages ?? "").lowercased().hasPrefix("de") ? .german : .english)
    if fields.count > 1, let theme = Theme(rawValue: fields[1]) { self.theme = theme }
    if fields.count > 2, let size = Int(fields[2]), Self.textSizes.contains(size) { textSize = size }
  }

  static let textSizes = [100, 125, 150, 175, 200]

  /// The cookie's value.
  var cookie: String { "\(language.rawValue).\(theme.rawValue).\(textSize)" }

  /// `Set-Cookie` that keeps them for a year.
  var setCookie: String {
    "\(Self.cookieName)=\(cookie); Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict"
  }
}
