import ArgumentParser
import Sitting
import Sound
import Timeline
import Wording

/// The options that say how to record.
struct SoundOptions: ParsableArguments {
  @Option(help: .said("The microphone; \"leitfaden devices\" lists them.", value: "name"))
  var device = "default"

  @Option(help: .said("Samples per second: 16000, 44100 or 48000.", value: "hertz"))
  var rate: Int?

  @Option(help: .said("1 (mono) or 2 (stereo).", value: "count"))
  var channels: Int?

  @Option(help: .said("Bits per sample: 16 or 24.", value: "bits"))
  var bits: Int?

  @Option(help: .said("The kind of sound file."))
  var container: RecordingFormat.Container?

  @Option(
    help: .said(
      "speech 16 kHz (115 MB an hour), standard 48 kHz (346 MB), archive 48 kHz 24 bit stereo (1 GB)."))
  var quality = Quality.standard

  @Option(help: .said("Keep up to 10 seconds from before the start.", value: "seconds"))
  var preRoll = 0

  @Option(
    help: .said(
      "The device's own buffer, 40 to 5000: how long the computer may be busy.", value: "milliseconds"))
  var buffer = 500

  @Option(
    help: .said(
      "Write a second copy of the sound into a folder on another drive while recording.", value: "dir"))
  var mirror: String?

  @Flag(help: .said("Begin although the disk has room for less than 10 minutes."))
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
      throw ValidationError.said("--rate \(rate) is not possible; use 16000, 44100 or 48000.")
    }
    if let channels, !(1...2).contains(channels) { throw ValidationError.said("--channels is 1 or 2.") }
    if let bits, bits != 16, bits != 24 { throw ValidationError.said("--bits is 16 or 24.") }
    if !(0...10).contains(preRoll) { throw ValidationError.said("--pre-roll is 0 to 10 seconds.") }
    if !(40...5000).contains(buffer) { throw ValidationError.said("--buffer is 40 to 5000 milliseconds.") }
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
