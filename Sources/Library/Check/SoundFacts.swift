package import Foundation
package import Timeline
package import Vault
package import Wording

/// What a sound file says about itself. The library knows no sound formats: the executable hands in a reader.
package struct SoundFacts: Hashable, Sendable {
  /// Frames in the file.
  package var frames: Int64
  /// Frames per second.
  package var sampleRate: SampleRate
  /// Channels, and bits per sample.
  package var channels, bits: Int
  /// What is wrong with its content; `nil` when it is as it was recorded, or nothing can tell.
  package var damage: Sentence?

  /// Makes the facts.
  package init(
    frames: Int64, sampleRate: SampleRate, channels: Int, bits: Int, damage: Sentence? = nil
  ) {
    self.frames = frames
    self.sampleRate = sampleRate
    self.channels = channels
    self.bits = bits
    self.damage = damage
  }

  /// Reads the facts of a file, a sealed one with the key of its interview; `nil` when the file is not sound.
  package typealias Reader = (URL, AgeIdentity?) throws -> SoundFacts?

  /// Reads the SHA-256 of the samples of a file, as in `EventBody.PartClosed`; `nil` when it is sealed, for a sealed file
  /// proves itself, or cannot be read.
  package typealias DigestReader = (URL) -> String?
}
