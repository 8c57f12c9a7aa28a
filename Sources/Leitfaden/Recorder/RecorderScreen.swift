import Foundation
import Guide
import Interview
import Interviewing
import Sound
import Timeline

/// Draws the state of a session as terminal lines. A pure function of what it is given; usable from 60x16 on,
/// designed for 80x24.
struct RecorderScreen {
  var state: SessionState
  var mode: RecorderMode
  var message: String
  var texts: RecorderTexts
  var width: Int
  var height: Int
  /// Whether shapes beyond ASCII may be used.
  var unicode: Bool

  private var interview: Interview { state.interview }
  private var rate: SampleRate { interview.sampleRate }
  private var listWidth: Int { width >= 72 ? 26 : max(16, width / 3) }

  /// Exactly `height` lines of at most `width` cells.
  func lines() -> [[ScreenText]] {
    var lines = [statusLine, factsLine, rule]
    if mode == .help {
      lines += helpLines
      return (lines.prefix(height - 1) + Array(repeating: [], count: max(0, height - 1 - lines.count))).map(
        clipped)
        + [clipped([ScreenText(keyLine, .faint)])]
    }
    let bodyHeight = max(3, height - 9)
    lines += body(bodyHeight)
    lines.append(rule)
    lines += log(3)
    lines.append(inputLine)
    lines.append([ScreenText(Cells.cut(keyLine, to: width), .faint)])
    return lines.prefix(height).map(clipped) + Array(repeating: [], count: max(0, height - lines.count))
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

  // MARK: - The two lines at the top

  private var statusLine: [ScreenText] {
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

  private var factsLine: [ScreenText] {
    let questions = interview.ordered.questions.filter(interview.isAsked)
    let asked = questions.count { interview.status(of: $0) != .open }
    let title = Cells.cut(interview.title, to: max(8, width - 60))
    var facts = state.recorder.gaps > 0 ? ["\(texts.gaps) \(state.recorder.gaps)"] : []
    facts += [
      "\(title) - \(interview.participant)",
      "\(texts.asked) \(asked) \(texts.of) \(questions.count)",
      "\(texts.marks) \(interview.marks.count)", "\(texts.notes) \(interview.notes.count)",
    ]
    if let seconds = state.recorder.remainingSeconds { facts.append(texts.room(seconds: seconds)) }
    return [ScreenText(" " + Cells.cut(facts.joined(separator: "   "), to: width - 1))]
  }

  private var rule: [ScreenText] {
    [ScreenText(String(repeating: unicode ? "─" : "-", count: width), .faint)]
  }

  // MARK: - Sections on the left, the question on the right

  private func body(_ height: Int) -> [[ScreenText]] {
    let list = sectionList(height)
    let detail = questionLines(width - listWidth - 3)
    let bar = ScreenText(unicode ? " │ " : " | ", .faint)
    return (0..<height).map { row in
      let left = row < list.count ? list[row] : ScreenText("")
      let right = row < detail.count ? detail[row] : []
      return [ScreenText(Cells.fit(left.text, to: listWidth), left.style), bar] + right
    }
  }

  private func sectionList(_ height: Int) -> [ScreenText] {
    var rows: [ScreenText] = []
    var current = 0
    var number = 0
    for section in interview.ordered.sections {
      let talked = minutes(interview.talked(inSection: section))
      let holdsCurrent = section.questions.contains { $0.id == interview.currentQuestion }
      let title = Cells.fit("\(shape(interview.status(of: section))) \(section.title)", to: listWidth - 6)
      rows.append(ScreenText(title + " " + talked, .strong))
      for question in section.questions {
        number += 1
        guard holdsCurrent || interview.ordered.questions.count <= height - interview.ordered.sections.count
        else { continue }
        let isCurrent = question.id == interview.currentQuestion
        if isCurrent { current = rows.count }
        let flag = interview.flagged.contains(question.id) ? "!" : " "
        let isOff = !interview.applies(question.id)
        let sign = isOff ? (unicode ? "–" : "-") : shape(interview.status(of: question))
        let text = " \(sign)\(flag)\(number) \(interview.run.text(of: question).text)"
        rows.append(
          ScreenText(Cells.cut(text, to: listWidth), isCurrent ? .current : isOff ? .faint : .plain))
      }
    }
    let first = min(max(0, current - height / 2), max(0, rows.count - height))
    return Array(rows.dropFirst(first).prefix(height))
  }

  private func shape(_ status: QuestionStatus) -> String {
    switch status {
    case .open: unicode ? "○" : "."
    case .part: unicode ? "◐" : "~"
    case .done: unicode ? "●" : "x"
    }
  }

  private func minutes(_ frames: Int64) -> String {
    let seconds = frames / Int64(rate.hertz)
    let text = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    return String(repeating: " ", count: max(0, 5 - text.count)) + text
  }

  private func questionLines(_ width: Int) -> [[ScreenText]] {
    guard let id = interview.currentQuestion, let written = interview.guide.question(id) else {
      return (interview.guide.introduction.isEmpty ? [interview.guide.title] : interview.guide.introduction)
        .flatMap { Cells.wrap($0, to: width) }.map { [ScreenText($0, .question)] }
    }
    let visits = interview.visits(to: id).count
    let question = interview.shown(id) ?? written
    let place = interview.ordered.questions.firstIndex { $0.id == id }.map { "\($0 + 1)" } ?? "-"
    let head =
      "\(place) \(texts.of) \(interview.ordered.questions.count)   \(id)"
      + (visits > 1 ? "   (\(visits))" : "")
    var lines: [[ScreenText]] = [[ScreenText(Cells.cut(head, to: width), .faint)], []]
    lines += Cells.wrap(question.text, to: width).map { [ScreenText($0, .question)] }
    if let help = question.help {
      lines += help.split(separator: "\n").flatMap { Cells.wrap(String($0), to: width) }.map {
        [ScreenText($0, .faint)]
      }
    }
    if let remark = texts.remark(on: written, in: interview) {
      lines += Cells.wrap(remark, to: width).map { [ScreenText($0, .warning)] }
    }
    lines.append([])
    let ticked = interview.tickedProbes[id] ?? []
    for (number, probe) in question.probes.enumerated() {
      let sign: String
      switch probe.kind {
      case .prompt: sign = unicode ? "  ›   " : "  >   "
      case .probe, .check: sign = "\(ticked.contains(number + 1) ? "[x]" : "[ ]") \(number + 1) "
      }
      let wrapped = Cells.wrap(probe.text, to: width - 6)
      for (row, text) in wrapped.enumerated() {
        lines.append([ScreenText((row == 0 ? sign : "      ") + text)])
      }
    }
    if question.isOffRecord {
      lines += Cells.wrap(texts.neverRecorded, to: width).map { [ScreenText($0, .warning)] }
    }
    for note in question.interviewerNotes {
      lines += Cells.wrap("> " + note, to: width).map { [ScreenText($0, .faint)] }
    }
    lines += answerLines(question, width)
    return lines
  }

  private func answerLines(_ question: Question, _ width: Int) -> [[ScreenText]] {
    guard !question.isOpen, let kind = AnswerKinds.kind(question.kind) else { return [] }
    var lines: [[ScreenText]] = []
    let isCovered = isCovered(question.id)
    let chosen: Set<String> =
      if !isCovered, case .choices(let choices)? = interview.answers[question.id]?.current.value {
        Set(choices.map(\.code))
      } else { [] }
    for option in question.options {
      let isChosen = chosen.contains(option.code)
      let box = question.kind == "multiple" ? (isChosen ? "[x]" : "[ ]") : (isChosen ? "(x)" : "( )")
      lines.append([ScreenText(Cells.cut("\(box) \(option.code) = \(option.text)", to: width))])
    }
    lines.append([])
    let given: String
    if isCovered {
      given = texts.covered
    } else if let entry = interview.answers[question.id]?.current, let value = entry.value {
      given = "\(texts.answer): \(kind.text(for: value, of: question))"
    } else if let reason = interview.answers[question.id]?.current.reason {
      given = "\(texts.answer): \(texts.missing[reason.rawValue] ?? reason.word)"
    } else {
      given = "\(texts.notChosen) - \(texts.noAnswerYet)"
    }
    return lines + Cells.wrap(given, to: width).map { [ScreenText($0, .strong)] }
  }

  /// What the interviewee answered alone is not shown before somebody asks for it.
  private func isCovered(_ question: String) -> Bool {
    guard let entry = interview.answers[question]?.current, entry.mode == .handover,
      entry.value != nil || entry.reason != nil
    else { return false }
    if case .answer(question, _) = mode { return false }
    return true
  }

  private var helpLines: [[ScreenText]] {
    [[ScreenText(" " + texts.helpTitle, .strong)], []]
      + texts.help.map { [ScreenText(" " + Cells.cut($0, to: width - 1))] }
  }

  // MARK: - The lines at the bottom

  private func log(_ count: Int) -> [[ScreenText]] {
    var entries: [(Frame, String)] = interview.marks.map { mark in
      let colour = MarkColour.word(mark.colour, german: texts.isGerman)
      return (mark.frame, "\(texts.marked) \(mark.number) \(colour)  \(mark.label)")
    }
    for note in interview.notes where !note.text.isEmpty {
      entries.append((note.frame, "\(texts.noteTitle)  \(note.text.replacing("\n", with: " "))"))
    }
    entries.sort { $0.0 < $1.0 }
    guard !entries.isEmpty else {
      return [[ScreenText(" " + texts.nothingYet, .faint)]] + Array(repeating: [], count: count - 1)
    }
    let rows = entries.suffix(count).map { frame, text in
      [ScreenText(Cells.cut(" \(TimeCode.short(frame, at: rate))  \(text)", to: width))]
    }
    return rows + Array(repeating: [], count: count - rows.count)
  }

  private var inputLine: [ScreenText] {
    let title: String
    switch mode {
    case .leading, .help:
      let warning = texts.text(RecorderAlarm.all(state))
      let text = message.isEmpty ? warning : message
      return [
        ScreenText(Cells.cut(" " + text, to: width), text == warning && !text.isEmpty ? .warning : .strong)
      ]
    case .saving: return [ScreenText(Cells.cut(" " + texts.saveQuestion, to: width), .warning)]
    case .note: title = texts.noteTitle
    case .answer: title = texts.answerTitle
    case .goTo: title = texts.goToTitle
    case .label: title = texts.labelTitle
    case .reason: title = texts.reasonTitle
    case .ask: title = texts.askTitle
    case .probe: title = texts.probeTitle
    }
    let head = " \(Cells.cut(title, to: width / 2)): "
    let text = Cells.tail(mode.text ?? "", to: width - Cells.width(head) - 2)
    return [ScreenText(head, .strong), ScreenText(text), ScreenText(" ", .current)]
  }

  private func hint(_ question: String) -> String {
    let hint = interview.guide.question(question).flatMap { AnswerKinds.kind($0.kind)?.hint(for: $0) } ?? ""
    return hint.isEmpty || Cells.width(hint) > width - 4 ? texts.missingCodes : hint
  }

  private var keyLine: String {
    switch (mode, state.sounding) {
    case (.answer(let question, _), _): " " + (message.isEmpty ? hint(question) : message)
    case (.leading, .paused): " " + texts.pausedKeyLine
    case (.leading, .offRecord): " " + texts.offRecordKeyLine
    case (.leading, _), (.help, _), (.saving, _): " " + texts.keyLine
    default: " " + (message.isEmpty ? texts.enterStores : message)
    }
  }
}
