/// A stretch of the time line for which there is no sound from the microphone although one was wanted.
package struct Gap: Hashable, Sendable, Codable {
  /// Why the sound is missing.
  package enum Cause: String, Sendable, Codable, CaseIterable {
    /// The computer fetched the sound too late; the device said so.
    case overrun
    /// Sound went missing without a word from the device; found by counting against the monotonic clock.
    case silentLoss
    /// The computer or the device slept.
    case suspended
    /// The disk was too slow for longer than the ring holds.
    case ringFull
    /// The microphone was gone.
    case deviceLost
    /// The program that recorded died, and went on by itself.
    case interruption
  }

  /// Where the missing sound would have begun.
  package var frame: Frame
  /// Frames that were lost, at the recording's rate.
  package var frames: Int64
  /// Why.
  package var cause: Cause
  /// Whether silence of the same length stands in the file, so that the time line keeps true time.
  /// Gaps up to 2 s are filled; for longer ones a new part begins and the file frame stands still.
  package var isFilled: Bool

  /// Makes a gap.
  package init(frame: Frame, frames: Int64, cause: Cause, isFilled: Bool) {
    self.frame = frame
    self.frames = frames
    self.cause = cause
    self.isFilled = isFilled
  }
}
