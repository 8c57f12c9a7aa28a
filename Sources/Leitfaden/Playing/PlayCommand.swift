import ArgumentParser
import Foundation
import Interview
import Library
import Sound
import Timeline
import Vault
import Wording

/// `leitfaden play INTERVIEW`: hears an interview from a question, a mark or a time.
struct PlayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: Help.said("Listen to an interview, from a question, a mark or a time."),
    discussion: Help.text(
      """
      Without --question, --mark or --at a list of questions, marks and notes opens: choose one and hear it. \
      With one of them the list begins to play there, with the time and the same keys, and closes at the end \
      unless a key was pressed. --question stops where that visit ends, --mark and --at at the end of the sound, \
      --for earlier.
      """,
      examples: [
        "leitfaden play last",
        "leitfaden play last --question first_day --visit 2",
        "leitfaden play P-07 --mark 1 --for 30",
      ]))

  @Argument(help: .said("An id, the beginning of one, a folder, or last."))
  var interview: String

  @OptionGroup var library: LibraryOptions

  @Option(
    help: .said("Hear a visit to this question, from its beginning to its end.", value: "id"))
  var question: String?

  @Option(help: .said("Which visit to the question: 1 is the first.", value: "number"))
  var visit: Int?

  @Option(help: .said("Begin at a mark: 1 is the first on the time line.", value: "number"))
  var mark: Int?

  @Flag(help: .said("With --mark: begin as far before the mark as it reaches (10 seconds)."))
  var reach = false

  @Option(help: .said("Begin at hh:mm:ss.mmm, at seconds, or at frame:N.", value: "time"))
  var at: String?

  @Option(help: .said("0.5 to 2; the pitch stays."))
  var speed = 1.0

  @Option(help: .said("The loudspeaker.", value: "name"))
  var device = "default"

  @Option(
    name: .customLong("for"), help: .said("Stop after so many seconds of sound.", value: "seconds")
  )
  var duration: Double?

  func validate() throws {
    if [question, at].compactMap({ $0 }).count + (mark == nil ? 0 : 1) > 1 {
      throw ValidationError.said("Use one of --question, --mark and --at.")
    }
    if visit != nil && question == nil { throw ValidationError.said("--visit needs --question.") }
    if reach && mark == nil { throw ValidationError.said("--reach needs --mark.") }
    if !(0.5...2).contains(speed) { throw ValidationError.said("--speed is 0.5 to 2.") }
    if let duration, !(duration > 0 && duration < 1_000_000) {
      throw ValidationError.said("--for is a number of seconds above 0.")
    }
  }

  func run() async throws {
    let store = try library.open()
    let id = try store.find(interview).id
    let interview = try store.interview(id)
    let folder = try store.interviewFolder(id).url
    guard !interview.parts.isEmpty else {
      throw CommandFailure("the interview \(self.interview) has no sound")
    }
    let identity = try store.key(of: id)?.identity
    let parts = interview.parts.map {
      PlayablePart(url: folder.appending(path: $0.file), firstFrame: $0.firstFrame, identity: identity)
    }
    let player = try Player(parts: parts, device: device)
    player.speed = speed
    if question == nil, mark == nil, at == nil, duration == nil {
      try await ListeningRoom(interview: interview, player: player).run()
      return
    }
    var target = try PlayTarget(
      interview, question: question, visit: visit, mark: mark, reach: reach, time: at)
    if let duration {
      target.stop(after: interview.sampleRate.frames(seconds: duration), length: player.length)
    }
    // a mark can lie a breath after the last sound that a crash left
    if mark != nil { target.start = min(target.start, max(.zero, player.length - 1)) }
    guard target.start < player.length else {
      let rate = interview.sampleRate
      throw CommandFailure(
        "\(TimeCode.text(target.start, at: rate)) is after the end of the sound, \(TimeCode.text(player.length, at: rate))"
      )
    }
    if Console.isTerminal(0), Console.isTerminal(1) {
      try await ListeningRoom(interview: interview, player: player).run(from: target)
    } else {
      try await play(target, of: interview, with: player)
    }
  }

  private func play(_ target: PlayTarget, of interview: Interview, with player: Player) async throws {
    let signals = Signals.stream([SIGINT, SIGTERM, SIGHUP])
    let watcher = Task {
      for await signal in signals { player.stop(); return signal }; return 0 as Int32
    }
    let events = player.events
    try player.play(from: target.start, until: target.end)
    Console.error(
      "leitfaden: "
        + ListeningTexts.current().says(target, length: player.length, at: interview.sampleRate)
        + "; Ctrl-C stops")
    for await event in events {
      switch event {
      case .finished, .stopped:
        watcher.cancel()
        return
      case .failed(let error): throw error
      default: break
      }
    }
  }
}
