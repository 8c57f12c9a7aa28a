import Guide
import Interview
import Interviewing
import Sound
import Timeline

/// The two lines at the top: the sound, and the interview.
extension RecorderScreen {
  var statusLine: [ScreenText] {
    let (word, style) = stateWord
    let time = TimeCode.short(state.recorder.frame, at: rate)
    let problem = state.storageProblem == nil ? nil : texts.storageProblem
    let safe = isSaved ? (unicode ? "✓ " : "") + texts.saved : texts.saving
    let end = problem ?? safe
    let left: [ScreenText] = [
      ScreenText(" \(word) ", style), ScreenText("  "), ScreenText(time, .strong), ScreenText("  "),
      ScreenText(levelBar, state.recorder.isClipping ? .warning : .plain), ScreenText("  "),
    ]
    let used = left.reduce(0) { $0 + Cells.width($1.text) } + Cells.width(end) + 2
    let device = Cells.fit(state.recorder.device, to: max(0, width - used))
    return left + [ScreenText(device), ScreenText("  "), ScreenText(end, problem == nil ? .plain : .warning)]
  }

  private var stateWord: (String, ScreenText.Style) {
    let dot = unicode ? "● " : "* "
    switch (state.sounding, state.recorder.state) {
    case (.ended, _), (.notBegun, _): return (texts.ended, .warning)
    case (_, .lost): return (texts.lost, .warning)
    case (_, .failed): return (texts.failed, .warning)
    case (.paused, _): return ((unicode ? "‖ " : "") + texts.paused, .warning)
    case (.offRecord, _): return ((unicode ? "○ " : "") + texts.offRecord, .warning)
    case (.recording, _):
      return (dot + (state.recorder.isSilent ? texts.noSound : texts.recording), .recording)
    }
  }

  private var isSaved: Bool {
    let unsaved = state.recorder.written - state.recorder.synced
    return unsaved <= Int64(rate.hertz) && state.storageProblem == nil
  }

  private var levelBar: String {
    let peak = state.recorder.peak
    let filled = Int(((min(max(peak, -60), 0) + 60) / 6).rounded())
    let (on, off) = unicode ? ("▮", "▯") : ("#", ".")
    let bar = String(repeating: on, count: filled) + String(repeating: off, count: 10 - filled)
    return bar + (peak <= -100 ? "  -- dB" : " " + Cells.fit("\(Int(peak)) dB", to: 6))
  }

  var factsLine: [ScreenText] {
    let (asked, answered, total) = interview.progress
    var facts = state.recorder.gaps > 0 ? ["\(texts.gaps) \(state.recorder.gaps)"] : []
    if let converted = state.recorder.conversion.flatMap(texts.short) { facts.append(converted) }
    facts += [
      "\(texts.asked) \(asked)/\(total), \(texts.answered) \(answered)",
      "\(texts.marks) \(interview.marks.count)", "\(texts.notes) \(interview.filledNotes.count)",
    ]
    if let seconds = state.recorder.remainingSeconds { facts.append(texts.room(seconds: seconds)) }
    // the line is cut at its end: the title is what can be missed
    facts += [interview.participant, interview.title]
    return [ScreenText(" " + Cells.cut(facts.joined(separator: "   "), to: width - 1))]
  }
}
