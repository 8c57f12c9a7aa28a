import ArgumentParser
import Foundation
import Sitting
import Sound

/// Five seconds of listening before an interview in the terminal: the level while it listens, then a verdict. Any key
/// skips it; a good verdict asks nothing.
struct TerminalSoundCheck {
  let texts: RecorderTexts
  /// Without a moving picture, for screen readers.
  let isPlain: Bool

  /// Listens to a microphone.
  ///
  /// - Throws: `ExitCode` when somebody gives up.
  func run(_ microphone: Microphone) async throws {
    let input = TerminalInput()
    defer { input?.restore() }
    Console.print(texts.checkInvitation)
    while true {
      guard let (sentence, isGood) = await listen(microphone) else { return }
      Console.print(sentence)
      if isGood { return }
      Console.print(texts.checkQuestion)
      switch Self.key(waiting: true) {
      case UInt8(ascii: "r"), UInt8(ascii: "R"): continue
      case 10, 13: return
      case 3, UInt8(ascii: "q"), nil: throw ExitCode(130)
      default: return
      }
    }
  }

  /// What it found; nil when a key skipped it.
  private func listen(_ microphone: Microphone) async -> (sentence: String, isGood: Bool)? {
    let (steps, feed) = AsyncStream<SoundCheckProgress>.makeStream()
    let check = Task {
      defer { feed.finish() }
      return try await SoundCheck(device: microphone.name, isMonitor: microphone.isMonitor).run {
        feed.yield($0)
      }
    }
    for await step in steps {
      show(step)
      if Self.key(waiting: false) != nil { check.cancel() }
    }
    if !isPlain { Console.write("\r\u{1B}[K", to: 1) }
    do {
      let report = try await check.value
      return (texts.text(report.verdict), report.verdict == .good)
    } catch is CancellationError {
      return nil
    } catch {
      return ((error as? SoundError)?.description ?? "\(error)", false)
    }
  }

  private func show(_ step: SoundCheckProgress) {
    guard !isPlain else { return }
    let peak = max(-60, step.peaks.max() ?? -60)
    let filled = Int(((peak + 60) / 2).rounded())
    let (on, off) = Computer.speaksUTF8 ? ("▮", "▯") : ("#", ".")
    let bar = String(repeating: on, count: filled) + String(repeating: off, count: 30 - filled)
    Console.write("\r\(bar) \(Int(peak)) dB \u{1B}[K", to: 1)
  }

  /// The next byte of the keyboard; nil at its end, or when none is there and nobody waits.
  private static func key(waiting: Bool) -> UInt8? {
    var descriptor = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    while true {
      let ready = poll(&descriptor, 1, waiting ? -1 : 0)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { return nil }
      var byte: UInt8 = 0
      return read(0, &byte, 1) == 1 ? byte : nil
    }
  }
}
