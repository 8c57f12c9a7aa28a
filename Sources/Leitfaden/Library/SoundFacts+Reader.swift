import Foundation
import Library
import Sound
import Vault

extension SoundFacts {
  /// Reads what a part says about itself, for checks and rebuilds of the library.
  static let reader: @Sendable (URL, AgeIdentity?) throws -> SoundFacts? = { url, identity in
    guard let facts = try PartFacts(url, identity: identity) else { return nil }
    return SoundFacts(
      frames: facts.frames, sampleRate: facts.rate, channels: facts.channels, bits: facts.bits,
      damage: facts.damage)
  }
}
