import Foundation
import Guide
import Interview
import Interviewing
import Sound
import Timeline

/// Draws the state of a session as terminal lines. A pure function of what it is given; usable from 60x16 on,
/// designed for 80x24. What is longer than the screen is scrolled, and a sign on the rules says so.
struct RecorderScreen {
  var state: SessionState
  var mode: RecorderMode
  var message: String
  var texts: RecorderTexts
  var width: Int
  var height: Int
  /// Whether shapes beyond ASCII may be used.
  var unicode: Bool
  /// The first line of what is scrolled.
  var scroll = 0

  var interview: Interview { state.interview }
  var rate: SampleRate { interview.sampleRate }
  /// A wide screen has room for the wording of questions.
  private var listWidth: Int { width >= 72 ? min(max(26, width * 3 / 10), 64) : max(16, width / 3) }
  /// A high screen has room for more marks and notes.
  private var logHeight: Int { height >= 36 ? 6 : 3 }
  /// Lines between the rules.
  var bodyHeight: Int { max(3, isWhole ? height - 5 : height - 6 - logHeight) }
  private var paneWidth: Int { width - listWidth - 3 }

  /// The furthest that can be scrolled.
  var lastScroll: Int { max(0, scrolled.count - bodyHeight) }

  /// Exactly `height` lines of at most `width` cells.
  func lines() -> [[ScreenText]] {
    let text = scrolled
    let first = firstLine(text)
    let shown = text.dropFirst(first).prefix(bodyHeight).map(\.runs)
    let below = max(0, text.count - first - bodyHeight)
    var lines = [statusLine, factsLine, rule(first > 0 ? texts.above(first, unicode) : "")]
    lines += isWhole ? padded(shown, bodyHeight) : body(shown)
    lines.append(rule(below > 0 ? texts.below(below, unicode) : ""))
    lines += isWhole ? [keyRow] : foot(logHeight)
    return lines.prefix(height).map(clipped) + Array(repeating: [], count: max(0, height - lines.count))
  }

  /// What the arrows scroll: keys, the texts of the guide, or the question.
  private var scrolled: [PaneLine] {
    switch mode {
    case .help: helpLines
    case .reading:
      GuidePane(interview: interview, texts: texts, width: width - 2).lines.map(\.indented)
    default:
      QuestionPane(
        interview: interview, texts: texts, width: paneWidth, unicode: unicode, draft: mode.draft,
        isTyped: mode.isAnswer
      ).lines
    }
  }

  /// Whether what is scrolled takes the place of the outline, of marks and notes as well.
  private var isWhole: Bool { mode == .help || mode == .reading }

  /// Where the arrows are is always to be seen.
  private func firstLine(_ text: [PaneLine]) -> Int {
    let last = max(0, text.count - bodyHeight)
    guard mode.draft != nil, let current = text.firstIndex(where: \.isCurrent) else {
      return min(max(scroll, 0), last)
    }
    return min(max(0, current - bodyHeight / 2), last)
  }

  private func body(_ question: [[ScreenText]]) -> [[ScreenText]] {
    let list = SectionColumn(interview: interview, width: listWidth, unicode: unicode).rows(bodyHeight)
    let bar = ScreenText(unicode ? " │ " : " | ", .faint)
    return (0..<bodyHeight).map { row in
      let left = row < list.count ? list[row] : ScreenText("")
      let right = row < question.count ? question[row] : []
      return [ScreenText(Cells.fit(left.text, to: listWidth), left.style), bar] + right
    }
  }

  private func padded(_ lines: [[ScreenText]], _ count: Int) -> [[ScreenText]] {
    lines + Array(repeating: [], count: max(0, count - lines.count))
  }

  private func rule(_ sign: String) -> [ScreenText] {
    let line = unicode ? "─" : "-"
    guard !sign.isEmpty else { return [ScreenText(String(repeating: line, count: width), .faint)] }
    let text = " \(Cells.cut(sign, to: width - 4)) "
    let left = max(0, width - Cells.width(text) - 2)
    return [
      ScreenText(String(repeating: line, count: left), .faint), ScreenText(text, .strong),
      ScreenText(line + line, .faint),
    ]
  }

  private func clipped(_ line: [ScreenText]) -> [ScreenText] {
    var left = width
    return line.compactMap { run in
      guard left > 0 else { return nil }
      let text = Cells.cut(run.text, to: left)
      left -= Cells.width(text)
      return ScreenText(text, run.style)
    }
  }

  private var helpLines: [PaneLine] {
    [PaneLine(" " + texts.helpTitle, .strong), PaneLine("")] + texts.help.map { PaneLine(" " + $0) }
  }
}
