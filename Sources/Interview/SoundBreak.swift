package import Foundation
package import Timeline

/// A stretch of the talk that was not recorded: a pause, off record with a reason, or an interruption. On the sound it is
/// a point, because the frame stands still.
package struct SoundBreak: Hashable, Sendable, Codable {
  /// What kind of break.
  package enum Kind: String, Hashable, Sendable, Codable {
    /// Paused.
    case pause
    /// Off record.
    case offRecord
    /// The recorder died; everything before is kept, and the interview may go on in another sitting.
    case interruption
  }

  /// What kind of break.
  package var kind: Kind
  /// Why, or empty.
  package var reason: String
  /// Where on the sound it lies.
  package var frame: Frame
  /// When it began, by the wall clock.
  package var wall: Date
  /// The same as `12:02`, by the clock of the place where the interview was held.
  package var clock: String
  /// How long it lasted, in nanoseconds of the monotonic clock; `nil` while it lasts, or when the recorder was
  /// closed during it, and for an interruption.
  package var nanoseconds: Int64?
}

/// One sound file of the interview.
package struct Part: Hashable, Sendable, Codable {
  /// 1, 2, 3 …
  package var number: Int
  /// File name in the interview's folder.
  package var file: String
  /// Position of its first frame.
  package var firstFrame: Frame
  /// Frames in it; `nil` while it is being written.
  package var frames: Int64?
  /// The microphone.
  package var device: String
  /// What its samples were when it was closed; see `EventBody.PartClosed`.
  package var sha256: String?
}

/// A question added on the spot.
package struct AddedQuestion: Hashable, Sendable, Codable {
  /// Its identifier.
  package var id: String
  /// Its wording.
  package var text: String
  /// The section it was added to, or empty.
  package var section: String
}
