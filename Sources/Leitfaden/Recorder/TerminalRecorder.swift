import Foundation
import Guide
import Interview
import Interviewing
import Sound
import Timeline
import Wording

/// Leads an interview full-screen: keys in, session commands out, the session's state drawn.
struct TerminalRecorder {
  let session: InterviewSession
  let texts: RecorderTexts
  /// Names of microphones in plain words.
  let microphones: [String: String]
  /// Whether alarms ring the bell.
  let rings: Bool
  let colour: Bool
  let unicode: Bool

  private enum Happening: Sendable {
    case key(KeyPress)
    case keysEnded
    case state(SessionState)
    case tick
    case signal(Int32)
  }

  /// Runs until the interview is saved or left.
  ///
  /// - Returns: The signal that ended it, or `nil`.
  func run(signals: AsyncStream<Int32>) async throws -> Int32? {
    guard let input = TerminalInput() else {
      throw CommandFailure("the standard input is not a terminal", hint: "use --plain or --commands")
    }
    var screen = TerminalScreen(colour: colour)
    defer {
      screen.close()
      input.restore()
    }
    let (happenings, feed) = AsyncStream<Happening>.makeStream()
    let feeders = feeders(into: feed, signals: signals)
    defer { for feeder in feeders { feeder.cancel() } }

    var keys = RecorderKeys(session: session, texts: texts)
    var size = TerminalScreen.size()
    var bell = AlarmBell(isOn: rings)
    let begun = await session.state.interview
    if begun.guidePlace != GuidePlace() {
      keys.message = texts.resumed(begun) ?? ""
    } else if !begun.guide.hasIntroduction {
      // what is to be read first is no part of the first question
      await keys.perform(.next, at: .now())
    }
    for await happening in happenings {
      switch happening {
      case .key(let press): await keys.take(press)
      case .keysEnded: return try await leave(signal: SIGHUP)
      case .signal(SIGWINCH):
        size = TerminalScreen.size()
        screen.forget()
      case .signal(SIGINT): keys.message = texts.stillRecording
      case .signal(let signal): return try await leave(signal: signal)
      case .state, .tick: break
      }
      if keys.isFinished { return nil }
      var state = await session.state
      state.recorder.device =
        state.recorder.substitute.map { texts.microphone($0.description) } ?? microphones[
          state.recorder.device]
        ?? state.recorder.device
      if bell.rings(for: RecorderAlarm.all(state)) { screen.ring() }
      let drawing = RecorderScreen(
        state: state, mode: keys.mode, message: keys.message, texts: texts, width: size.width,
        height: size.height, unicode: unicode, scroll: keys.scroll)
      screen.show(drawing.lines())
      keys.scrollable = (drawing.lastScroll, drawing.bodyHeight)
    }
    return nil
  }

  private func leave(signal: Int32) async throws -> Int32 {
    try await session.perform(.leave)
    return signal
  }

  private func feeders(
    into feed: AsyncStream<Happening>.Continuation, signals: AsyncStream<Int32>
  ) -> [Task<Void, Never>] {
    [
      Task {
        for await press in TerminalInput.keys() { feed.yield(.key(press)) }
        feed.yield(.keysEnded)
      },
      Task { for await state in await session.states() { feed.yield(.state(state)) } },
      Task { for await signal in signals { feed.yield(.signal(signal)) } },
      Task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .milliseconds(250))
          feed.yield(.tick)
        }
      },
    ]
  }
}
