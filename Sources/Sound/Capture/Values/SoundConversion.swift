/// What ALSA's converter does between a microphone and the recording, because the microphone itself delivers something
/// else.
package struct SoundConversion: Equatable, Sendable {
  /// What is recorded.
  package let format: RecordingFormat
  /// Frames per second that the microphone delivers; nil where they are those of the recording.
  package internal(set) var rate: Int?
  /// Channels that it delivers; nil where they are those of the recording.
  package internal(set) var channels: Int?
  /// Bits per sample that it delivers; nil where they are those of the recording.
  package internal(set) var bits: Int?

  /// Makes a conversion to `format`; for the tests of screens.
  package init(to format: RecordingFormat, rate: Int? = nil, channels: Int? = nil, bits: Int? = nil) {
    (self.format, self.rate, self.channels, self.bits) = (format, rate, channels, bits)
  }
}
