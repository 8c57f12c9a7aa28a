package import Timeline
import Wording

/// How the sound of an interview is stored: uncompressed, in one of two containers.
package struct RecordingFormat: Sendable, Codable, Equatable {
  /// The file format around the samples.
  package enum Container: String, Sendable, Codable, CaseIterable {
    /// Plain RIFF WAV; every program reads it.
    case wav
    /// Apple's Core Audio Format; no 4 GiB limit, but fewer readers.
    case caf
  }

  /// Frames per second; where the device delivers others, ALSA converts, and it is said (`SoundConversion`).
  package var rate: SampleRate
  /// 1 or 2.
  package var channels: Int
  /// Bits per sample, 16 or 24.
  package var bits: Int
  /// The file format.
  package var container: Container

  /// Makes a format. Values that no recording can have are refused by `Recorder.init`.
  package init(
    rate: SampleRate = SampleRate(48_000), channels: Int = 1, bits: Int = 16, container: Container = .wav
  ) {
    self.rate = rate
    self.channels = channels
    self.bits = bits
    self.container = container
  }

  /// Bytes of one frame (one sample per channel) in the file.
  package var bytesPerFrame: Int { channels * bits / 8 }

  /// Without the dot: `wav` or `caf`.
  package var fileExtension: String { container.rawValue }

  /// Bytes of one hour of sound, headers left out.
  package var bytesPerHour: Int64 { Int64(rate.hertz) * Int64(bytesPerFrame) * 3600 }

  /// Refuses what the recorder cannot write.
  func validate() throws(SoundError) {
    guard [16_000, 44_100, 48_000].contains(rate.hertz) else {
      throw SoundError(
        .badRequest, "a rate of \(rate.hertz) Hz cannot be recorded", hint: "use 48000, 44100 or 16000")
    }
    guard (1...2).contains(channels) else {
      throw SoundError(.badRequest, "\(channels) channels cannot be recorded", hint: "use 1 or 2")
    }
    guard bits == 16 || bits == 24 else {
      throw SoundError(.badRequest, "\(bits) bits per sample cannot be recorded", hint: "use 16 or 24")
    }
  }
}
