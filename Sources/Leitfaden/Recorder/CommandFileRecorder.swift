import Foundation
import Synchronization
import Interview
import Interviewing
import Timeline
import Wording

/// Leads an interview by the lines of a command file: for tests and automation. Each command is acknowledged on
/// stderr after it is on disk; a wrong line is refused with its number and stops nothing.
struct CommandFileRecorder {
  let session: InterviewSession
  let asJSON: Bool

  /// How it ended.
  enum Ending: Sendable {
    /// By `save`, `leave` or the end of the file.
    case commands(refused: Int)
    /// By a signal.
    case signal(Int32)
  }

  private enum Arrival: Sendable {
    case line(String, MonotonicTime)
    case end
    case signal(Int32)
  }

  /// Runs all lines read from `descriptor`; at the end of the file the interview is left open.
  func run(descriptor: Int32, signals: AsyncStream<Int32>) async throws -> Ending {
    let (arrivals, feed) = AsyncStream<Arrival>.makeStream()
    let lines = Self.lines(of: descriptor)
    let reader = Task {
      for await (line, moment) in lines { feed.yield(.line(line, moment)) }
      feed.yield(.end)
    }
    let stop = SignalFlag()
    let watcher = Task {
      for await signal in signals where signal != SIGWINCH {
        stop.raise()
        feed.yield(.signal(signal))
      }
    }
    defer {
      reader.cancel()
      watcher.cancel()
    }
    var refused = 0
    var number = 0
    var before = MonotonicTime.now()
    for await arrival in arrivals {
      switch arrival {
      case .signal(let signal):
        try await session.perform(.leave)
        return .signal(signal)
      case .end:
        Console.note("the commands ended without save; the interview stays open")
        try await session.perform(.leave)
        return .commands(refused: refused)
      case .line(let text, let moment):
        number += 1
        do {
          guard let line = try CommandFile.line(text) else { continue }
          let due = try await wait(for: line.moment, after: before, arrived: moment, unless: stop)
          guard let due else { continue }
          before = due
          let interview = await session.state.interview
          let command = line.command.spoken(during: interview.handover, of: interview.guide)
          let done = try await session.perform(command, at: due)
          acknowledge(done)
          if line.command == .save || line.command == .leave { return .commands(refused: refused) }
        } catch {
          refused += 1
          let sentence = (error as? SessionError)?.sentence.said(in: Console.language) ?? "\(error)"
          Console.note("line \(number): \(sentence)")
        }
      }
    }
    return .commands(refused: refused)
  }

  /// Waits until a line is due; `nil` when a signal came first.
  private func wait(
    for moment: CommandFile.Line.Moment, after before: MonotonicTime, arrived: MonotonicTime,
    unless stop: SignalFlag
  ) async throws -> MonotonicTime? {
    switch moment {
    case .now: return max(arrived, before)
    case .after(let seconds):
      let due = before + Int64(seconds * 1_000_000_000)
      return await stop.sleep(until: due) ? due : nil
    case .at(let seconds):
      while true {
        let state = await session.state
        let rate = state.interview.sampleRate
        let now = MonotonicTime.now()
        let missing = rate.frames(seconds: seconds) - (await session.frame(at: now)).index
        let due = now + Int64(Double(missing) / Double(rate.hertz) * 1_000_000_000)
        if missing <= 0 { return max(due, before) }
        guard state.sounding == .recording else {
          throw SessionError(.wrongState, "@\(seconds) never comes while no sound is recorded")
        }
        // look again every half second: a lost microphone makes the sound stand still
        guard await stop.sleep(until: min(due, now + 500_000_000)) else { return nil }
      }
    }
  }

  private func acknowledge(_ done: Acknowledgement) {
    if asJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      if let data = try? encoder.encode(done) { Console.error(String(decoding: data, as: UTF8.self)) }
    } else {
      Console.error(
        "\(done.command) at \(done.seconds.formatted(.number.precision(.fractionLength(3)).locale(Locale(identifier: "en")).grouping(.never))) s"
      )
    }
  }

  /// Lines as they arrive, each with its moment.
  static func lines(of descriptor: Int32) -> AsyncStream<(String, MonotonicTime)> {
    AsyncStream { continuation in
      let thread = Thread {
        var rest: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
          let count = read(descriptor, &buffer, buffer.count)
          let moment = MonotonicTime.now()
          if count < 0 && errno == EINTR { continue }
          guard count > 0 else { break }
          rest += buffer[0..<count]
          while let end = rest.firstIndex(of: 10) {
            continuation.yield((String(decoding: rest[..<end], as: UTF8.self), moment))
            rest.removeFirst(end + 1)
          }
          if rest.count > 1_000_000 { rest = [] }
        }
        if !rest.isEmpty { continuation.yield((String(decoding: rest, as: UTF8.self), .now())) }
        continuation.finish()
      }
      thread.name = "commands"
      thread.start()
    }
  }
}

/// Remembers that a signal came, so that waiting ends early.
final class SignalFlag: Sendable {
  private let came = Atomic(false)

  /// A signal came.
  func raise() { came.store(true, ordering: .releasing) }

  /// Sleeps until `moment`, in slices, so that a signal is noticed within a twentieth of a second.
  ///
  /// - Returns: Whether it was reached without a signal.
  func sleep(until moment: MonotonicTime) async -> Bool {
    while !came.load(ordering: .acquiring) {
      let left = moment - MonotonicTime.now()
      guard left > 0 else { return true }
      try? await Task.sleep(for: .nanoseconds(min(left, 50_000_000)), tolerance: .zero)
    }
    return false
  }
}
