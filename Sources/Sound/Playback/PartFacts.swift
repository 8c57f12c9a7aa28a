package import Foundation
package import Timeline

/// What a sound file says about itself.
package struct PartFacts: Hashable, Sendable {
  /// Frames in the file.
  package let frames: Int64
  /// Frames per second.
  package let rate: SampleRate
  /// Channels, and bits per sample.
  package let channels, bits: Int

  /// Reads the header; `nil` when the file is not there or not sound.
  package init?(_ url: URL) {
    guard let file = try? SoundFile(url) else { return nil }
    (frames, rate, channels, bits) = (file.length, file.rate, file.channels, file.bits)
  }
}
