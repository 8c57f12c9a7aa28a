import Foundation

/// What the supervisor says where the program was started.
struct SupervisorTexts: Sendable {
  let isGerman: Bool

  /// German when the locale asks for it, else English.
  static func current() -> SupervisorTexts { SupervisorTexts(isGerman: RecorderTexts.current().isGerman) }

  /// That it died and goes on.
  func startedAgain(_ signal: Int32) -> String {
    isGerman
      ? "Warnung: Die Web-App ist abgestürzt (\(Self.name(signal))) und wurde neu gestartet; offene Seiten und Aufnahme laufen von selbst weiter"
      : "warning: the web app died (\(Self.name(signal))) and was started again; open pages and a recording go on by themselves"
  }

  /// That it died too often.
  func gaveUp(_ signal: Int32) -> [String] {
    isGerman
      ? [
        "Fehler: Die Web-App ist innerhalb einer Minute \(RestartLimit.most + 1)-mal abgestürzt (\(Self.name(signal))) und wird nicht wieder gestartet",
        "Hinweis: Was aufgenommen wurde, ist erhalten; starten Sie Leitfaden neu",
      ]
      : [
        "error: the web app died \(RestartLimit.most + 1) times within a minute (\(Self.name(signal))) and is not started again",
        "hint: what was recorded is kept; start Leitfaden again",
      ]
  }

  /// `signal 9, Killed`.
  private static func name(_ signal: Int32) -> String {
    "signal \(signal), \(String(cString: strsignal(signal)))"
  }
}
