import Timeline

/// What is being heard, as a moving position: a frame at a moment, and how it goes on from there.
///
/// The thread makes a new one at each top-up of the loudspeaker; between two the position is extrapolated, so
/// that reading it never touches the device.
struct PlayerClock: Hashable, Sendable {
  /// The frame heard at `moment`.
  var frame = Frame.zero
  /// When it was heard.
  var moment = MonotonicTime(nanoseconds: 0)
  /// Frames of the interview per second of real time; 0 while nothing is heard.
  var framesPerSecond = 0
  /// The position never runs beyond this: what has been handed to the loudspeaker.
  var limit = Frame.zero
  /// What the callers set, heard from the next sample on.
  var speed = 1.0
  /// Whether sound is coming out or about to.
  var isPlaying = false

  /// The frame heard at `now`.
  func position(at now: MonotonicTime) -> Frame {
    guard framesPerSecond > 0, now > moment else { return frame }
    let moved = SampleRate(framesPerSecond).frames(nanoseconds: now - moment)
    return max(frame, min(frame + moved, limit))
  }
}
