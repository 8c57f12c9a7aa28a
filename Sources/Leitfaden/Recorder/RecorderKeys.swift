import Foundation
import Guide
import Interview
import Interviewing
import Timeline
import Wording

/// What each key does in each mode.
struct RecorderKeys {
  let session: InterviewSession
  let texts: RecorderTexts
  var mode = RecorderMode.leading
  var message = ""
  /// The first line that is shown of what is longer than the screen.
  var scroll = 0
  /// The furthest that can be scrolled, and how many lines are shown at once: as the screen was drawn last.
  var scrollable = (last: 0, page: 1)
  private var scrolledQuestion: String?
  private(set) var isFinished = false

  init(session: InterviewSession, texts: RecorderTexts) {
    self.session = session
    self.texts = texts
  }

  /// Takes one key.
  mutating func take(_ press: KeyPress) async {
    if press.key == .interrupt {
      message = texts.stillRecording
      return
    }
    switch mode {
    case .leading: await lead(press)
    case .help, .reading: read(press)
    case .filling: await fill(press)
    case .saving: await confirmSaving(press)
    case .probe: await tickProbe(press)
    case .goTo(let number): await typeNumber(press, after: number)
    case .note, .answer, .label, .reason, .ask: await type(press)
    }
    // each question is read from its beginning
    let current = await session.state.interview.currentQuestion
    if current != scrolledQuestion { scroll = 0 }
    scrolledQuestion = current
  }

  /// The arrows scroll; any other key closes what was shown.
  private mutating func read(_ press: KeyPress) {
    switch press.key {
    case .down, .up: turn(press.key == .down ? 1 : -1)
    case .pageDown, .pageUp, .character(" "): turn(press.key == .pageUp ? -2 : 2)
    default:
      mode = .leading
      scroll = 0
    }
  }

  /// Scrolls by so many half pages.
  private mutating func turn(_ halves: Int) {
    let step = halves * max(1, scrollable.page / 2)
    scroll = min(max(0, min(scroll, scrollable.last) + step), scrollable.last)
  }

  private mutating func show(_ next: RecorderMode) {
    begin(next)
    scroll = 0
  }

  /// Sends a command; a refusal becomes the message.
  @discardableResult
  mutating func perform(
    _ command: InterviewCommand, at moment: MonotonicTime, saying text: String = ""
  ) async -> Acknowledgement? {
    do {
      let done = try await session.perform(command, at: moment)
      message = done.takenBack?.sentence.said(in: texts.language) ?? text
      return done
    } catch {
      message = (error as? SessionError)?.sentence.said(in: Console.language) ?? "\(error)"
      return nil
    }
  }

  mutating func lead(_ press: KeyPress) async {
    if await takeSharedKey(press) { return }
    let moment = press.moment
    switch press.key {
    case .right, .pageDown: await perform(.next, at: moment)
    case .left, .pageUp: await perform(.previous, at: moment)
    case .down: turn(1)
    case .up: turn(-1)
    case .character("i"): show(.reading)
    case .character(let digit) where digit.isASCII && digit.isNumber: await takeDigit(press, digit)
    case .character("l"):
      if let mark = await session.state.interview.lastMarkSet {
        begin(.label(mark: mark.id, text: mark.label))
      }
    case .character("a"): await beginAnswer()
    case .character("x"): begin(.probe)
    case .character("f"):
      if await perform(.flag(question: nil), at: moment) != nil {
        let interview = await session.state.interview
        let isOn = interview.currentQuestion.map(interview.flagged.contains) == true
        message = isOn ? texts.flaggedOn : texts.flaggedOff
      }
    case .character("o"): await toggleSound(offRecord: true, moment)
    case .character("+"): begin(.ask(text: ""))
    case .character("u"): await perform(.undo(), at: moment, saying: texts.undone)
    case .character("?"): show(.help)
    case .character("q"): mode = .saving
    case .escape: message = ""
    default: break
    }
  }

  mutating func begin(_ next: RecorderMode) {
    mode = next
    message = ""
  }

  mutating func toggleSound(offRecord: Bool, _ moment: MonotonicTime) async {
    switch (await session.state.sounding, offRecord) {
    case (.recording, true), (.paused, true):
      if await perform(.offRecord(reason: ""), at: moment) != nil { begin(.reason(text: "")) }
    case (.recording, false): await perform(.pause, at: moment)
    case (.paused, false): await perform(.continue, at: moment)
    case (.offRecord, true): await perform(.onRecord, at: moment)
    // what is off record must not come back by the wrong key
    case (.offRecord, false): message = texts.offRecordKey
    case (.notBegun, _), (.ended, _): break
    }
  }

  private mutating func tickProbe(_ press: KeyPress) async {
    mode = .leading
    guard case .character(let digit) = press.key, let number = digit.wholeNumberValue,
      let question = await session.state.interview.currentQuestion
    else { return }
    await perform(.probe(question: question, number: number), at: press.moment)
  }

  private mutating func confirmSaving(_ press: KeyPress) async {
    mode = .leading
    switch press.key {
    case .character("q"), .enter: isFinished = await perform(.save, at: press.moment) != nil
    case .character("l"): isFinished = await perform(.leave, at: press.moment) != nil
    default: break
    }
  }

  /// Questions have numbers only. A letter is told; a mark is one key, also here.
  private mutating func typeNumber(_ press: KeyPress, after number: String) async {
    guard case .character(let character) = press.key, !("0"..."9").contains(character) else {
      message = ""
      return await type(press)
    }
    if Self.markKeys.contains(character) {
      begin(.leading)
      return await lead(press)
    }
    message = texts.digitsOnly
  }

  private mutating func type(_ press: KeyPress) async {
    var text = mode.text ?? ""
    switch press.key {
    case .character(let character):
      text.append(character)
      mode = mode.with(text: text)
    case .backspace:
      if !text.isEmpty { text.removeLast() }
      mode = mode.with(text: text)
    case .clear: mode = mode.with(text: "")
    case .enter: await finishTyping(text, press.moment)
    case .escape: await leaveTyping(press.moment)
    default: break
    }
  }

  private mutating func leaveTyping(_ moment: MonotonicTime) async {
    // words of a note are never thrown away: u takes them back
    if case .note(_, let text) = mode, !text.isEmpty { return await finishTyping(text, moment) }
    begin(.leading)
  }

  private mutating func finishTyping(_ text: String, _ moment: MonotonicTime) async {
    let text = text.trimmingCharacters(in: .whitespaces)
    let finished = mode
    if text.isEmpty {
      if case .label(let mark, _) = finished {
        await perform(.editMark(id: mark, colour: nil, label: ""), at: moment)
      }
      return begin(.leading)
    }
    var isDone = true
    switch finished {
    case .note(let id, _): isDone = await perform(.noteText(note: id, text: text), at: moment) != nil
    case .answer(let question, _): isDone = await answer(question, text, moment)
    case .goTo:
      switch await session.state.interview.place(named: text) {
      case .question(let id): await perform(.visit(question: id), at: moment)
      case .noNumber(let number, let last): message = texts.noQuestion(number, last: last)
      }
    case .label(let mark, _):
      isDone = await perform(.editMark(id: mark, colour: nil, label: text), at: moment) != nil
    case .reason: await perform(.reason(text), at: moment)
    case .ask: isDone = await perform(.ask(text: text), at: moment, saying: texts.added) != nil
    case .filling, .leading, .reading, .probe, .help, .saving: break
    }
    if isDone { mode = .leading }
  }

  private mutating func answer(_ question: String, _ text: String, _ moment: MonotonicTime) async -> Bool {
    if await perform(.answer(question: question, text: text), at: moment) != nil { return true }
    // only what is no answer can be a reason for having none: -7 is a temperature as well
    guard let reason = MissingReason(word: text) else { return false }
    return await perform(.noAnswer(question: question, reason: reason), at: moment) != nil
  }
}

extension Interview {
  /// The mark that was set last, wherever it lies.
  var lastMarkSet: Mark? {
    for event in events.reversed() {
      if event.body.is(EventBody.Marked.self), let mark = marks.first(where: { $0.id == event.id }) {
        return mark
      }
    }
    return nil
  }
}
