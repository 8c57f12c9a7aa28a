import Documents
package import Foundation
package import Timeline
package import Vault
package import Wording

/// What a sound file says about itself.
package struct PartFacts: Hashable, Sendable {
  /// Frames in the file.
  package let frames: Int64
  /// Frames per second.
  package let rate: SampleRate
  /// Channels, and bits per sample.
  package let channels, bits: Int

  /// What is wrong with the content of a sealed file; `nil` when it is as it was sealed.
  package let damage: Sentence?

  /// Reads the header; `nil` when the file is not there or not sound. A sealed file is read from its beginning to its
  /// end, so that every change is found: about a second for an hour.
  ///
  /// - Parameter identity: The key of the interview, which opens a sealed file.
  /// - Throws: `SoundError`: `locked` for a sealed file without its key, `fileUnreadable` for one that does not open.
  package init?(_ url: URL, identity: AgeIdentity? = nil) throws {
    let name = url.lastPathComponent
    guard SealedName.isSealed(name) else {
      self.init(try? SoundFile(url), damage: nil)
      return
    }
    guard let source = try SealedSound.open(url, identity: identity, damage: .silence) else { return nil }
    self.init(try SoundFile(source, name: name), damage: (source as? SealedPart)?.damageSentence)
  }

  private init?(_ file: SoundFile?, damage: Sentence?) {
    guard let file else { return nil }
    (frames, rate, channels, bits) = (file.length, file.rate, file.channels, file.bits)
    self.damage = damage
  }
}

extension SealedPart {
  /// One sentence on what was changed in it, read whole; `nil` when it is as it was sealed.
  fileprivate var damageSentence: Sentence? {
    do throws(UnreadableBytes) {
      let pieces = try damagedPieces()
      guard let first = pieces.first else { return isFinished ? nil : "it was not finished" }
      return pieces.count == 1
        ? "1 of its pieces was changed, at byte \(first << 16)"
        : "\(pieces.count) of its pieces were changed, the first at byte \(first << 16)"
    } catch {
      return error.sentence
    }
  }
}
