package import Timeline

/// What a player reports. The position while playing is asked for with `Player.position`, not reported.
package enum PlayerEvent: Equatable, Sendable {
  /// The loudspeaker was started; the first sample it gets is this frame's. After each play, resume, and after
  /// a seek or change of speed while playing.
  case started(Frame)
  /// The loudspeaker was silenced; `resume` continues with this frame.
  case paused(Frame)
  /// Everything up to this frame (not included) was heard: the end, or the `until` of `play`.
  case finished(Frame)
  /// `stop` was called while this frame was due.
  case stopped(Frame)
  /// Playing ended because of a fault of the loudspeaker or of a file.
  case failed(SoundError)
}
