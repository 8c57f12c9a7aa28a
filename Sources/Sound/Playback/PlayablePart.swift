package import Foundation
package import Timeline
package import Vault

/// One sound file of an interview and where it lies on the time line. Its length is read from the file.
package struct PlayablePart: Sendable {
  /// The file; anything libsndfile reads, or such sealed as an age file. Chunks around the sound (marks, labels) do not matter.
  package let url: URL
  /// Position of the file's first frame on the interview's time line.
  package let firstFrame: Frame
  /// Frames that were recorded, if that is known: how long the silence is where the file is missing. The player
  /// asks the file alone.
  package let frames: Int64?
  /// The interview's key, which opens a sealed file; a plain one needs none.
  package let identity: AgeIdentity?

  /// Makes a part.
  package init(url: URL, firstFrame: Frame, frames: Int64? = nil, identity: AgeIdentity? = nil) {
    self.url = url
    self.firstFrame = firstFrame
    self.frames = frames
    self.identity = identity
  }
}
