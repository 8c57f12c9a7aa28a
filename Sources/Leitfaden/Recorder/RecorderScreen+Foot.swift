import Guide
import Interview
import Interviewing
import Sound
import Timeline
import Wording

/// The lines at the bottom: marks and notes, what is typed or said, the keys.
extension RecorderScreen {
  /// `count` lines of marks and notes, one of input, one of keys. A sentence that needs more than a line takes the place of
  /// marks and notes.
  func foot(_ count: Int) -> [[ScreenText]] {
    if isTyping {
      let said = message.isEmpty ? [] : lines(of: message, atMost: count)
      return log(count - said.count) + said.map { [ScreenText($0, .warning)] } + [inputLine, keyRow]
    }
    let said = lines(of: sentence, atMost: count + 1)
    return log(count + 1 - said.count) + said.map { [ScreenText($0, sentenceStyle)] } + [keyRow]
  }

  /// What the keys do.
  var keyRow: [ScreenText] { [ScreenText(Cells.cut(keyLine, to: width), .faint)] }

  /// A sentence as lines; the last one says when there is more.
  private func lines(of sentence: String, atMost most: Int) -> [String] {
    let lines = Cells.wrap(sentence, to: width - 2)
    guard lines.count > most else { return lines.map { " " + $0 } }
    return lines.prefix(most - 1).map { " " + $0 }
      + [" " + Cells.cut(lines.dropFirst(most - 1).joined(separator: " "), to: width - 2)]
  }

  private func log(_ count: Int) -> [[ScreenText]] {
    guard count > 0 else { return [] }
    var entries: [(Frame, String)] = interview.marks.map { mark in
      let colour = MarkColour.name(mark.colour).said(in: texts.language)
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

  // MARK: - What is typed or said

  private var isTyping: Bool { title != nil }

  /// What the keys are for; nil while they are commands.
  private var title: String? {
    switch mode {
    case .leading, .help, .reading, .saving: nil
    case .note: texts.noteTitle
    case .answer: texts.answerTitle
    case .filling(let draft): cell(of: draft).map { $0.isEmpty ? texts.answerTitle : $0 } ?? texts.answerTitle
    case .goTo: texts.goToTitle
    case .label: texts.labelTitle
    case .reason: texts.reasonTitle
    case .ask: texts.askTitle
    case .probe: texts.probeTitle
    }
  }

  private func cell(of draft: AnswerDraft) -> String? {
    let sheet = interview.shown(draft.question).flatMap { AnswerSheet($0, language: interview.language) }
    return sheet.flatMap { $0.cells.indices.contains(draft.cell) ? $0.cells[draft.cell].title : nil }
  }

  /// What the last key did, else what the microphone and the disk need.
  private var sentence: String {
    if mode == .saving { return texts.saveQuestion }
    return message.isEmpty ? texts.text(RecorderAlarm.all(state)) : message
  }

  private var sentenceStyle: ScreenText.Style { mode == .saving || message.isEmpty ? .warning : .strong }

  private var inputLine: [ScreenText] {
    let head = " \(Cells.cut(title ?? "", to: width / 2)): "
    let text = Cells.tail(mode.text ?? "", to: width - Cells.width(head) - 2)
    return [ScreenText(head, .strong), ScreenText(text), ScreenText(" ", .current)]
  }

  private func hint(_ question: String) -> String {
    let language = texts.language
    let hint =
      interview.guide.question(question)
      .flatMap { AnswerKinds.kind($0.kind)?.hint(for: $0, in: language) } ?? ""
    return hint.isEmpty || Cells.width(hint) > width - 4 ? texts.missingCodes : hint
  }

  private var keyLine: String {
    switch (mode, state.sounding) {
    case (.answer(let question, _), _): " " + hint(question)
    case (.filling, _): " " + texts.fillingKeyLine
    case (.reading, _): " " + texts.readingKeyLine
    case (.leading, .paused): " " + texts.pausedKeyLine
    case (.leading, .offRecord): " " + texts.offRecordKeyLine
    case (.leading, _), (.help, _), (.saving, _): " " + texts.keyLine
    // every letter of a note is kept as it is typed
    case (.note, _): " " + texts.noteIsKept
    case (.reason, _): " " + texts.reasonKeyLine
    default: " " + texts.enterStores
    }
  }
}
