import ArgumentParser
import Foundation
import Sound
import Wording

/// `leitfaden devices`: the microphones in plain words, and a sound check.
struct DevicesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: Help.said("List the microphones, or check one before the talk."),
    discussion: Help.text(
      examples: [
        "leitfaden devices",
        "leitfaden devices --check default",
        "leitfaden record GUIDE --device \"Blue Yeti\"",
      ]))

  @Option(
    help: .said("Listen to this microphone for 5 seconds and say how it sounds.", value: "name"))
  var check: String?

  // every command takes it, so that scripts need not know which ones do without
  @OptionGroup(visibility: .hidden) var library: LibraryOptions

  @Flag(help: .said("Print the answer as JSON."))
  var json = false

  func run() async throws {
    if let check { try await runCheck(check) } else { try list() }
  }

  private func list() throws {
    let microphones = Microphones.list()
    if json {
      try Console.print(json: microphones.map(MicrophoneView.init))
      return
    }
    guard !microphones.isEmpty else {
      throw CommandFailure(
        "no microphone was found",
        hint: "plug one in; if one is there, its driver or sound server is not running")
    }
    for microphone in microphones {
      var remarks: [Sentence] = []
      if microphone.isDefault { remarks.append("used when none is chosen") }
      if microphone.isBusy { remarks.append("\(microphone.holder)") }
      if microphone.isMonitor { remarks.append("hears the loudspeaker, not the room") }
      if !microphone.rates.isEmpty {
        let rates = microphone.rates.map(String.init).joined(separator: ", ")
        remarks.append("\(rates) Hz, up to \(microphone.channels.upperBound) channels")
      }
      Console.print(microphone.description)
      Console.print(
        "    --device \(microphone.name.contains(" ") ? "\"\(microphone.name)\"" : microphone.name)")
      if !remarks.isEmpty { Console.say("    \(Sentence.list(remarks))") }
    }
    if !RealTimeRights.areGranted() { Console.say(Self.withoutRights) }
  }

  /// What to do is what Debian's PipeWire and JACK packages set up for a group of their own.
  private static let withoutRights = Sentence.lines([
    "",
    """
    Recording has no real-time rights for this user: on a very busy computer a few milliseconds can be lost, which is \
    then reported. To get them:
    """,
    "  1. Write this line into /etc/security/limits.d/leitfaden.conf as root: @audio - rtprio 20",
    "  2. Add yourself to the group: sudo usermod -aG audio $USER",
    "  3. Log in again.",
  ])

  private func runCheck(_ text: String) async throws {
    let microphone = try Microphones.find(text)
    let isLive = Console.isTerminal(2) && !json
    if !json {
      Console.note("listening to \(microphone.name) for 5 seconds; please speak as in the interview")
    }
    let report = try await SoundCheck(device: microphone.name, isMonitor: microphone.isMonitor).run {
      progress in
      guard isLive else { return }
      let peak = progress.peaks.max() ?? -120
      let filled = max(0, min(40, Int((peak + 60) / 1.5)))
      let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: 40 - filled)
      Console.write("\r  \(bar) \(Int(peak)) dB   ", to: 2)
    }
    if isLive { Console.write("\r\u{1B}[K", to: 2) }
    if json {
      try Console.print(json: report)
    } else {
      Console.print(report.advice)
    }
  }
}

/// A microphone as JSON.
private struct MicrophoneView: Encodable {
  let name: String
  let description: String
  let isDefault, isMonitor, isBusy: Bool
  let rates: [Int]
  let channels: Int

  init(_ microphone: Microphone) {
    name = microphone.name
    description = microphone.description
    isDefault = microphone.isDefault
    isMonitor = microphone.isMonitor
    isBusy = microphone.isBusy
    rates = microphone.rates
    channels = microphone.channels.upperBound
  }
}
