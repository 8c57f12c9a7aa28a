import ArgumentParser
import Sitting
import Sound
import Timeline

/// The options that say how to record.
struct SoundOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The microphone; \"leitfaden devices\" lists them.", valueName: "name"))
  var device = "default"

  @Option(help: ArgumentHelp("Samples per second: 16000, 44100 or 48000.", valueName: "hertz"))
  var rate: Int?

  @Option(help: ArgumentHelp("1 (mono) or 2 (stereo).", valueName: "count"))
  var channels: Int?

  @Option(help: ArgumentHelp("Bits per sample: 16 or 24.", valueName: "bits"))
  var bits: Int?

  @Option(help: "The kind of sound file.")
  var container: RecordingFormat.Container?

  @Option(
    help: "speech 16 kHz (115 MB an hour), standard 48 kHz (346 MB), archive 48 kHz 24 bit stereo (1 GB).")
  var quality = Quality.standard

  @Option(help: ArgumentHelp("Keep up to 10 seconds from before the start.", valueName: "seconds"))
  var preRoll = 0

  @Option(
    help: ArgumentHelp(
      "The device's own buffer, 40 to 5000: how long the computer may be busy.", valueName: "milliseconds"))
  var buffer = 500

  @Option(
    help: ArgumentHelp(
      "Write a second copy of the sound into a folder on another medium while recording.", valueName: "dir"))
  var mirror: String?

  @Flag(help: "Begin although the disk has room for less than 10 minutes.")
  var anyway = false

  /// Sets of rate, channels and bits by what they are for.
  enum Quality: String, ExpressibleByArgument, CaseIterable, Sendable {
    case speech, standard, archive

    var format: RecordingFormat {
      switch self {
      case .speech: RecordingFormat(rate: SampleRate(16_000), channels: 1, bits: 16, container: .wav)
      case .standard: RecordingFormat(rate: SampleRate(48_000), channels: 1, bits: 16, container: .wav)
      case .archive: RecordingFormat(rate: SampleRate(48_000), channels: 2, bits: 24, container: .wav)
      }
    }
  }

  func validate() throws {
    if let rate, ![16_000, 44_100, 48_000].contains(rate) {
      throw ValidationError("--rate \(rate) is not possible; use 16000, 44100 or 48000.")
    }
    if let channels, !(1...2).contains(channels) { throw ValidationError("--channels is 1 or 2.") }
    if let bits, bits != 16, bits != 24 { throw ValidationError("--bits is 16 or 24.") }
    if !(0...10).contains(preRoll) { throw ValidationError("--pre-roll is 0 to 10 seconds.") }
    if !(40...5000).contains(buffer) { throw ValidationError("--buffer is 40 to 5000 milliseconds.") }
  }

  /// The quality with the single choices laid over it.
  var format: RecordingFormat {
    var format = quality.format
    if let rate { format.rate = SampleRate(rate) }
    if let channels { format.channels = channels }
    if let bits { format.bits = bits }
    if let container { format.container = container }
    return format
  }

  /// The same as what a sitting begins with.
  var choice: SoundChoice {
    var choice = SoundChoice(microphone: device, format: format, mirror: mirror)
    (choice.preRoll, choice.buffer, choice.isShortDiskAccepted) = (preRoll, buffer, anyway)
    return choice
  }
}

extension RecordingFormat.Container: ExpressibleByArgument {}
