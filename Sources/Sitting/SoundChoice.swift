package import Sound
import Timeline

/// How somebody wants to record.
package struct SoundChoice: Sendable {
  /// The microphone as it was named: an ALSA name, or what `Microphones.find` takes.
  package var microphone: String
  /// How the sound of a new interview is stored; one that goes on keeps its own.
  package var format: RecordingFormat
  /// Seconds of sound before the beginning that are kept, 0...10; of a new interview only.
  package var preRoll = 0
  /// The device's own buffer in milliseconds, 40...5000.
  package var buffer = 500
  /// The folder on another medium for a second copy; `nil` for none.
  package var mirror: String?
  /// Whether it shall begin although the disk has room for less than ten minutes.
  package var isShortDiskAccepted = false

  /// Makes it.
  package init(
    microphone: String = "default",
    format: RecordingFormat = RecordingFormat(
      rate: SampleRate(48_000), channels: 1, bits: 16, container: .wav),
    mirror: String? = nil
  ) {
    (self.microphone, self.format, self.mirror) = (microphone, format, mirror)
  }
}
