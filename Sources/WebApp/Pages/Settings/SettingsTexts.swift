/// Texts of settings.
enum SettingsTexts {
  static let phrases: [String: Phrase] = [:]
}
