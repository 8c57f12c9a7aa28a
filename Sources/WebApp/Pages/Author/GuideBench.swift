import Guide

/// What the workshop remembers of a guide file: its newest state, and the states of this sitting that one can go back to.
struct GuideBench: Sendable {
  /// A state. Guides share what they have in common, texts do not.
  enum Moment: Sendable {
    case guide(Guide)
    case text(String)
  }

  /// As much of typed texts is remembered, in bytes.
  static let mostText = 64 << 20

  var sheet: GuideSheet
  /// Highest number of an id `qN` that was ever seen.
  var highest: Int
  private(set) var moments: [String: Moment] = [:]
  private var textSize = 0

  init(sheet: GuideSheet, highest: Int) {
    self.sheet = sheet
    self.highest = highest
  }

  mutating func remember(_ sheet: GuideSheet) {
    guard moments[sheet.version] == nil else { return }
    if let guide = sheet.guide, sheet.isWrittenByForm {
      moments[sheet.version] = .guide(guide)
      return
    }
    textSize += sheet.text.utf8.count
    if textSize > Self.mostText {
      // only typed texts go: what the form did can always be undone
      moments = moments.filter { if case .guide = $0.value { true } else { false } }
      textSize = sheet.text.utf8.count
    }
    moments[sheet.version] = .text(sheet.text)
  }

  /// Highest N of the ids `qN` in a text.
  static func highest(_ text: String) -> Int {
    text.matches(of: /\{#q(\d{1,8})\b/).compactMap { Int($0.1) }.max() ?? 0
  }
}
