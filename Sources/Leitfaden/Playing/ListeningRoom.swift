import Foundation
import Interview
import Sound
import Timeline

/// The interactive list: choose a question, a mark or a note and hear it.
struct ListeningRoom {
  let interview: Interview
  let player: Player
  let items: [ListeningItem]
  let texts = ListeningTexts.current()

  private enum Happening: Sendable {
    case key(KeyPress)
    case ended
    case tick
    case resized
  }

  init(interview: Interview, player: Player) {
    self.interview = interview
    self.player = player
    items = ListeningItem.all(of: interview)
  }

  /// Runs until `q` or the end of the input.
  ///
  /// - Parameter target: Is played at once; the list then closes where it ends, unless a key was pressed meanwhile.
  func run(from target: PlayTarget? = nil) async throws {
    guard Console.isTerminal(0), Console.isTerminal(1), let input = TerminalInput() else {
      try runPlain()
      return
    }
    let environment = ProcessInfo.processInfo.environment
    var screen = TerminalScreen(colour: environment["NO_COLOR", default: ""].isEmpty)
    defer {
      player.stop()
      screen.close()
      input.restore()
    }
    let (happenings, feed) = AsyncStream<Happening>.makeStream()
    let signals = Signals.stream([SIGTERM, SIGHUP, SIGWINCH])
    let feeders = [
      Task {
        for await press in TerminalInput.keys() { feed.yield(.key(press)) }
        feed.yield(.ended)
      },
      Task { for await signal in signals { feed.yield(signal == SIGWINCH ? .resized : .ended) } },
      Task {
        while !Task.isCancelled {
          feed.yield(.tick)
          try? await Task.sleep(for: .milliseconds(100))
        }
      },
    ]
    defer { for feeder in feeders { feeder.cancel() } }
    var chosen = 0
    // what was asked for on the command line ends by itself, as long as nobody goes elsewhere
    var closes = target != nil
    if let target {
      chosen = items.lastIndex { $0.start <= target.start } ?? 0
      try player.play(from: target.start, until: target.end)
    }
    let said = target.map { texts.says($0, length: player.length, at: interview.sampleRate) }
    for await happening in happenings {
      switch happening {
      case .ended: return
      case .resized: screen.forget()
      case .tick: if closes, !player.isPlaying { return }
      case .key(let press):
        if press.key == .character("q") || press.key == .interrupt { return }
        closes = false
        try take(press.key, &chosen)
      }
      screen.show(lines(chosen, closes ? said : nil))
    }
  }

  private func take(_ key: Key, _ chosen: inout Int) throws {
    switch key {
    case .up: chosen = max(0, chosen - 1)
    case .down: chosen = min(max(0, items.count - 1), chosen + 1)
    case .pageUp: chosen = max(0, chosen - 10)
    case .pageDown: chosen = min(max(0, items.count - 1), chosen + 10)
    case .enter: if items.indices.contains(chosen) { try player.play(from: items[chosen].start) }
    case .character(" "):
      if player.isPlaying {
        player.pause()
      } else if player.position > .zero || items.isEmpty {
        player.resume()
        if !player.isPlaying { try player.play(from: player.position) }
      } else {
        try player.play(from: .zero)
      }
    case .left, .character("b"): player.skip(seconds: -5)
    case .right: player.skip(seconds: 5)
    case .character("n"): try jump(1, &chosen)
    case .character("p"): try jump(-1, &chosen)
    case .character("+"): player.speed = min(2, player.speed + 0.25)
    case .character("-"): player.speed = max(0.5, player.speed - 0.25)
    default: break
    }
  }

  /// To the next mark or back to the one before what is being heard; half a second of grace for going back twice.
  private func jump(_ step: Int, _ chosen: inout Int) throws {
    let here = player.position
    let grace = interview.sampleRate.frames(seconds: 0.5)
    let index =
      step > 0
      ? items.firstIndex { $0.kind == .mark && $0.start > here }
      : items.lastIndex { $0.kind == .mark && $0.start < here - grace }
    guard let index else { return }
    chosen = index
    try player.play(from: items[index].start)
  }

  // MARK: - Drawing

  /// - Parameter said: What is being heard and where it ends, in place of the keys' first words.
  private func lines(_ chosen: Int, _ said: String?) -> [[ScreenText]] {
    let (width, height) = TerminalScreen.size()
    let rate = interview.sampleRate
    let state = player.isPlaying ? texts.playing : player.position > .zero ? texts.paused : texts.stopped
    let head =
      " \(state)  \(TimeCode.short(player.position, at: rate)) / \(TimeCode.short(player.length, at: rate))"
      + "  x\(player.speed)  \(interview.title) - \(interview.participant)"
    let rows = max(1, height - (said == nil ? 4 : 5))
    let first = min(max(0, chosen - rows / 2), max(0, items.count - rows))
    let heard = items.lastIndex { $0.start <= player.position }
    var lines: [[ScreenText]] = [[ScreenText(Cells.fit(head, to: width), .strong)], progress(width)]
    if let said { lines.append([ScreenText(Cells.fit(" " + said, to: width), .faint)]) }
    if items.isEmpty { lines.append([ScreenText(" " + texts.empty)]) }
    for index in items.indices.dropFirst(first).prefix(rows) {
      let sign = index == heard && player.position > .zero ? ">" : " "
      let text = "\(sign)\(TimeCode.short(items[index].start, at: rate))  \(label(items[index]))"
      lines.append([ScreenText(Cells.fit(text, to: width), index == chosen ? .current : .plain)])
    }
    lines += Array(repeating: [], count: max(0, height - 1 - lines.count))
    lines.append([ScreenText(Cells.cut(" " + texts.keys, to: width), .faint)])
    return lines
  }

  /// The whole recording as a bar; marks are `|`.
  private func progress(_ width: Int) -> [ScreenText] {
    let cells = max(10, width - 2)
    let length = max(1, player.length.index)
    var bar = Array(repeating: Character("-"), count: cells)
    let done = Int(Double(player.position.index) / Double(length) * Double(cells))
    for index in 0..<min(done, cells) { bar[index] = "=" }
    for item in items where item.kind == .mark {
      bar[min(cells - 1, Int(Double(item.start.index) / Double(length) * Double(cells)))] = "|"
    }
    return [ScreenText(" " + String(bar))]
  }

  private func label(_ item: ListeningItem) -> String {
    switch item.kind {
    case .question: item.text
    case .mark: "  \(texts.mark) \(item.text)"
    case .note: "  \(texts.note): \(item.text)"
    }
  }

  // MARK: - Line by line

  private func runPlain() throws {
    let rate = interview.sampleRate
    for (index, item) in items.enumerated() {
      Console.print("\(index + 1)  \(TimeCode.short(item.start, at: rate))  \(label(item))")
    }
    Console.print(items.isEmpty ? texts.empty : texts.prompt)
    defer { player.stop() }
    while let line = readLine() {
      switch line {
      case "q": return
      case "": continue
      case " ": if player.isPlaying { player.pause() } else { player.resume() }
      case "b": player.skip(seconds: -5)
      case "+": player.speed = min(2, player.speed + 0.25)
      case "-": player.speed = max(0.5, player.speed - 0.25)
      default:
        guard let number = Int(line), items.indices.contains(number - 1) else {
          Console.print(texts.unknown)
          continue
        }
        try player.play(from: items[number - 1].start)
      }
    }
  }
}
