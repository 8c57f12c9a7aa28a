import Foundation
import Wording

/// What the supervisor says where the program was started.
struct SupervisorTexts: Sendable {
  /// BCP 47 tag.
  let language: String

  /// In the language of the environment.
  static func current() -> SupervisorTexts { SupervisorTexts(language: Console.language) }

  /// That it died and goes on.
  func startedAgain(_ signal: Int32) -> String {
    said(
      "warning",
      "the web app crashed (\(Self.name(signal))) and was started again; open pages and a recording continue by themselves"
    )
  }

  /// That it died too often.
  func gaveUp(_ signal: Int32) -> [String] {
    [
      said(
        "error",
        "the web app crashed \(RestartLimit.most + 1) times within a minute (\(Self.name(signal))) and is not started again"
      ),
      said("hint", "what was recorded is kept; start Leitfaden again"),
    ]
  }

  private func said(_ kind: Sentence, _ sentence: Sentence) -> String {
    "\(kind.said(in: language)): \(sentence.said(in: language))"
  }

  /// `signal 9, Killed`.
  private static func name(_ signal: Int32) -> Sentence {
    "signal \(signal), \(String(cString: strsignal(signal)))"
  }
}
