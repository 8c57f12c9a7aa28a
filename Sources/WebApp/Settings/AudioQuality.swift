import Exchange
import Sound
import Timeline

/// How good the sound is: three sets of rate, channels and bits by what they are for, as on the command line.
enum AudioQuality: String, Sendable, Codable, CaseIterable {
  /// 16 kHz: enough to understand and transcribe.
  case speech
  /// 48 kHz.
  case standard
  /// 48 kHz, 24 bit, stereo: for archives and radio.
  case archive

  /// The format of the sound file.
  var format: RecordingFormat {
    switch self {
    case .speech: RecordingFormat(rate: SampleRate(16_000), channels: 1, bits: 16, container: .wav)
    case .standard: RecordingFormat(rate: SampleRate(48_000), channels: 1, bits: 16, container: .wav)
    case .archive: RecordingFormat(rate: SampleRate(48_000), channels: 2, bits: 24, container: .wav)
    }
  }
}

extension Settings {
  /// What an hour takes on the disk: its sound, and the copies of it that are written at save.
  func bytesPerHour(_ quality: AudioQuality) -> Int64 {
    Int64(Double(quality.format.bytesPerHour) * (1 + ExportFormats.shareAtSave(exportFormats)))
  }

  /// The chosen quality; an unknown word counts as the standard one.
  var audioQuality: AudioQuality { AudioQuality(rawValue: quality) ?? .standard }
}
