import Foundation
import Guide
import Interview
import Interviewing
import Sound
import Timeline
import Wording

/// Leads an interview line by line, for screen readers, Braille displays and bare terminals: commands are typed as
/// in a command file or by their key letter, answers come as sentences.
struct PlainRecorder {
  let session: InterviewSession
  let texts: RecorderTexts
  /// Whether alarms ring the bell.
  let rings: Bool

  private enum Arrival: Sendable {
    case line(String, MonotonicTime)
    case end
    case signal(Int32)
    case state(SessionState)
  }

  /// Runs until the interview is saved or left.
  ///
  /// - Returns: The signal that ended it, or `nil`.
  func run(signals: AsyncStream<Int32>) async throws -> Int32? {
    let (arrivals, feed) = AsyncStream<Arrival>.makeStream()
    let feeders = [
      Task {
        for await (line, moment) in CommandFileRecorder.lines(of: 0) { feed.yield(.line(line, moment)) }
        feed.yield(.end)
      },
      Task { for await signal in signals where signal != SIGWINCH { feed.yield(.signal(signal)) } },
      Task { for await state in await session.states() { feed.yield(.state(state)) } },
    ]
    defer { for feeder in feeders { feeder.cancel() } }
    Console.print(texts.plainWelcome)
    let begun = await session.state.interview
    if let sentence = texts.resumed(begun) { Console.print(sentence) }
    if begun.guidePlace == GuidePlace() {
      for line in PlainQuestion(interview: begun, texts: texts).introduction { Console.print(line) }
      await perform(.next, .now())
    } else {
      tellQuestion(begun)
    }
    // lines that were waiting before the first question was told come after it
    let told = MonotonicTime.now()
    var alarm = ""
    var bell = AlarmBell(isOn: rings && Console.isTerminal(1))
    for await arrival in arrivals {
      switch arrival {
      case .signal(let signal):
        try await session.perform(.leave)
        return signal
      case .end:
        try await session.perform(.leave)
        return nil
      case .state(let state):
        let now = Self.alarm(state, texts)
        let ring = bell.rings(for: RecorderAlarm.all(state)) ? "\u{7}" : ""
        if now != alarm, !now.isEmpty {
          Console.write(ring, to: 1)
          Console.print(now)
        }
        alarm = now
      case .line(let text, let moment):
        if await take(text, max(moment, told)) { return nil }
      }
    }
    return nil
  }

  /// - Returns: Whether the interview is over.
  private func take(_ text: String, _ moment: MonotonicTime) async -> Bool {
    let (word, rest) = Self.split(text)
    switch word {
    case "": return false
    case "?", "help": for line in texts.plainHelp { Console.print(line) }
    case "s", "status": await tellStatus()
    case "i":
      let guide = PlainQuestion(interview: await session.state.interview, texts: texts)
      for line in guide.everything { Console.print(line) }
    case "n": await perform(.next, moment)
    case "p": await perform(.previous, moment)
    case "g": await go(rest, moment)
    case "m":
      await perform(
        .mark(colour: MarkColour.number(rest) ?? 1, label: MarkColour.number(rest) == nil ? rest : ""), moment
      )
    case "t": await perform(.note(text: rest), moment)
    case "d":
      let interview = await session.state.interview
      if let question = interview.currentQuestion.flatMap(interview.guide.question) {
        let isDone = interview.settled[question.id] != true
        if await perform(.settle(question: question.id, isDone: isDone), moment) {
          Console.print(texts.settled(isDone, await session.state.interview.status(of: question)))
        }
      }
    case "f": await perform(.flag(question: nil), moment)
    case "o":
      let isOff = await session.state.sounding == .offRecord
      await perform(isOff ? .onRecord : .offRecord(reason: rest), moment)
    case "u": await perform(.undo(), moment)
    case "a":
      if let question = await session.state.interview.currentQuestion {
        await perform(.answer(question: question, text: rest), moment)
      }
    case "x":
      if let question = await session.state.interview.currentQuestion, let number = Int(rest) {
        await perform(.probe(question: question, number: number), moment)
      }
    case "q": return await perform(.save, moment)
    default:
      do {
        guard let line = try CommandFile.line(text) else { return false }
        let isDone = await perform(line.command, moment)
        return isDone && (line.command == .save || line.command == .leave)
      } catch {
        Console.print(error.sentence.said(in: Console.language))
      }
    }
    return false
  }

  private func go(_ text: String, _ moment: MonotonicTime) async {
    switch await session.state.interview.place(named: text) {
    case .question(let id): await perform(.visit(question: id), moment)
    case .noNumber(let number, let last): Console.print(texts.noQuestion(number, last: last))
    }
  }

  @discardableResult
  private func perform(_ command: InterviewCommand, _ moment: MonotonicTime) async -> Bool {
    do {
      let before = await session.state.interview
      let command = command.spoken(during: before.handover, of: before.guide)
      let done = try await session.perform(command, at: moment)
      let interview = await session.state.interview
      if let takenBack = done.takenBack { Console.say(takenBack.sentence) }
      switch command {
      case .visit, .next, .previous, .ask, .undo: tellQuestion(interview)
      default: Console.print("\(done.command) \(TimeCode.short(done.frame, at: interview.sampleRate))")
      }
      return true
    } catch {
      Console.print((error as? SessionError)?.sentence.said(in: Console.language) ?? "\(error)")
      return false
    }
  }

  private func tellQuestion(_ interview: Interview) {
    guard let id = interview.currentQuestion else { return }
    for line in PlainQuestion(interview: interview, texts: texts).lines(id) { Console.print(line) }
  }

  private func tellStatus() async {
    let state = await session.state
    let (asked, answered, total) = state.interview.progress
    let word =
      switch state.sounding {
      case .recording: texts.recording
      case .paused: texts.paused
      case .offRecord: texts.offRecord
      case .notBegun, .ended: texts.ended
      }
    Console.print(
      "\(word), \(TimeCode.short(state.recorder.frame, at: state.interview.sampleRate)), \(state.recorder.device), "
        + "\(Int(state.recorder.peak)) dB, \(texts.asked) \(asked), "
        + "\(texts.answered) \(answered) \(texts.of) \(total), \(state.interview.marks.count) \(texts.marks)"
    )
    let warning = Self.alarm(state, texts)
    if !warning.isEmpty { Console.print(warning) }
  }

  private static func alarm(_ state: SessionState, _ texts: RecorderTexts) -> String {
    texts.text(RecorderAlarm.all(state).filter { $0.bell != nil })
  }

  private static func split(_ text: String) -> (String, String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let end = text.firstIndex(where: \.isWhitespace) else { return (text, "") }
    return (String(text[..<end]), text[end...].trimmingCharacters(in: .whitespaces))
  }
}
